import type { Language } from '~/contract/languages'

import type { MailWords } from '../accounts/mails'
import { DAY_MS } from '../nairobi'
import type { Clock } from '../security'
import type { PaidMail } from './paymentRecords'

const KEPT_MS = 7 * DAY_MS
const LOCALES: Record<Language, string> = { en: 'en-KE', sw: 'sw-KE' }

/** A day in Nairobi. */
const dayIn = (language: Language, time: number) =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Africa/Nairobi' }).format(time)

/** Tells the buyer of every payment, also of one that comes after the order had ended. */
export const createPaidMail =
  (words: Record<Language, MailWords>, now: Clock): PaidMail =>
  ({ language, amount, reference }, { email, username, until }) => ({
    ...words[language].paid({ username, amount, reference, until: dayIn(language, until) }),
    to: email,
    expiresAt: now() + KEPT_MS,
  })
