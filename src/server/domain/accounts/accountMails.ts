import { CONFIRMATION_LINK_DAYS } from '~/contract/limits'
import type { Language } from '~/contract/languages'

import { TooManyAttempts } from '../errors'
import type { Limits } from '../limits/limits'
import { takeAll } from '../limits/rateLimiter'
import type { RateLimiters, Token } from '../limits/rateLimiter'
import type { Clock, KeyedHash } from '../security'
import { inboxOf } from './mails'
import type { InBackground, Mail, Mailer, MailWords } from './mails'
import type { OwnAccountRecords } from './ownAccountRecords'
import type { Account } from './users'

export type Recipient = Pick<Account, 'id' | 'email' | 'username'>

type MailAccountDeps = { records: Pick<OwnAccountRecords, 'find'>; mailer: Pick<Mailer, 'send' | 'forget'> }

export type MailAccount = ReturnType<typeof createMailAccount>

/** Mails the owner of an account; a deletion meanwhile deletes the mail, too. */
export const createMailAccount =
  ({ records, mailer }: MailAccountDeps) =>
  async ({ id, email }: Pick<Recipient, 'id' | 'email'>, mail: Omit<Mail, 'to'>) => {
    await mailer.send({ ...mail, to: email })
    if (!(await records.find(id))) await mailer.forget(email)
  }

/** Takes all tokens and returns true, or none and false. */
export const hasTaken = (tokens: readonly Token[]): Promise<boolean> =>
  takeAll(tokens).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TooManyAttempts) return false
      throw error
    },
  )

/** As long as the longest link: the owner may be without a network. */
const NOTICE_MS = CONFIRMATION_LINK_DAYS * 24 * 60 * 60_000

type NoticesDeps = {
  mailAccount: MailAccount
  mailWords: Record<Language, MailWords>
  inBackground: InBackground
  limiters: Pick<RateLimiters, 'shared'>
  limits: Pick<Limits, 'mails'>
  keyedHash: KeyedHash
  now: Clock
}

export type Notice = (account: Recipient, language: Language) => void

/** Tells an owner by mail what was changed; the address is the one before the change. */
export function createNotices({ mailAccount, mailWords, inBackground, ...deps }: NoticesDeps) {
  const notices = deps.limiters.shared('notices', deps.limits.mails)
  const noticeOf =
    (change: 'passwordChanged' | 'emailChanged'): Notice =>
    (account, language) => {
      inBackground(async () => {
        const key = deps.keyedHash('notices', inboxOf(account.email))
        if (!(await hasTaken([{ limiter: notices, key }]))) return
        const words = mailWords[language][change](account)
        await mailAccount(account, { ...words, expiresAt: deps.now() + NOTICE_MS })
      })
    }
  return { passwordNotice: noticeOf('passwordChanged'), emailNotice: noticeOf('emailChanged') }
}
