import { userSchema } from '~/contract/responses'
import type { User } from '~/contract/responses'

import { accountOf, currentAccount } from './accountOf'
import { localSettings } from './browserStorage'
import { tokenStorage } from './tokenStorage'

const KEY = 'lastUser'

/** What the server last said about the account, for a visit without a network. Never throws. */
export const lastKnownUser = {
  /** Null when the tokens in this browser belong to another account. */
  read(): User | null {
    const account = currentAccount()
    const stored = storedEntry()
    return account !== undefined && stored?.account === account ? stored.user : null
  },
  save(user: User, access = tokenStorage.read().access) {
    const account = accountOf(access)
    if (account === undefined) return
    localSettings.set(KEY, JSON.stringify({ account, user }))
  },
  forget() {
    localSettings.remove(KEY)
  },
}

function storedEntry(): { account: unknown; user: User } | undefined {
  try {
    const { account, user } = JSON.parse(localSettings.get(KEY) ?? '') as { account: unknown; user: unknown }
    return userSchema.isValidSync(user) ? { account, user } : undefined
  } catch {
    return undefined
  }
}
