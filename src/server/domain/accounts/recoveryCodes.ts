import type { RecoveryCodeResponse, RecoveryRequest } from '~/contract/accountSchemas'
import type { Language } from '~/contract/languages'

import { refuse } from '../domainError'
import type { LoginThrottle } from '../limits/loginThrottle'
import type { NetworkLimit } from '../limits/keyedSemaphore'
import type { RateLimiters } from '../limits/rateLimiter'
import type { Clock, CommonPasswords, Passwords } from '../security'
import type { Visitor } from '../sessions/sessions'
import type { Notices } from './accountMails'
import type { Caller, PasswordCheck } from './ownAccount'
import type { OwnAccountRecords } from './ownAccountRecords'
import { requireUnguessable } from './passwordPolicy'
import type { CurrentSession, Users } from './users'

type RecoveryCodesDeps = {
  users: Pick<Users, 'findByAnyEmail'>
  records: Pick<OwnAccountRecords, 'storeRecoveryCode' | 'recover'>
  passwords: Pick<Passwords, 'hash' | 'matches'>
  passwordCheck: PasswordCheck
  /** Has its own counters: wrong passwords do not lock the code. */
  throttle: LoginThrottle
  networkLimit: NetworkLimit
  commonPasswords: CommonPasswords
  notices: Notices
  newRecoveryCode: (language: Language) => string
  now: Clock
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>

/**
 * Recovers an account without mail, by words that the owner wrote down in the language of the request. Stores only a
 * hash of them, so that they work in every language of the page.
 */
export function createRecoveryCodes(deps: RecoveryCodesDeps) {
  const { records, passwords, passwordCheck, networkLimit, newRecoveryCode, now } = deps
  return {
    /** Invalidates the earlier code. */
    async replace(user: CurrentSession, password: string, { network, language }: Caller) {
      const { permit, ...account } = await passwordCheck(user, network, { password })
      const recoveryCode = newRecoveryCode(language)
      const hash = await networkLimit(network, () => passwords.hash(asTyped(recoveryCode)))
      const notice = deps.notices.notice('recoveryCodeMade', account, language)
      await records.storeRecoveryCode({ permit, hash, notice, now: now() })
      return { recoveryCode } satisfies RecoveryCodeResponse
    },

    recover: createRecover(deps),
  }
}

/** Same response, after the same work, for an unknown address, an account without a code, and a wrong code. */
function createRecover({ records, passwords, networkLimit, ...deps }: RecoveryCodesDeps) {
  async function identify({ email, code }: RecoveryRequest) {
    const account = await deps.users.findByAnyEmail(email)
    const codeHash = account?.recoveryCodeHash
    const matches = await passwords.matches(asTyped(code), codeHash)
    return account && matches && codeHash !== undefined ? { ...account, codeHash } : undefined
  }

  return async (request: RecoveryRequest, visitor: Visitor, language: Language): Promise<RecoveryCodeResponse> => {
    const { network } = visitor
    const attempt = await deps.throttle.begin(request.email, visitor)
    const identified = networkLimit(network, () => identify(request))
    const account = await identified.catch(async (error: unknown) => {
      await attempt.withdrawn()
      throw error
    })
    if (!account) throw wrong()
    await attempt.succeeded()
    if (account.isSuspended) throw refuse('suspended', 'accountSuspended')
    requireUnguessable({ ...account, password: request.password }, deps.commonPasswords)
    const recoveryCode = deps.newRecoveryCode(language)
    const passwordHash = await networkLimit(network, () => passwords.hash(request.password))
    const to = await networkLimit(network, () => passwords.hash(asTyped(recoveryCode)))
    const notice = deps.notices.notice('passwordChanged', account, language)
    const putBackMail = deps.notices.putBackMail(account, language)
    const used = { accountId: account.id, email: account.email, from: account.codeHash, to, passwordHash }
    if (!(await records.recover({ ...used, notice, putBackMail, now: deps.now() }))) throw wrong()
    return { recoveryCode }
  }
}

/** Ignores capitals, hyphens, list numbers and line breaks. */
const asTyped = (code: string) =>
  code
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join(' ')

const wrong = () => refuse('invalid', 'recoveryCodeWrong', { field: 'code' })

/** The same limits, counted separately. */
export const withOwnCounters = (
  limiters: Pick<RateLimiters, 'shared'>,
  name: string,
): Pick<RateLimiters, 'shared'> => ({
  shared: (counter, rule) => limiters.shared(`${name}-${counter}`, rule),
})
