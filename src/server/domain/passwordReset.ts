import { RESET_LINK_MINUTES } from '~/contract/account'
import type { ResetRequest } from '~/contract/account'
import type { Language } from '~/contract/languages'
import { paths } from '~/contract/paths'

import type { Visitor } from './devices'
import { refuse } from './errors'
import type { Limits } from './limits'
import type { InBackground, Mailer, MailWords } from './mails'
import type { OwnAccountRecords } from './ownAccountRecords'
import type { NetworkShare } from './networkShare'
import { whyRefused } from './passwordPolicy'
import { takeAll } from './rateLimiter'
import type { RateLimiters } from './rateLimiter'
import type { Clock, CommonPasswords, KeyedHash, OneTimeTokens, Passwords } from './security'
import type { Users } from './users'

const LIFETIME_MS = RESET_LINK_MINUTES * 60_000

type ResetLinkDeps = {
  records: Pick<OwnAccountRecords, 'addReset'>
  tokens: OneTimeTokens
  /** Where people open the app. */
  publicUrl: string
  now: Clock
}

/** Makes the link of an account. The token stands behind `#`: browsers do not send it to any server or log. */
export const createResetLink =
  ({ records, tokens, publicUrl, now }: ResetLinkDeps) =>
  async (accountId: string): Promise<string> => {
    const token = tokens.create()
    const createdAt = now()
    await records.addReset({
      tokenHash: tokens.hash(token),
      accountId,
      now: createdAt,
      expiresAt: createdAt + LIFETIME_MS,
    })
    return `${publicUrl}${paths.reset}#${token}`
  }

type PasswordResetDeps = {
  users: Pick<Users, 'findByEmail'>
  records: Pick<OwnAccountRecords, 'findByReset' | 'resetPassword'>
  resetLink: ReturnType<typeof createResetLink>
  tokens: OneTimeTokens
  passwords: Pick<Passwords, 'hash'>
  share: NetworkShare
  commonPasswords: CommonPasswords
  mailer: Pick<Mailer, 'send'>
  mailWords: Record<Language, MailWords>
  inBackground: InBackground
  limiters: Pick<RateLimiters, 'shared'>
  limits: Pick<Limits, 'mails' | 'networkMails'>
  keyedHash: KeyedHash
  now: Clock
}

export type PasswordReset = ReturnType<typeof createPasswordReset>

export function createPasswordReset(deps: PasswordResetDeps) {
  const { users, records, tokens, mailer, mailWords, keyedHash, now } = deps
  const mails = deps.limiters.shared('resets', deps.limits.mails)
  const networkMails = deps.limiters.shared('networkResets', deps.limits.networkMails)

  return {
    /** Same answer, after the same work, for every address: the account is only looked for afterwards. */
    async requestLink(email: string, { network }: Visitor, language: Language) {
      await takeAll([
        { limiter: networkMails, key: keyedHash('resets', network) },
        { limiter: mails, key: keyedHash('resets', email.toLowerCase()) },
      ])
      deps.inBackground(async () => {
        const account = await users.findByEmail(email)
        if (!account) return
        const link = await deps.resetLink(account.id)
        await mailer.send({ to: account.email, ...mailWords[language].reset({ ...account, link }) })
      })
    },

    async reset({ token, password }: ResetRequest, { network }: Visitor, language: Language) {
      const tokenHash = tokens.hash(token)
      const account = await records.findByReset({ tokenHash, now: now() })
      if (!account) throw linkEnded()
      const refusal = whyRefused({ ...account, password }, deps.commonPasswords)
      if (refusal !== undefined) throw refuse('invalid', refusal, { field: 'password' })
      const passwordHash = await deps.share(network, () => deps.passwords.hash(password))
      if (!(await records.resetPassword({ tokenHash, passwordHash, now: now() }))) throw linkEnded()
      deps.inBackground(() => mailer.send({ to: account.email, ...mailWords[language].passwordChanged(account) }))
    },
  }
}

export const linkEnded = () => refuse('invalid', 'linkEnded', { field: 'token' })
