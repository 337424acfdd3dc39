import { userSchema } from '~/contract/responses'
import type { User } from '~/contract/responses'

import { accountOf } from './accountOf'
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
    try {
      localStorage.setItem(KEY, JSON.stringify({ account, user }))
    } catch {
      // without a network the name is then not known
    }
  },
  forget() {
    try {
      localStorage.removeItem(KEY)
    } catch {
      // what cannot be read cannot be left behind either
    }
  },
}

const currentAccount = () => accountOf(tokenStorage.read().access)

function storedEntry(): { account: unknown; user: User } | undefined {
  try {
    const { account, user } = JSON.parse(localStorage.getItem(KEY) ?? '') as { account: unknown; user: unknown }
    return userSchema.isValidSync(user) ? { account, user } : undefined
  } catch {
    return undefined
  }
}
