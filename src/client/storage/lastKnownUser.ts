import type { User } from '~/contract/responses'

import type { Account } from './tokenStorage'
import * as settings from './settings'

const stored = () => settings.getJson('lastUser') as { account?: unknown; user?: unknown } | undefined

/** The user as the server last sent it, for a visit without a network. Never throws. */
export const lastKnownUser = {
  /** Null if the stored user belongs to another account. Leaves out a plan that has ended since. */
  read(account: Account): User | null {
    const last = stored()
    if (typeof account !== 'string' || last?.account !== account || !isUser(last.user)) return null
    const { plan, ...user } = last.user
    return plan && Date.parse(plan.until) > Date.now() ? { ...user, plan } : user
  },
  isAnother: (account: string) => {
    const last = stored()
    return last !== undefined && last.account !== account
  },
  save(account: Account, user: User) {
    if (typeof account === 'string') settings.setJson('lastUser', { account, user })
  },
}

/** Another version of the app may have written it. */
const isUser = (user: unknown): user is User =>
  typeof user === 'object' &&
  user !== null &&
  'username' in user &&
  'credits' in user &&
  typeof user.username === 'string' &&
  typeof user.credits === 'number'
