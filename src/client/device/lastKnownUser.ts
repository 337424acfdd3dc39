import type { User } from '~/contract/responses'

import type { Account } from './accountOf'
import { settings } from './settings'

/** What the server last said about the account, for a visit without a network. Never throws. */
export const lastKnownUser = {
  /** Null if another account was the last one. */
  read(account: Account): User | null {
    const stored = settings.getJson('lastUser') as { account?: unknown; user?: unknown } | undefined
    return typeof account === 'string' && stored?.account === account && isUser(stored.user) ? stored.user : null
  },
  save(account: Account, user: User) {
    if (typeof account === 'string') settings.setJson('lastUser', { account, user })
  },
}

/** Perhaps written by another version. */
const isUser = (user: unknown): user is User =>
  typeof user === 'object' &&
  user !== null &&
  'username' in user &&
  'credits' in user &&
  typeof user.username === 'string' &&
  typeof user.credits === 'number'
