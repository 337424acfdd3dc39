import type { LoginRequest, RegisterRequest } from '~/contract/credentials'
import { FREE_CREDITS } from '~/contract/limits'

import type { Visitor } from './devices'
import { DomainError, refuse } from './errors'
import type { Guesses } from './guesses'
import { whyRefused } from './passwordPolicy'
import type { CommonPasswords, Passwords } from './security'
import type { SignIn, SignedIn } from './signIn'
import type { Account, Users } from './users'

type Needs = {
  users: Users
  passwords: Passwords
  commonPasswords: CommonPasswords
  guesses: Guesses
  signIn: SignIn
}

export type Accounts = ReturnType<typeof createAccounts>

export const createAccounts = ({ users, passwords, commonPasswords, guesses, signIn }: Needs) => ({
  async register(request: RegisterRequest, visitor: Visitor): Promise<SignedIn> {
    const { username, email, password } = request
    const refusal = whyRefused(request, commonPasswords)
    if (refusal !== undefined) throw new DomainError('invalid', { password: [refusal] })
    await guesses.countSignUp(visitor)
    const passwordHash = await passwords.hash(password)
    const account = await users.add({ username, email, passwordHash, credits: FREE_CREDITS })
    if (!account) throw new DomainError('conflict', { email: ['This e-mail address is already registered.'] })
    return signIn(account, undefined)
  },

  /** Says the same, after the same work, for an unknown address and a wrong password. */
  async login(request: LoginRequest, visitor: Visitor): Promise<SignedIn> {
    const guess = await guesses.begin(request.email, visitor)
    const account = await identify({ users, passwords }, request).catch(async (error: unknown) => {
      await guess.withdrawn()
      throw error
    })
    if (!account) throw refuse('unauthenticated', 'The e-mail address or the password is wrong.')
    await guess.succeeded()
    if (passwords.isOutdated(account.passwordHash)) await rehash({ users, passwords }, account, request.password)
    return signIn(account, guess.isKnown ? visitor.deviceToken : undefined)
  },
})

type Identification = Pick<Needs, 'users' | 'passwords'>

async function identify({ users, passwords }: Identification, { email, password }: LoginRequest) {
  const account = await users.findByEmail(email)
  const matches = await passwords.matches(password, account?.passwordHash)
  return matches ? account : undefined
}

/** Now that the password is known, it can be hashed as is asked for today. Where that fails there is a next time. */
async function rehash({ users, passwords }: Identification, { id, passwordHash }: Account, password: string) {
  const stronger = await passwords.hash(password).catch(() => undefined)
  if (stronger !== undefined) await users.replacePasswordHash({ id, from: passwordHash, to: stronger })
}
