import type { AuthResponse, User } from '~/contract/responses'

import type { Devices } from './devices'
import { deviceHash } from './guesses'
import type { Clock, KeyedHash } from './security'
import type { SessionTokens } from './sessionTokens'
import type { Account, CurrentUser } from './users'

type Needs = {
  sessionTokens: Pick<SessionTokens, 'open'>
  devices: Pick<Devices, 'remember'>
  keyedHash: KeyedHash
  newDeviceToken: () => string
  now: Clock
}

/** `deviceToken`: what the device is to show from now on. */
export type SignedIn = { answer: AuthResponse; deviceToken: string }

export type SignIn = ReturnType<typeof createSignIn>

/**
 * Opens a session in a device that the account knows from then on. Only a deviceToken with which this account has been opened
 * before is taken over: any other may have been planted by whoever wants to pass for this device.
 */
export const createSignIn =
  ({ sessionTokens, devices, keyedHash, newDeviceToken, now }: Needs) =>
  async (account: Account, knownDeviceToken: string | undefined): Promise<SignedIn> => {
    const { id: accountId, email } = account
    const deviceToken = knownDeviceToken ?? newDeviceToken()
    await devices.remember({ hash: deviceHash(keyedHash, email, deviceToken), accountId, now: now() })
    const tokens = await sessionTokens.open(accountId, { deviceToken, isKept: knownDeviceToken !== undefined })
    return { answer: { ...tokens, user: toUser(account) }, deviceToken }
  }

export const toUser = ({ username, credits }: CurrentUser): User => ({ username, credits })
