import { PRO_PLAN } from '~/contract/plans'
import type { AuthResponse, User } from '~/contract/responses'

import type { Account, CurrentUser } from '../accounts/users'
import { refuse } from '../domainError'
import { deviceHash } from '../limits/loginThrottle'
import type { Clock, KeyedHash } from '../security'
import type { SessionTokens } from './sessionTokens'

type SignInDeps = {
  sessionTokens: Pick<SessionTokens, 'open'>
  keyedHash: KeyedHash
  newDeviceToken: () => string
  now: Clock
}

/** `deviceToken`: the cookie that the device sends from now on. */
export type SignedIn = { response: AuthResponse; deviceToken: string }

export type SignIn = ReturnType<typeof createSignIn>

/**
 * Opens a session and makes its device known to the account. A device keeps its token only if this account was opened
 * with it before: an attacker may have planted any other. A password that was replaced after the check opens nothing.
 */
export const createSignIn =
  ({ sessionTokens, keyedHash, newDeviceToken, now }: SignInDeps) =>
  async (account: Account, knownDeviceToken: string | undefined): Promise<SignedIn> => {
    const { id: accountId, passwordHash } = account
    const deviceToken = knownDeviceToken ?? newDeviceToken()
    const login = { accountId, passwordHash, knownDeviceHash: deviceHash(keyedHash, accountId, deviceToken) }
    const tokens = await sessionTokens.open(login, { deviceToken, isKept: knownDeviceToken !== undefined })
    if (!tokens) throw refuse('unauthenticated', 'wrongCredentials')
    return { response: { ...tokens, user: toUser(account, now()) }, deviceToken }
  }

export const toUser = ({ username, credits, country, planUntil = 0, role }: CurrentUser, now: number): User => ({
  username,
  credits,
  ...(country !== undefined && { country }),
  ...(role && { role }),
  ...(planUntil > now && { plan: { name: PRO_PLAN.name, until: new Date(planUntil).toISOString() } }),
})
