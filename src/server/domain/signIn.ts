import type { AuthResponse, User } from '~/contract/responses'

import type { Devices } from './devices'
import { deviceHash } from './guesses'
import type { Clock, Pseudonym } from './security'
import type { SessionTokens } from './sessionTokens'
import type { Account, Holder } from './users'

type Needs = {
  sessionTokens: Pick<SessionTokens, 'open'>
  devices: Pick<Devices, 'remember'>
  pseudonym: Pseudonym
  newDeviceMark: () => string
  now: Clock
}

/** `mark`: what the device is to show from now on. */
export type SignedIn = { answer: AuthResponse; mark: string }

export type SignIn = ReturnType<typeof createSignIn>

/**
 * Opens a session in a device that the account knows from then on. Only a mark with which this account has been opened
 * before is taken over: any other may have been planted by whoever wants to pass for this device.
 */
export const createSignIn =
  ({ sessionTokens, devices, pseudonym, newDeviceMark, now }: Needs) =>
  async (account: Account, knownMark: string | undefined): Promise<SignedIn> => {
    const { id: accountId, email } = account
    const mark = knownMark ?? newDeviceMark()
    await devices.remember({ hash: deviceHash(pseudonym, email, mark), accountId, now: now() })
    const tokens = await sessionTokens.open(accountId, { mark, isKept: knownMark !== undefined })
    return { answer: { ...tokens, user: toUser(account) }, mark }
  }

export const toUser = ({ username, credits }: Holder): User => ({ username, credits })
