import { randomUUID } from 'node:crypto'

import type { Attempt, AttemptRule } from '~/server/domain/attempts'
import { createAttemptRepository } from '~/server/persistence/attemptRepository'

import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'

const NOW = 1_900_000_000_000
const HOUR_MS = 3_600_000
/** Three at once, then 1, 2 and 4 seconds; one is forgiven a minute. */
const rule: AttemptRule = { free: 3, forgiveMs: 60_000, delaysMs: [1000, 2000, 4000] }

describe.each(databases)('attempts on $name', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const attempts = () => createAttemptRepository(database.db)
  const something = (of: AttemptRule = rule): Attempt => ({ key: randomUUID(), rule: of })
  const takeMany = async (attempt: Attempt, times: number, now = NOW) => {
    const waits: (number | undefined)[] = []
    for (let time = 0; time < times; time++) waits.push(await attempts().take([attempt], now))
    return waits
  }
  const rowOf = ({ key }: Attempt) =>
    database.db.selectFrom('attempt').selectAll().where('key', '=', key).executeTakeFirst()

  it('are free at first, then wait longer each time, and never longer than the last delay', async () => {
    const attempt = something()
    expect(await takeMany(attempt, 4)).toEqual([undefined, undefined, undefined, 1000])
    let now = NOW
    for (const delay of [1000, 2000, 4000, 4000, 4000]) {
      expect(await attempts().take([attempt], now + delay - 1)).toBe(1)
      now += delay
      expect(await attempts().take([attempt], now)).toBeUndefined()
    }
    expect(await attempts().take([attempt], now)).toBe(4000)
  })

  it('wait from the first on where none is free', async () => {
    const attempt = something({ ...rule, free: 1 })
    expect(await takeMany(attempt, 2)).toEqual([undefined, 1000])
  })

  it('are as many at once as in turn', async () => {
    const attempt = something()
    const waits = await Promise.all(Array.from({ length: 30 }, () => attempts().take([attempt], NOW)))
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(3)
  })

  it('are forgiven one by one', async () => {
    const attempt = something()
    await takeMany(attempt, 3)
    expect(await takeMany(attempt, 2, NOW + 60_000)).toEqual([undefined, 1000])
    expect(await takeMany(attempt, 4, NOW + HOUR_MS)).toEqual([undefined, undefined, undefined, 1000])
  })

  it('count everywhere or nowhere, and say the longest wait', async () => {
    const [free, nearlyUsed, used] = [something(), something(), something({ ...rule, delaysMs: [9000] })]
    await takeMany(nearlyUsed, 3)
    await takeMany(used, 3)
    expect(await attempts().take([free, nearlyUsed, used], NOW)).toBe(9000)
    expect(await rowOf(free)).toBeUndefined()
    expect(await attempts().take([free, something()], NOW)).toBeUndefined()
    expect(await rowOf(free)).toBeDefined()
  })

  it('can be given back, and forgotten', async () => {
    const attempt = something()
    await takeMany(attempt, 3)
    await attempts().giveBack([attempt, something()])
    expect(await takeMany(attempt, 2)).toEqual([undefined, 1000])
    await attempts().forget(attempt.key)
    expect(await takeMany(attempt, 4)).toEqual([undefined, undefined, undefined, 1000])
  })

  it('that are free delay none that looked at its clock earlier and is counted later', async () => {
    const attempt = something({ ...rule, free: 5 })
    for (const behindMs of [0, 1, 2, 5000]) expect(await attempts().take([attempt], NOW - behindMs)).toBeUndefined()
  })

  it.each([1, 59_000])('let nobody in whose clock is %d ms behind that of the try before', async (behindMs) => {
    const attempt = something()
    await takeMany(attempt, 3)
    for (const delay of [1000, 3000, 7000]) await attempts().take([attempt], NOW + delay) // as long as they get
    const { forgiven_at, open_at } = (await rowOf(attempt))!
    expect(await attempts().take([attempt], NOW + 7000 - behindMs)).toBe(4000 + behindMs)
    expect(await rowOf(attempt)).toEqual({ key: attempt.key, forgiven_at, open_at })
    expect(await takeMany(attempt, 2, NOW + 11_000)).toEqual([undefined, 4000])
  })

  it('lock nobody out for longer when the clock is put back', async () => {
    const attempt = something()
    await takeMany(attempt, 3)
    expect(await takeMany(attempt, 4, NOW - HOUR_MS)).toEqual([undefined, undefined, undefined, 1000])
    expect(await attempts().take([attempt], NOW - HOUR_MS - 500)).toBe(1500) // a small step back: within the delays
  })

  it('that were counted by a clock since put back do not lengthen the wait for another', async () => {
    const [early, used] = [something(), something()]
    await takeMany(early, 3)
    await takeMany(used, 3, NOW - HOUR_MS)
    expect(await attempts().take([early, used], NOW - HOUR_MS)).toBe(1000)
  })

  it('are removed once they are forgiven', async () => {
    const [old, young] = [something(), something()]
    await takeMany(old, 1)
    await takeMany(young, 1, NOW + 30_000)
    await attempts().sweep(NOW + 60_000)
    expect(await rowOf(old)).toBeUndefined()
    expect(await rowOf(young)).toBeDefined()
  })

  it('survive another opening of the same records', async () => {
    const attempt = something()
    await takeMany(attempt, 3)
    expect(await createAttemptRepository(database.db).take([attempt], NOW)).toBe(1000)
  })
})
