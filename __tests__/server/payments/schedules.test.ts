import { databases, type TestDatabase } from '../../support/databases'
import { runSchedule } from '../../support/paymentSchedules'

const START = Date.UTC(2026, 10, 29)
const MONTHS_MS = 90 * 24 * 3_600_000
const COUNT = Number(process.env['PAYMENT_SCHEDULES'] ?? 20)
const FIRST_SEED = Number(process.env['PAYMENT_SEED'] ?? 1)

describe.each(databases)('orders and payments at random, on $name', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => (database = await open()))
  afterAll(() => database.close())

  it(`count every shilling once in ${COUNT} schedules with kills and a bad line`, async () => {
    const wrong: string[] = []
    for (let seed = FIRST_SEED; seed < FIRST_SEED + COUNT; seed++) {
      const found = await runSchedule(database.db, seed, START + (seed - FIRST_SEED) * MONTHS_MS)
      wrong.push(...found.map((violation) => `seed ${seed}: ${violation}`))
    }
    expect(wrong).toEqual([])
  })
})
