import type { TooManyAttempts } from '~/server/domain/errors'
import { createRateLimiters } from '~/server/persistence/rateLimiters'

import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { fakeDate } from '../../support/fakeDate'

const HOUR_MS = 3_600_000
const RULE = { points: 3, durationSeconds: 60 }

describe.each(databases)('rate limiters on $name', ({ open }) => {
  let database: TestDatabase
  let clock: ReturnType<typeof fakeDate>
  beforeEach(async () => {
    database = await open()
    clock = fakeDate()
  })
  afterEach(async () => {
    jest.useRealTimers()
    await database.close()
  })

  const shared = (rule: object = {}) => createRateLimiters(database.db).shared('test', { ...RULE, ...rule })
  /** The wait after each of so many attempts, in seconds; undefined when it was allowed. */
  const take = async (limiter: ReturnType<typeof shared>, times: number) => {
    const waits: (number | undefined)[] = []
    const waitOf = (error: unknown) => (error as TooManyAttempts).retryAfterSeconds
    for (let time = 0; time < times; time++) waits.push(await limiter.consume('key').then(() => undefined, waitOf)) // prettier-ignore
    return waits
  }

  it('allow so many in a window, block for as long as the rule says, give back and forget', async () => {
    const limiter = shared()
    expect(await take(limiter, 4)).toEqual([undefined, undefined, undefined, 60])
    clock.pass(50_000)
    expect(await take(limiter, 1)).toEqual([10])
    clock.pass(10_000)
    expect(await take(limiter, 3)).toEqual([undefined, undefined, undefined])
    await limiter.giveBack('key')
    expect(await take(limiter, 2)).toEqual([undefined, 60])
    await limiter.forget('key')
    const blocking = shared({ blockSeconds: 15 })
    expect(await take(blocking, 5)).toEqual([undefined, undefined, undefined, 15, 15])
  })

  it('are not undone by a transaction that is rolled back meanwhile', async () => {
    const limiter = shared()
    const transaction = await database.db.startTransaction().execute()
    await transaction.selectFrom('account').select('id').execute()
    const taken = take(limiter, 3)
    await new Promise(setImmediate)
    await transaction.rollback().execute()
    expect(await taken).toEqual([undefined, undefined, undefined])
    expect(await take(limiter, 1)).toEqual([60])
  })

  it('delete what has expired', async () => {
    await take(shared(), 1)
    clock.pass(HOUR_MS)
    await createRateLimiters(database.db).shared('other', RULE).consume('other')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const rows = await database.db.selectFrom('rate_limit').select('key').execute()
    expect(rows).toEqual([{ key: 'other:other' }])
  })

  it('in memory count by themselves', async () => {
    const limiters = createRateLimiters(database.db)
    const [first, second] = [limiters.inMemory(RULE), limiters.inMemory(RULE)]
    expect(await take(first, 4)).toEqual([undefined, undefined, undefined, 60])
    expect(await take(second, 1)).toEqual([undefined])
    clock.pass(-HOUR_MS)
    expect(await take(first, 1)).toEqual([undefined])
  })
})
