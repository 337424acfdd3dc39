import type { User } from '~/contract/responses'

import type { Account } from './accountOf'
import { localSettings } from './browserStorage'

const KEY = 'lastUser'

/** What the server last said about the account, for a visit without a network. Never throws. */
export const lastKnownUser = {
  /** Null where another account was the last one. */
  read(account: Account): User | null {
    const stored = storedEntry()
    return typeof account === 'string' && stored?.account === account ? stored.user : null
  },
  save(account: Account, user: User) {
    if (typeof account === 'string') localSettings.set(KEY, JSON.stringify({ account, user }))
  },
  forget() {
    localSettings.remove(KEY)
  },
}

function storedEntry(): { account: unknown; user: User } | undefined {
  try {
    const { account, user } = JSON.parse(localSettings.get(KEY) ?? '') as { account: unknown; user: unknown }
    return isUser(user) ? { account, user } : undefined
  } catch {
    return undefined
  }
}

/** Perhaps written by another version. */
const isUser = (user: unknown): user is User =>
  typeof user === 'object' &&
  user !== null &&
  'username' in user &&
  'credits' in user &&
  typeof user.username === 'string' &&
  typeof user.credits === 'number'
