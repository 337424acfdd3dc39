import type { LoginRequest, RegisterRequest } from '~/contract/credentials'
import { FREE_CREDITS } from '~/contract/limits'
import type { AuthResponse, User } from '~/contract/responses'

import { DomainError, refuse } from './errors'
import type { Passwords } from './security'
import type { SessionTokens } from './sessionTokens'
import type { Account, Users } from './users'

type Needs = { users: Users; passwords: Passwords; sessionTokens: Pick<SessionTokens, 'open'> }

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts({ users, passwords, sessionTokens }: Needs) {
  return {
    async register({ username, email, password }: RegisterRequest): Promise<AuthResponse> {
      const passwordHash = await passwords.hash(password)
      const account = await users.add({ username, email, passwordHash, credits: FREE_CREDITS })
      if (!account) throw new DomainError('conflict', { email: ['This e-mail address is already registered.'] })
      return signIn(account)
    },

    /** Says the same, after the same work, for an unknown address and a wrong password. */
    async login({ email, password }: LoginRequest): Promise<AuthResponse> {
      const account = await users.findByEmail(email)
      const matches = await passwords.matches(password, account?.passwordHash)
      if (!account || !matches) throw refuse('unauthenticated', 'The e-mail address or the password is wrong.')
      return signIn(account)
    },
  }

  async function signIn(account: Account): Promise<AuthResponse> {
    return { ...(await sessionTokens.open(account.id)), user: toUser(account) }
  }
}

export const toUser = ({ username, credits }: Account): User => ({ username, credits })
