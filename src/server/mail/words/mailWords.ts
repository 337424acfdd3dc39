import type { Language } from '~/contract/languages'
import type { MailWords } from '~/server/domain/accounts/mails'

import { en } from './en'
import { sw } from './sw'

/** The mails, in every language. */
export const mailWords: Record<Language, MailWords> = { en, sw }
