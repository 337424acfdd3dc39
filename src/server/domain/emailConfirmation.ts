import { CONFIRMATION_LINK_DAYS } from '~/contract/account'
import type { Language } from '~/contract/languages'
import { paths } from '~/contract/paths'

import type { Limits } from './limits'
import type { InBackground, Mailer, MailWords } from './mails'
import type { OwnAccountRecords } from './ownAccountRecords'
import { linkEnded } from './passwordReset'
import type { RateLimiters } from './rateLimiter'
import type { Clock, ConfirmationTokens, KeyedHash } from './security'
import type { Account, CurrentUser } from './users'

const LIFETIME_MS = CONFIRMATION_LINK_DAYS * 24 * 60 * 60_000

type EmailConfirmationDeps = {
  records: Pick<OwnAccountRecords, 'find' | 'confirmEmail'>
  tokens: ConfirmationTokens
  publicUrl: string
  mailer: Pick<Mailer, 'send'>
  mailWords: Record<Language, MailWords>
  inBackground: InBackground
  limiters: Pick<RateLimiters, 'shared'>
  limits: Pick<Limits, 'mails'>
  keyedHash: KeyedHash
  now: Clock
}

type Recipient = Pick<Account, 'id' | 'email' | 'username'>

export type EmailConfirmation = ReturnType<typeof createEmailConfirmation>

/** Confirming an address twice changes nothing, so its link is signed and not stored. */
export function createEmailConfirmation(deps: EmailConfirmationDeps) {
  const { records, tokens, now } = deps
  const mails = deps.limiters.shared('confirmations', deps.limits.mails)

  const keyOf = (email: string) => deps.keyedHash('confirmations', email.toLowerCase())

  function mail({ id, email, username }: Recipient, language: Language) {
    const link = `${deps.publicUrl}${paths.confirm}#${tokens.issue(id, now() + LIFETIME_MS)}`
    return deps.mailer.send({ to: email, ...deps.mailWords[language].confirmation({ username, link }) })
  }

  return {
    /** To a new account, unless its address had too many: accounts with it may be opened and deleted again and again. */
    send(account: Recipient, language: Language) {
      const key = keyOf(account.email)
      deps.inBackground(async () => {
        if ((await mails.waitMs(key)) > 0) return
        await mails.consume(key)
        await mail(account, language)
      })
    },

    async sendAgain(user: CurrentUser, language: Language) {
      const account = await records.find(user.id)
      if (!account || account.isEmailConfirmed) return
      await mails.consume(keyOf(account.email))
      deps.inBackground(() => mail(account, language))
    },

    async confirm(token: string) {
      const accountId = tokens.accountOf(token, now())
      if (accountId === undefined || !(await records.confirmEmail({ accountId, now: now() }))) throw linkEnded()
    },
  }
}
