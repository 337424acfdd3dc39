import { CONFIRMATION_LINK_DAYS } from '~/contract/limits'
import type { Language } from '~/contract/languages'
import { paths } from '~/contract/paths'

import type { Limits } from '../limits/limits'
import { takeAll } from '../limits/rateLimiter'
import type { RateLimiters } from '../limits/rateLimiter'
import type { Clock, ConfirmationTokens, KeyedHash } from '../security'
import { hasTaken } from './accountMails'
import type { MailAccount, Recipient } from './accountMails'
import { inboxOf } from './mails'
import type { InBackground, MailWords } from './mails'
import type { Caller } from './ownAccount'
import type { OwnAccountRecords } from './ownAccountRecords'
import { linkEnded } from './passwordReset'
import type { CurrentUser } from './users'

const LIFETIME_MS = CONFIRMATION_LINK_DAYS * 24 * 60 * 60_000

type EmailConfirmationDeps = {
  records: Pick<OwnAccountRecords, 'find' | 'confirmEmail'>
  tokens: ConfirmationTokens
  publicUrl: string
  mailAccount: MailAccount
  mailWords: Record<Language, MailWords>
  inBackground: InBackground
  limiters: Pick<RateLimiters, 'shared'>
  limits: Pick<Limits, 'mails' | 'networkConfirmations'>
  keyedHash: KeyedHash
  now: Clock
}

export type EmailConfirmation = ReturnType<typeof createEmailConfirmation>

/** Confirming an address twice changes nothing, so its link is signed and not stored. */
export function createEmailConfirmation(deps: EmailConfirmationDeps) {
  const { records, tokens, keyedHash, now } = deps
  const mails = deps.limiters.shared('confirmations', deps.limits.mails)
  const networkMails = deps.limiters.shared('networkConfirmations', deps.limits.networkConfirmations)

  const tokensFor = (email: string, network: string) => [
    { limiter: networkMails, key: keyedHash('confirmations', network) },
    { limiter: mails, key: keyedHash('confirmations', inboxOf(email)) },
  ]

  function mail(account: Recipient, language: Language) {
    const expiresAt = now() + LIFETIME_MS
    const link = `${deps.publicUrl}${paths.confirm}#${tokens.issue(account.id, expiresAt)}`
    return deps.mailAccount(account, { ...deps.mailWords[language].confirmation({ ...account, link }), expiresAt })
  }

  return {
    /** To a new account, unless its inbox or network had too many: an inbox has many addresses to open accounts with. */
    send(account: Recipient, { network, language }: Caller) {
      deps.inBackground(async () => {
        if (await hasTaken(tokensFor(account.email, network))) await mail(account, language)
      })
    },

    async sendAgain(user: CurrentUser, { network, language }: Caller) {
      const account = await records.find(user.id)
      if (!account || account.isEmailConfirmed) return
      await takeAll(tokensFor(account.email, network))
      deps.inBackground(() => mail(account, language))
    },

    async confirm(token: string) {
      const accountId = tokens.accountOf(token, now())
      if (accountId === undefined || !(await records.confirmEmail({ accountId, now: now() }))) throw linkEnded()
    },
  }
}
