import type { AuthResponse, User } from '~/contract/responses'

import type { Account, CurrentUser } from '../accounts/users'
import { deviceHash } from '../limits/loginThrottle'
import type { Clock, KeyedHash } from '../security'
import type { Devices } from './devices'
import type { SessionTokens } from './sessionTokens'

type SignInDeps = {
  sessionTokens: Pick<SessionTokens, 'open'>
  devices: Pick<Devices, 'remember'>
  keyedHash: KeyedHash
  newDeviceToken: () => string
  now: Clock
}

/** `deviceToken`: the cookie that the device is to send from now on. */
export type SignedIn = { response: AuthResponse; deviceToken: string; accountId: string }

export type SignIn = ReturnType<typeof createSignIn>

/**
 * Opens a session in a device that the account knows from then on. A device keeps its token only where this account was
 * opened with it before: an attacker may have planted any other.
 */
export const createSignIn =
  ({ sessionTokens, devices, keyedHash, newDeviceToken, now }: SignInDeps) =>
  async (account: Account, knownDeviceToken: string | undefined): Promise<SignedIn> => {
    const { id: accountId, email } = account
    const deviceToken = knownDeviceToken ?? newDeviceToken()
    await devices.remember({ hash: deviceHash(keyedHash, email, deviceToken), accountId, now: now() })
    const tokens = await sessionTokens.open(accountId, { deviceToken, isKept: knownDeviceToken !== undefined })
    return { response: { ...tokens, user: toUser(account) }, deviceToken, accountId }
  }

export const toUser = ({ username, credits, country }: CurrentUser): User => ({
  username,
  credits,
  ...(country !== undefined && { country }),
})
