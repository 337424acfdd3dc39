import { BurstyRateLimiter, RateLimiterMemory, RateLimiterUnion } from 'rate-limiter-flexible'

import { TooManyAttempts } from '~/server/domain/domainError'
import { allOf } from '~/server/domain/limits/rateLimiter'
import { openMigratedDatabase } from '~/server/persistence/database'
import { createRateLimiters } from '~/server/persistence/rateLimiters'

import { fakeDate } from '../../support/fakeDate'

const RULES = [
  { points: 2, durationSeconds: 60 },
  { points: 3, durationSeconds: 1 },
]
const HOUR_MS = 3_600_000
const inLibrary = () =>
  RULES.map(
    ({ points, durationSeconds: duration }, index) =>
      new RateLimiterMemory({ points, duration, keyPrefix: String(index) }),
  ) as [RateLimiterMemory, RateLimiterMemory]

let clock: ReturnType<typeof fakeDate>
beforeEach(() => (clock = fakeDate()))
afterEach(() => jest.useRealTimers())

it('every lets a request through after the clock was put back, where RateLimiterUnion refuses it for an hour', async () => {
  const db = await openMigratedDatabase({ sqliteFile: ':memory:' })
  const limiters = createRateLimiters(db)
  const ours = allOf(RULES.map((rule) => limiters.inMemory(rule)))
  const union = new RateLimiterUnion(...inLibrary())
  for (const limiter of [ours, union]) for (let time = 0; time < 2; time++) await limiter.consume('key')
  await expect(ours.consume('key')).rejects.toBeInstanceOf(TooManyAttempts)
  clock.pass(-HOUR_MS)
  await expect(ours.consume('key')).resolves.toBeUndefined()
  await expect(union.consume('key')).rejects.toMatchObject({ 0: { msBeforeNext: HOUR_MS + 60_000 } })
  await db.destroy()
})

it('BurstyRateLimiter tells the same whether a point is left or none, and gives none back', async () => {
  const [minute, second] = inLibrary()
  const bursty = new BurstyRateLimiter(minute, second)
  const state = async () => {
    // the type of `BurstyRateLimiter` leaves `get` out
    const { consumedPoints, remainingPoints, msBeforeNext } = (await (bursty as unknown as RateLimiterMemory).get(
      'key',
    ))!
    return { consumedPoints, remainingPoints, msBeforeNext }
  }
  for (let time = 0; time < 3; time++) await bursty.consume('key')
  const withPointsLeft = { ...(await state()), consumedPoints: 0 }
  for (let time = 0; time < 2; time++) await bursty.consume('key')
  await expect(bursty.consume('key')).rejects.toBeDefined()
  expect({ ...(await state()), consumedPoints: 0 }).toEqual(withPointsLeft)
  expect('reward' in bursty).toBe(false)
})
