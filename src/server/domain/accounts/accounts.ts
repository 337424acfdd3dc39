import type { LoginRequest, RegisterRequest } from '~/contract/credentials'
import { FREE_CREDITS } from '~/contract/limits'

import { refuse } from '../domainError'
import type { LoginThrottle } from '../limits/loginThrottle'
import type { NetworkLimit } from '../limits/keyedSemaphore'
import type { SignUpLimit } from '../limits/signUpLimit'
import type { CommonPasswords, Passwords } from '../security'
import type { Visitor } from '../sessions/sessions'
import type { SignIn, SignedIn } from '../sessions/signIn'
import type { EmailConfirmation } from './emailConfirmation'
import type { Caller } from './ownAccount'
import { requireUnguessable } from './passwordPolicy'
import type { Account, Users } from './users'

type AccountsDeps = {
  emailConfirmation: Pick<EmailConfirmation, 'mailFor'>
  users: Users
  passwords: Passwords
  networkLimit: NetworkLimit
  commonPasswords: CommonPasswords
  loginThrottle: LoginThrottle
  signUpLimit: SignUpLimit
  signIn: SignIn
}

export type Accounts = ReturnType<typeof createAccounts>

export const createAccounts = (deps: AccountsDeps) => {
  const { users, passwords, networkLimit, commonPasswords, signIn } = deps
  return {
    async register(request: RegisterRequest, visitor: Visitor & Caller): Promise<SignedIn> {
      const { username, email, password } = request
      requireUnguessable(request, commonPasswords)
      const account = await deps.signUpLimit({ network: visitor.network, email }, async () => {
        if (await users.findByAnyEmail(email)) throw taken() // before the expensive hash
        const passwordHash = await networkLimit(visitor.network, () => passwords.hash(password))
        const mailTo = await deps.emailConfirmation.mailFor(email, visitor)
        const account = { username, email, passwordHash, credits: FREE_CREDITS }
        const added = await users.add(account, (id) => mailTo?.({ id, username, email }))
        if (!added) throw taken()
        return added
      })
      return signIn(account, undefined)
    },

    /** Same response, after the same work, for an unknown address and a wrong password. */
    async login(request: LoginRequest, visitor: Visitor): Promise<SignedIn> {
      const attempt = await deps.loginThrottle.begin(request.email, visitor)
      const identified = networkLimit(visitor.network, () => identify({ users, passwords }, request))
      const account = await identified.catch(async (error: unknown) => {
        await attempt.withdrawn()
        throw error
      })
      if (!account) throw refuse('unauthenticated', 'wrongCredentials')
      await attempt.succeeded()
      if (account.isSuspended) throw refuse('suspended', 'accountSuspended')
      const signedIn = await signIn(account, attempt.knownToken)
      if (passwords.isOutdated(account.passwordHash)) await rehash({ users, passwords }, account, request.password)
      return signedIn
    },
  }
}

const taken = () => refuse('conflict', 'emailTaken', { field: 'email' })

type Identification = Pick<AccountsDeps, 'users' | 'passwords'>

async function identify({ users, passwords }: Identification, { email, password }: LoginRequest) {
  const account = await users.findByEmail(email)
  const matches = await passwords.matches(password, account?.passwordHash)
  return matches ? account : undefined
}

/** Only a login has the plain password to hash at the current cost; after a failure the next login tries again. */
async function rehash({ users, passwords }: Identification, { id, passwordHash }: Account, password: string) {
  const stronger = await passwords.hash(password).catch(() => undefined)
  if (stronger !== undefined) await users.replacePasswordHash({ id, from: passwordHash, to: stronger })
}
