import { TooManyAttempts } from '~/server/domain/domainError'
import { limitsOf } from '~/server/domain/limits/limitSettings'
import { createLoginThrottle } from '~/server/domain/limits/loginThrottle'
import { createRateLimiters } from '~/server/persistence/rateLimiters'
import type { OpenDatabase } from '~/server/persistence/schema'
import { createKeyedHash } from '~/server/security/keyedHash'

import { fakeDate } from './fakeDate'
import { openMigratedSqlite } from './migratedSqlite'

const limits = limitsOf({ signUpsPerHour: 120, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 })
const keyedHash = createKeyedHash('a secret of the test that is long enough')
const GUESS_EVERY_MS = 100
const HEAD_START_MS = 120_000
/** How long a person needs, once the wait that the app told is over. */
const REACTIONS_MS = [1_200, 4_100, 2_300, 3_400, 1_700]
const MAX_TRIES = 10

type Attempt = { email: string; network: string }
/** `withinSeconds`: every owner is in by then; see decision 008 for the figures without round-robin limits. */
type Attack = { guess: (time: number) => Attempt; owner: (index: number) => Attempt; withinSeconds: number }

const OWNER = 'wanjiru@example.com'
const attacks: Record<string, Attack> = {
  'at her account from fifty networks': {
    guess: (time) => ({ email: OWNER, network: `198.51.100.${time % 50}` }),
    owner: (index) => ({ email: OWNER, network: `203.0.113.${index}` }),
    withinSeconds: 600,
  },
  'at other accounts from her network': {
    guess: (time) => ({ email: `account${time}@example.com`, network: '192.0.2.1' }),
    owner: (index) => ({ email: `wanjiru${index}@example.com`, network: '192.0.2.1' }),
    withinSeconds: 60,
  },
}

/** Seconds until the owner's password is compared, for owners one after the other. */
async function waitsUnder(db: OpenDatabase, { guess, owner }: Attack, owners: number) {
  const clock = fakeDate()
  const devices = { findKnown: async () => undefined }
  const deps = { limits, devices, findAccount: async () => undefined, keyedHash, now: Date.now }
  const throttle = createLoginThrottle({ limiters: createRateLimiters(db), ...deps })
  let guesses = 0
  const begin = ({ email, network }: Attempt) =>
    throttle.begin(email, { network, deviceTokens: [] }).catch((error: unknown) => {
      if (error instanceof TooManyAttempts) return error
      throw error
    })
  const guessFor = async (ms: number) => {
    for (const end = Date.now() + ms; Date.now() < end;) {
      await begin(guess(guesses++))
      clock.pass(GUESS_EVERY_MS)
    }
  }
  await guessFor(HEAD_START_MS)
  const waits: number[] = []
  for (let index = 0; index < owners; index++) {
    await guessFor(7_000)
    const from = Date.now()
    let login = await begin(owner(index))
    for (let tries = 1; tries < MAX_TRIES && login instanceof TooManyAttempts; tries++) {
      await guessFor(login.retryAfterSeconds * 1000 + REACTIONS_MS[(index + tries) % REACTIONS_MS.length]!)
      login = await begin(owner(index))
    }
    waits.push(login instanceof TooManyAttempts ? Infinity : (Date.now() - from) / 1000)
  }
  return waits
}

/** For so many owners, one after the other. */
export const testLoginAttacks = (owners: number) =>
  it.each(Object.entries(attacks))(
    'lets every owner in on a new phone, while ten passwords a second are guessed %s',
    async (_where, attack) => {
      const db = await openMigratedSqlite()
      try {
        expect(Math.max(...(await waitsUnder(db, attack, owners)))).toBeLessThanOrEqual(attack.withinSeconds)
      } finally {
        jest.useRealTimers()
        await db.destroy()
      }
    },
  )
