import { RESET_LINK_MINUTES } from '~/contract/limits'
import type { ResetRequest } from '~/contract/accountSchemas'
import type { Language } from '~/contract/languages'
import { paths } from '~/contract/paths'

import { refuse } from '../domainError'
import type { Limits } from '../limits/limitSettings'
import type { NetworkLimit } from '../limits/keyedSemaphore'
import { takeAll, type RateLimiters } from '../limits/rateLimiter'
import type { Clock, CommonPasswords, KeyedHash, OneTimeTokens, Passwords } from '../security'
import type { Visitor } from '../sessions/sessions'
import { hasTaken, type Notices } from './accountMails'
import { inboxOf, type InBackground, type Mail, type MailWords } from './mails'
import type { OwnAccountRecords } from './ownAccountRecords'
import { requireUnguessable } from './passwordPolicy'
import type { Account, Users } from './users'

const LIFETIME_MS = RESET_LINK_MINUTES * 60_000

type ResetLinkDeps = {
  records: Pick<OwnAccountRecords, 'addReset'>
  tokens: OneTimeTokens
  /** Public URL of the app. */
  publicUrl: string
  now: Clock
}

type WriteMail = (link: string, expiresAt: number) => Mail

/**
 * Makes a reset link, for an operator to hand over or for the mail that `writeMail` returns. The token follows `#`, so
 * browsers send it to no server or log.
 */
export const createResetLink =
  ({ records, tokens, publicUrl, now }: ResetLinkDeps) =>
  async (accountId: string, writeMail?: WriteMail): Promise<string> => {
    const token = tokens.create()
    const link = `${publicUrl}${paths.reset}#${token}`
    const createdAt = now()
    const expiresAt = createdAt + LIFETIME_MS
    const mail = writeMail?.(link, expiresAt)
    await records.addReset({
      tokenHash: tokens.hash(token),
      accountId,
      email: mail?.to,
      mail,
      now: createdAt,
      expiresAt,
    })
    return link
  }

type PasswordResetDeps = {
  users: Pick<Users, 'findByAnyEmail'>
  records: Pick<OwnAccountRecords, 'findByReset' | 'resetPassword'>
  resetLink: ReturnType<typeof createResetLink>
  tokens: OneTimeTokens
  passwords: Pick<Passwords, 'hash'>
  networkLimit: NetworkLimit
  commonPasswords: CommonPasswords
  notices: Notices
  mailWords: Record<Language, MailWords>
  /** Delays work by a random time, so that timing reveals nothing. */
  atRandomTime: InBackground
  limiters: Pick<RateLimiters, 'shared'>
  limits: Pick<Limits, 'mails' | 'networkMails'>
  keyedHash: KeyedHash
  now: Clock
}

export type PasswordReset = ReturnType<typeof createPasswordReset>

export function createPasswordReset(deps: PasswordResetDeps) {
  const { records, tokens, now } = deps

  return {
    requestLink: createRequestLink(deps),

    async reset({ token, password }: ResetRequest, { network }: Visitor, language: Language) {
      const tokenHash = tokens.hash(token)
      const account = await records.findByReset({ tokenHash, now: now() })
      if (!account) throw linkEnded()
      requireUnguessable({ ...account, password }, deps.commonPasswords)
      const passwordHash = await deps.networkLimit(network, () => deps.passwords.hash(password))
      const notice = deps.notices.notice('passwordChanged', account, language)
      const putBackMail = deps.notices.putBackMail(account, language)
      const isReset = await records.resetPassword({ tokenHash, passwordHash, notice, putBackMail, now: now() })
      if (!isReset) throw linkEnded()
    },
  }
}

/**
 * Same response after the same work for every address: looks the account up at a random time afterwards, and writes to
 * the database in either case, so that later requests wait equally long.
 */
function createRequestLink({ users, mailWords, limiters, limits, keyedHash, ...deps }: PasswordResetDeps) {
  const mails = limiters.shared('resets', limits.mails)
  const networkMails = limiters.shared('networkResets', limits.networkMails)
  const unknown = limiters.shared('unknownResets', limits.mails)

  const mailLink = (account: Account, language: Language) =>
    deps.resetLink(account.id, (link, expiresAt) => {
      const words = mailWords[language].reset({ ...account, link })
      return { ...words, to: account.email, expiresAt }
    })

  return async (email: string, { network }: Visitor, language: Language) => {
    const key = keyedHash('resets', inboxOf(email))
    await takeAll([
      { limiter: networkMails, key: keyedHash('resets', network) },
      { limiter: mails, key },
    ])
    deps.atRandomTime(async () => {
      const account = await users.findByAnyEmail(email)
      if (account) await mailLink(account, language)
      else await hasTaken([{ limiter: unknown, key }])
    })
  }
}

export const linkEnded = () => refuse('invalid', 'linkEnded', { field: 'token' })
