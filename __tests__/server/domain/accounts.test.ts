import { createAccounts } from '~/server/domain/accounts'
import { TooManyAttempts, refuse } from '~/server/domain/errors'
import { limitsOf } from '~/server/domain/limits'
import { createLoginThrottle } from '~/server/domain/loginThrottle'
import type { RateLimiters } from '~/server/domain/rateLimiter'
import type { Passwords } from '~/server/domain/security'
import { createSignUpLimit } from '~/server/domain/signUpLimit'
import type { Account, Users } from '~/server/domain/users'

const person = { username: 'Otieno', email: 'otieno@example.com', password: 'nyanya-na-viazi' }
const visitor = { network: '192.0.2.1', deviceToken: undefined }

/** Everything in memory; records what the hash function and the limiters are asked for. */
function setUp({ passwords = {}, waitMs }: { passwords?: Partial<Passwords>; waitMs?: number } = {}) {
  const verified: (string | undefined)[] = []
  const counted: string[] = []
  const stored: Account[] = []
  const users: Users = {
    findByEmail: async (email) => stored.find((account) => account.email === email),
    add: async (account) => {
      const added = { ...account, id: 'id', isSuspended: false }
      stored.push(added)
      return added
    },
    replacePasswordHash: async ({ from, to }) => {
      for (const account of stored) if (account.passwordHash === from) account.passwordHash = to
    },
  }
  const limiters: Pick<RateLimiters, 'shared'> = {
    shared: (name) => ({
      consume: async () => {
        if (waitMs !== undefined) throw new TooManyAttempts(waitMs)
        counted.push(`+${name}`)
      },
      waitMs: async () => 0,
      giveBack: async () => void counted.push(`-${name}`),
      forget: async () => void counted.push(`forget ${name}`),
    }),
  }
  const limits = limitsOf({ signUpsPerHour: 30, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 })
  const keyedHash = (...parts: string[]) => parts.join(' ')
  const accounts = createAccounts({
    users,
    passwords: {
      hash: async (password) => `hash of ${password}`,
      matches: async (password, hash) => (verified.push(hash), hash === `hash of ${password}`),
      isOutdated: () => false,
      ...passwords,
    },
    commonPasswords: new Set(),
    loginThrottle: createLoginThrottle({
      limiters,
      limits,
      devices: { isKnown: async () => false },
      keyedHash,
      now: () => 0,
    }),
    signUpLimit: createSignUpLimit({ limiters, limits, keyedHash }),
    signIn: async ({ id, username, credits }) => ({
      answer: { access: 'a', refresh: 'r', user: { username, credits } },
      deviceToken: 'm',
      accountId: id,
    }),
  })
  return { accounts, users, verified, counted, stored }
}

const unauthenticated = { reason: 'unauthenticated', body: { detail: 'The e-mail address or the password is wrong.' } }

describe('a login', () => {
  it('compares exactly one hash, whether there is an account or not', async () => {
    const { accounts, verified } = setUp()
    await accounts.register(person, visitor)
    await expect(accounts.login({ ...person, password: 'wrong' }, visitor)).rejects.toMatchObject(unauthenticated)
    expect(verified.splice(0)).toEqual([`hash of ${person.password}`])
    await expect(accounts.login({ ...person, email: 'no@example.com' }, visitor)).rejects.toMatchObject(unauthenticated)
    expect(verified.splice(0)).toEqual([undefined])
    await accounts.login(person, visitor)
    expect(verified).toHaveLength(1)
  })

  it('that has to wait compares none', async () => {
    const { accounts, verified } = setUp({ waitMs: 15_000 })
    await expect(accounts.login(person, visitor)).rejects.toMatchObject({ reason: 'tooManyAttempts' })
    expect(verified).toEqual([])
  })

  it('counts as a guess until it succeeds', async () => {
    const { accounts, counted } = setUp()
    await accounts.register(person, visitor)
    counted.length = 0
    await accounts.login({ ...person, password: 'wrong' }, visitor).catch(() => undefined)
    const taken = ['+password', '+logins', '+address']
    expect(counted.splice(0)).toEqual(taken)
    await accounts.login(person, visitor)
    expect(counted).toEqual([...taken, 'forget password', '-address'])
  })

  it('counts as no guess when nobody could compare', async () => {
    const busy = refuse('unavailable', 'Too many people are logging in right now. Please try again in a moment.')
    const { accounts, counted } = setUp({ passwords: { matches: () => Promise.reject(busy) } })
    await expect(accounts.login(person, visitor)).rejects.toBe(busy)
    expect(counted.slice(3)).toEqual(['-password', '-logins', '-address'])
  })

  it('hashes anew what was hashed with less work than is asked for today', async () => {
    const { accounts, stored } = setUp({ passwords: { isOutdated: (hash) => hash.startsWith('weak') } })
    await accounts.register(person, visitor)
    stored[0]!.passwordHash = 'weak'
    await accounts.login(person, visitor).catch(() => undefined)
    expect(stored[0]!.passwordHash).toBe('weak') // a wrong password changes nothing

    const willing = setUp({
      passwords: { isOutdated: (hash) => hash.startsWith('weak'), matches: async () => true },
    })
    await willing.accounts.register(person, visitor)
    willing.stored[0]!.passwordHash = 'weak'
    await willing.accounts.login(person, visitor)
    expect(willing.stored[0]!.passwordHash).toBe(`hash of ${person.password}`)
  })

  it('succeeds all the same when there is no time for hashing anew', async () => {
    const { accounts, stored, users } = setUp({
      passwords: {
        isOutdated: () => true,
        matches: async () => true,
        hash: () => Promise.reject(refuse('unavailable', 'Busy.')),
      },
    })
    await users.add({ ...person, passwordHash: 'weak', credits: 5 })
    expect((await accounts.login(person, visitor)).deviceToken).toBe('m')
    expect(stored[0]!.passwordHash).toBe('weak')
  })
})

describe('a registration', () => {
  it('with a password that is refused counts nothing and hashes nothing', async () => {
    const { accounts, counted, stored } = setUp()
    const request = { ...person, password: 'otieno2026' }
    await expect(accounts.register(request, visitor)).rejects.toMatchObject({
      reason: 'invalid',
      body: { password: [expect.stringMatching(/^[A-Z].+\.$/)] },
    })
    expect(counted).toEqual([])
    expect(stored).toEqual([])
  })

  it('counts as a sign-up alone when it succeeds, as a conflict when the address is taken, and not at all otherwise', async () => {
    const { accounts, counted, users } = setUp()
    await accounts.register(person, visitor)
    expect(counted.splice(0)).toEqual(['+taken', '+takenEmail', '+signUps', '-taken', '-takenEmail'])
    users.add = async () => undefined
    await expect(accounts.register(person, visitor)).rejects.toMatchObject({ reason: 'conflict' })
    expect(counted.splice(0)).toEqual(['+taken', '+takenEmail', '+signUps', '-signUps'])
    users.add = () => Promise.reject(refuse('unavailable', 'Busy.'))
    await expect(accounts.register(person, visitor)).rejects.toMatchObject({ reason: 'unavailable' })
    expect(counted).toEqual(['+taken', '+takenEmail', '+signUps', '-signUps', '-taken', '-takenEmail'])
  })

  it('that has to wait hashes nothing', async () => {
    const { accounts, stored } = setUp({ waitMs: 120_000 })
    await expect(accounts.register(person, visitor)).rejects.toMatchObject({ retryAfterSeconds: 120 })
    expect(stored).toEqual([])
  })
})
