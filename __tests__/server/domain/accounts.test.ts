import { createAccounts } from '~/server/domain/accounts'
import { TooManyAttempts, refuse } from '~/server/domain/errors'
import { limitsOf } from '~/server/domain/limits'
import { createLoginThrottle } from '~/server/domain/loginThrottle'
import { createNetworkShare } from '~/server/domain/networkShare'
import type { RateLimiters } from '~/server/domain/rateLimiter'
import type { Passwords } from '~/server/domain/security'
import { createSignUpLimit } from '~/server/domain/signUpLimit'
import type { Account, Users } from '~/server/domain/users'

const person = { username: 'Otieno', email: 'otieno@example.com', password: 'nyanya-na-viazi' }
const visitor = { network: '192.0.2.1', deviceTokens: [] }
const limits = limitsOf({ signUpsPerHour: 30, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 })

/** Everything in memory; records which hashes are compared. */
function setUp({ passwords = {}, waitMs }: { passwords?: Partial<Passwords>; waitMs?: number } = {}) {
  const compared: (string | undefined)[] = []
  const stored: Account[] = []
  const users: Users = {
    findByEmail: async (email) => stored.find((account) => account.email === email),
    add: async (account) => {
      stored.push({ ...account, id: 'id', isSuspended: false })
      return stored.at(-1)!
    },
    replacePasswordHash: async () => undefined,
  }
  const consume = async () => {
    if (waitMs !== undefined) throw new TooManyAttempts(waitMs)
  }
  const none = async () => undefined
  const limiter = { consume, waitMs: async () => 0, refusedMs: async () => 0, giveBack: none, forget: none }
  const limiters: Pick<RateLimiters, 'shared'> = { shared: () => limiter }
  const keyedHash = (...parts: string[]) => parts.join(' ')
  const devices = { isKnown: async () => false }
  const accounts = createAccounts({
    users,
    passwords: {
      hash: async (password) => `hash of ${password}`,
      matches: async (password, hash) => (compared.push(hash), hash === `hash of ${password}`),
      isOutdated: () => false,
      ...passwords,
    },
    share: createNetworkShare(),
    commonPasswords: new Set(),
    loginThrottle: createLoginThrottle({ limiters, limits, devices, keyedHash, now: () => 0 }),
    signUpLimit: createSignUpLimit({ limiters, limits, keyedHash }),
    signIn: async ({ id, username, credits }) => ({
      answer: { access: 'a', refresh: 'r', user: { username, credits } },
      deviceToken: 'm',
      accountId: id,
    }),
  })
  return { accounts, users, compared, stored }
}

it('a login compares exactly one hash, whether there is an account or not, so that its time tells nothing', async () => {
  const { accounts, compared } = setUp()
  const refusal = { reason: 'unauthenticated', code: 'wrongCredentials' }
  await accounts.register(person, visitor)
  await expect(accounts.login({ ...person, password: 'wrong' }, visitor)).rejects.toMatchObject(refusal)
  await expect(accounts.login({ ...person, email: 'no@example.com' }, visitor)).rejects.toMatchObject(refusal)
  await accounts.login(person, visitor)
  expect(compared).toEqual([`hash of ${person.password}`, undefined, `hash of ${person.password}`])
})

it('a login or sign-up that has to wait compares and hashes nothing', async () => {
  const { accounts, compared, stored } = setUp({ waitMs: 15_000 })
  await expect(accounts.login(person, visitor)).rejects.toMatchObject({ reason: 'tooManyAttempts' })
  await expect(accounts.register(person, visitor)).rejects.toMatchObject({ retryAfterSeconds: 15 })
  expect([compared, stored]).toEqual([[], []])
})

it('a login succeeds although there is no time for hashing the password anew', async () => {
  const hash = () => Promise.reject(refuse('unavailable', 'tooManyLogins'))
  const { accounts, stored, users } = setUp({ passwords: { isOutdated: () => true, matches: async () => true, hash } })
  await users.add({ ...person, passwordHash: 'weak', credits: 5 })
  expect((await accounts.login(person, visitor)).deviceToken).toBe('m')
  expect(stored[0]!.passwordHash).toBe('weak')
})
