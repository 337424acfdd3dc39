import { CONFIRMATION_LINK_DAYS } from '~/contract/limits'
import type { Language } from '~/contract/languages'
import { paths } from '~/contract/paths'

import type { Limits } from '../limits/limits'
import { takeAll } from '../limits/rateLimiter'
import type { RateLimiters } from '../limits/rateLimiter'
import type { Clock, ConfirmationTokens, KeyedHash } from '../security'
import { hasTaken } from './accountMails'
import type { Recipient } from './accountMails'
import { inboxOf } from './mails'
import type { Mail, MailWords, Outbox } from './mails'
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

/** Confirming an address twice changes nothing, so its link is signed and not stored. It proves the one address that it was sent to. */
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
    /** Writes the mail to a new address; undefined when its inbox or network had too many: an inbox has many addresses to open accounts with. */
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
