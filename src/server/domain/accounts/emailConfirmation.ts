import { CONFIRMATION_LINK_DAYS } from '~/contract/limits'
import type { Language } from '~/contract/languages'
import { paths } from '~/contract/paths'

import type { Limits } from '../limits/limitSettings'
import { takeAll, type RateLimiters } from '../limits/rateLimiter'
import type { Clock, ConfirmationTokens, KeyedHash } from '../security'
import { hasTaken, type Recipient } from './accountMails'
import { inboxOf, type Mail, type MailWords, type Outbox } from './mails'
import type { Caller } from './ownAccount'
import type { OwnAccountRecords } from './ownAccountRecords'
import { linkEnded } from './passwordReset'
import type { CurrentUser } from './users'

const LIFETIME_MS = CONFIRMATION_LINK_DAYS * 24 * 60 * 60_000

type EmailConfirmationDeps = {
  records: Pick<OwnAccountRecords, 'find' | 'confirmEmail'>
  outbox: Pick<Outbox, 'add'>
  confirmationTokens: ConfirmationTokens
  publicUrl: string
  mailWords: Record<Language, MailWords>
  limiters: Pick<RateLimiters, 'shared'>
  limits: Pick<Limits, 'mails' | 'networkConfirmations'>
  keyedHash: KeyedHash
  now: Clock
}

export type EmailConfirmation = ReturnType<typeof createEmailConfirmation>

/** Confirmation is idempotent, so its link is signed, not stored. It proves only the address it was sent to. */
export function createEmailConfirmation(deps: EmailConfirmationDeps) {
  const { records, confirmationTokens: tokens, keyedHash, now } = deps
  const mails = deps.limiters.shared('confirmations', deps.limits.mails)
  const networkMails = deps.limiters.shared('networkConfirmations', deps.limits.networkConfirmations)

  const tokensFor = (email: string, network: string) => [
    { limiter: networkMails, key: keyedHash('confirmations', network) },
    { limiter: mails, key: keyedHash('confirmations', inboxOf(email)) },
  ]

  const mailTo =
    (language: Language) =>
    (account: Recipient): Mail => {
      const expiresAt = now() + LIFETIME_MS
      const link = `${deps.publicUrl}${paths.confirm}#${tokens.issue(account, expiresAt)}`
      return { ...deps.mailWords[language].confirmation({ ...account, link }), to: account.email, expiresAt }
    }

  return {
    /** Undefined once its inbox or network had too many: aliases of one inbox could open many accounts. */
    async mailFor(email: string, { network, language }: Caller) {
      return (await hasTaken(tokensFor(email, network))) ? mailTo(language) : undefined
    },

    async sendAgain({ id: accountId }: CurrentUser, { network, language }: Caller) {
      const account = await records.find(accountId)
      if (!account || account.isEmailConfirmed) return
      await takeAll(tokensFor(account.email, network))
      await deps.outbox.add({ accountId, mail: mailTo(language)(account), now: now() })
    },

    async confirm(token: string) {
      const account = await records.find(tokens.accountOf(token))
      if (!account || !tokens.isValid(token, account, now())) throw linkEnded()
      const { id: accountId, email } = account
      if (!(await records.confirmEmail({ accountId, email, now: now() }))) throw linkEnded()
    },
  }
}
