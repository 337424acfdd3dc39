import type { AccountResponse, PasswordChangeRequest, SessionsResponse } from '~/contract/accountSchemas'
import { DEFAULT_ALERTS, type Alerts } from '~/contract/alerts'
import type { County } from '~/contract/counties'
import type { Country } from '~/contract/countries'
import type { Field } from '~/contract/errors/errors'
import type { Language } from '~/contract/languages'
import type { UserResponse } from '~/contract/responses'

import { refuse } from '../domainError'
import type { Limits } from '../limits/limitSettings'
import type { NetworkLimit } from '../limits/keyedSemaphore'
import type { RateLimiters } from '../limits/rateLimiter'
import type { Clock, CommonPasswords, KeyedHash, Passwords } from '../security'
import { toUser } from '../sessions/signIn'
import type { Notices } from './accountMails'
import type { AccountRecords } from './accountRecords'
import type { OwnAccount, OwnAccountRecords, Permit } from './ownAccountRecords'
import { requireUnguessable } from './passwordPolicy'
import type { CurrentSession, CurrentUser } from './users'

type OwnAccountDeps = {
  records: Pick<
    OwnAccountRecords,
    'find' | 'changePassword' | 'chooseCountry' | 'chooseCounty' | 'chooseAlerts' | 'sessionsOf' | 'endSession'
  >
  accounts: Pick<AccountRecords, 'exportAll' | 'remove'>
  passwords: Pick<Passwords, 'hash'>
  passwordCheck: PasswordCheck
  networkLimit: NetworkLimit
  commonPasswords: CommonPasswords
  notices: Pick<Notices, 'notice'>
  limiters: Pick<RateLimiters, 'shared'>
  limits: Pick<Limits, 'exports'>
  keyedHash: KeyedHash
  /** For Web Push reminders; undefined if the server sends none. */
  pushKey?: string | undefined
  sendsMail: boolean
  now: Clock
}

export type Caller = { network: string; language: Language }

export type OwnAccountService = ReturnType<typeof createOwnAccount>

/** What a signed-in user may do with the whole account. */
export function createOwnAccount(deps: OwnAccountDeps) {
  const { records, accounts, passwords, passwordCheck, networkLimit, now } = deps
  const exports = deps.limiters.shared('exports', deps.limits.exports)

  return {
    describe: (user: CurrentUser) => describe(deps, user),

    async changePassword(user: CurrentSession, request: PasswordChangeRequest, { network, language }: Caller) {
      const { currentPassword, password } = request
      const { permit, ...account } = await passwordCheck(user, network, { currentPassword })
      requireUnguessable({ ...account, password }, deps.commonPasswords)
      const to = await networkLimit(network, () => passwords.hash(password))
      const notice = deps.notices.notice('passwordChanged', account, language)
      await records.changePassword({ permit, to, notice, now: now() })
    },

    chooseCountry: (user: CurrentUser, country: Country) => chooseCountry(records, user, country, now()),

    chooseCounty: (user: CurrentUser, county: County | null) => records.chooseCounty({ accountId: user.id, county }),

    chooseAlerts: (user: CurrentUser, alerts: Alerts, language: Language) =>
      records.chooseAlerts({ accountId: user.id, alerts, language }),

    sessions: (user: CurrentSession) => describeSessions(records, user, now()),

    endSession: (user: CurrentSession, id: string) => records.endSession({ permit: permitOf(user), id, now: now() }),

    async exportAll(user: CurrentSession) {
      await exports.consume(deps.keyedHash('exports', user.id))
      return accounts.exportAll(user.id, permitOf(user))
    },

    async remove(user: CurrentSession, password: string, { network }: Pick<Caller, 'network'>) {
      const { permit } = await passwordCheck(user, network, { password })
      await accounts.remove(user.id, permit)
    },
  }
}

async function describe(
  { records, pushKey, sendsMail }: Pick<OwnAccountDeps, 'records' | 'pushKey' | 'sendsMail'>,
  user: CurrentUser,
): Promise<AccountResponse> {
  const { username, email, isEmailConfirmed, recoveryCodeMadeAt: madeAt, ...own } = await existing(records, user)
  const recoveryCodeMadeAt = madeAt === undefined ? null : new Date(madeAt).toISOString()
  const { alerts = DEFAULT_ALERTS, county = null } = own
  const account = { username, email, isEmailConfirmed, recoveryCodeMadeAt, alerts, county, sendsMail }
  return pushKey === undefined ? account : { ...account, pushKey }
}

async function chooseCountry(
  records: Pick<OwnAccountRecords, 'chooseCountry'>,
  user: CurrentUser,
  country: Country,
  now: number,
): Promise<UserResponse> {
  await records.chooseCountry({ accountId: user.id, country })
  return { user: toUser({ ...user, country }, now) }
}

const permitOf = ({ id: accountId, sessionId }: CurrentSession): Permit => ({ accountId, sessionId })

async function describeSessions(
  records: Pick<OwnAccountRecords, 'sessionsOf'>,
  { id: accountId, sessionId }: CurrentSession,
  now: number,
): Promise<SessionsResponse> {
  const sessions = await records.sessionsOf({ accountId, now })
  return {
    sessions: sessions.map(({ id, createdAt, lastUsedAt }) => ({
      id,
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: new Date(lastUsedAt).toISOString(),
      isCurrent: id === sessionId,
    })),
  }
}

type PasswordCheckDeps = {
  records: Pick<OwnAccountRecords, 'find'>
  passwords: Pick<Passwords, 'matches'>
  networkLimit: NetworkLimit
  limiters: Pick<RateLimiters, 'shared'>
  limits: Pick<Limits, 'passwordChecks'>
  keyedHash: KeyedHash
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>

/**
 * Resolves with the account and a permit for one change if the password is right; otherwise rejects and names the
 * field. Every attempt counts towards the limit.
 */
export function createPasswordCheck(deps: PasswordCheckDeps) {
  const { records, passwords, networkLimit, limiters, limits, keyedHash } = deps
  const checks = limiters.shared('checks', limits.passwordChecks)
  return async (user: CurrentSession, network: string, given: { password: string } | { currentPassword: string }) => {
    const [[field, password]] = Object.entries(given) as [[Field, string]]
    const key = keyedHash('password check', user.id)
    await checks.consume(key)
    const account = await existing(records, user)
    const compared = networkLimit(network, () => passwords.matches(password, account.passwordHash))
    const matches = await compared.catch(async (error: unknown) => {
      await checks.giveBack(key)
      throw error
    })
    if (!matches) throw refuse('invalid', 'wrongPassword', { field })
    const permit: Permit = { ...permitOf(user), password: { hash: account.passwordHash, field } }
    return { ...account, permit }
  }
}

async function existing(records: Pick<OwnAccountRecords, 'find'>, { id }: CurrentUser): Promise<OwnAccount> {
  const account = await records.find(id)
  if (!account) throw refuse('unauthenticated', 'accountDeleted')
  return account
}
