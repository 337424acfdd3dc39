import { dictionary } from '@zxcvbn-ts/language-common'

import { createAccounts } from '~/server/domain/accounts/accounts'
import { createOwnAccount, createPasswordCheck } from '~/server/domain/accounts/ownAccount'
import type { OwnAccountRecords } from '~/server/domain/accounts/ownAccountRecords'
import { whyRefused } from '~/server/domain/accounts/passwordPolicy'
import type { Account, Users } from '~/server/domain/accounts/users'
import { TooManyAttempts, refuse } from '~/server/domain/domainError'
import { limitsOf } from '~/server/domain/limits/limitSettings'
import { createLoginThrottle } from '~/server/domain/limits/loginThrottle'
import { createNetworkLimit } from '~/server/domain/limits/keyedSemaphore'
import type { RateLimiters } from '~/server/domain/limits/rateLimiter'
import { createSignUpLimit } from '~/server/domain/limits/signUpLimit'
import type { Passwords } from '~/server/domain/security'
import { commonPasswords } from '~/server/security/passwords'

describe('accounts', () => {
  const person = { username: 'Otieno', email: 'otieno@example.com', password: 'nyanya-na-viazi' }
  const visitor = { network: '192.0.2.1', deviceTokens: [], language: 'en' as const }
  const limits = limitsOf({ signUpsPerHour: 30, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 })

  /** Everything in memory; records which hashes are compared. */
  function setUp({ passwords = {}, waitMs }: { passwords?: Partial<Passwords>; waitMs?: number } = {}) {
    const compared: (string | undefined)[] = []
    const stored: Account[] = []
    const findByEmail = async (email: string) => stored.find((account) => account.email === email)
    const users: Users = {
      findByEmail,
      findByAnyEmail: findByEmail,
      add: async (account) => {
        stored.push({ ...account, id: 'id', isSuspended: false, recoveryCodeHash: undefined })
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
    const devices = { findKnown: async () => undefined }
    const accounts = createAccounts({
      users,
      passwords: {
        hash: async (password) => `hash of ${password}`,
        matches: async (password, hash) => (compared.push(hash), hash === `hash of ${password}`),
        isOutdated: () => false,
        ...passwords,
      },
      networkLimit: createNetworkLimit(),
      commonPasswords: new Set(),
      emailConfirmation: { mailFor: async () => undefined },
      loginThrottle: createLoginThrottle({
        limiters,
        limits,
        devices,
        findAccount: findByEmail,
        keyedHash,
        now: () => 0,
      }),
      signUpLimit: createSignUpLimit({ limiters, limits, keyedHash }),
      signIn: async ({ username, credits }) => ({
        response: { access: 'a', refresh: 'r', user: { username, credits } },
        deviceToken: 'm',
      }),
    })
    return { accounts, users, compared, stored }
  }

  it('a login compares exactly one hash with or without an account, so that its timing reveals nothing', async () => {
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

  it('a login succeeds even if there is no time to rehash the password', async () => {
    const hash = () => Promise.reject(refuse('unavailable', 'tooManyLogins'))
    const { accounts, stored, users } = setUp({
      passwords: { isOutdated: () => true, matches: async () => true, hash },
    })
    await users.add({ ...person, passwordHash: 'weak', credits: 5 })
    expect((await accounts.login(person, visitor)).deviceToken).toBe('m')
    expect(stored[0]!.passwordHash).toBe('weak')
  })
})

describe('the own account', () => {
  const unused = () => Promise.reject(new Error('not asked for'))
  const unusedNotice = () => {
    throw new Error('not asked for')
  }
  const user = { id: 'id', username: 'Otieno', credits: 5, sessionId: 'session' }
  const stored = {
    ...user,
    email: 'otieno@example.com',
    passwordHash: 'hash',
    isSuspended: false,
    recoveryCodeHash: undefined,
    isEmailConfirmed: true,
    recoveryCodeMadeAt: undefined,
  }
  const limiter = {
    consume: async () => undefined,
    waitMs: async () => 0,
    refusedMs: async () => 0,
    giveBack: async () => undefined,
    forget: async () => undefined,
  }

  it('compares at most 17 passwords of one network at a time, whatever the account', async () => {
    let compared = 0
    let finish: () => void = () => undefined
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const find: OwnAccountRecords['find'] = async () => stored
    const rule = { points: 10, durationSeconds: 900 }
    const networkLimit = createNetworkLimit()
    const passwordCheck = createPasswordCheck({
      records: { find },
      passwords: { matches: () => (compared++, finished.then(() => false)) },
      networkLimit,
      limiters: { shared: () => limiter },
      limits: { passwordChecks: rule },
      keyedHash: () => 'key',
    })
    const ownAccount = createOwnAccount({
      passwordCheck,
      records: {
        ...{ find, changePassword: unused, chooseCountry: unused, chooseCounty: unused, chooseAlerts: unused },
        ...{ sessionsOf: unused, endSession: unused },
      },
      sendsMail: true,
      accounts: { exportAll: unused, remove: unused },
      passwords: { hash: unused },
      networkLimit,
      commonPasswords: new Set(),
      notices: { notice: () => unusedNotice },
      limiters: { shared: () => limiter },
      limits: { exports: rule },
      keyedHash: () => 'key',
      now: () => 0,
    })
    const removals = Array.from({ length: 40 }, (_, index) =>
      ownAccount
        .remove({ ...user, id: `id ${index}` }, 'a-guess', { network: '192.0.2.1' })
        .catch((error: unknown) => error),
    )
    await new Promise((resolve) => setImmediate(resolve))
    expect(compared).toBe(17)
    finish()
    const reasons = (await Promise.all(removals)).map((error) => (error as { reason: string }).reason)
    expect(reasons.filter((reason) => reason === 'unavailable')).toHaveLength(23)
  })
})

describe('the password policy', () => {
  const person = { username: 'Wanjiru Kamau', email: 'w.kamau-farm@example.com' }
  const why = (password: string, who = person) => whyRefused({ ...who, password }, commonPasswords)

  const COMMON = 'passwordCommon'
  const OWN_NAME = 'passwordOwnName'

  const list = dictionary['passwords-common']

  it('every common password that is long enough is refused, in any case: more than ten thousand', () => {
    const long = list.filter((password) => password.length >= 8)
    expect(list.length).toBeGreaterThan(40_000)
    expect(long.length).toBeGreaterThan(10_000)
    expect(long.filter((password) => why(password) !== COMMON)).toEqual([])
    expect(long.filter((password) => why(password.toUpperCase()) !== COMMON)).toEqual([])
  })

  it('refuses common guesses, however they are written', () => {
    for (const password of ['password', 'PassWord', 'ｐａｓｓｗｏｒｄ', '12345678', 'Qwertyuiop', 'iloveyou'])
      expect([password, why(password)]).toEqual([password, COMMON])
  })

  it('refuses variations of a name, and accepts anything else', () => {
    const names =
      'wanjirukamau Wanjiru-2026 kamau123456 12-Kamau-34 jani1234567 Jani.Jani.Jani jani-wanjiru farm@20262026'
    for (const password of [...names.split(' '), 'WANJIRU KAMAU!', person.email, 'W.KAMAU-FARM'])
      expect([password, why(password)]).toEqual([password, OWN_NAME])
    const good = ['maize-and-beans', 'wanjiru hupanda mahindi', 'jani-k9x-rafiki', '83920174655', '密码密码密码密码']
    for (const password of [...good, '🌽🌽🌽🌽🌽🌽🌽🌽', 'x'.repeat(125)])
      expect([password, why(password)]).toEqual([password, undefined])
  })

  it('treats parts of an address as names only if they are long enough', () => {
    expect(why('93847561-a', { username: 'Otieno', email: 'a.b@example.com' })).toBeUndefined()
    expect(why('9384756100', { username: 'Otieno', email: '7@example.com' })).toBeUndefined()
  })
})
