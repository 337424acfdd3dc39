import { randomUUID } from 'node:crypto'

import fc from 'fast-check'

import { TooManyAttempts } from '~/server/domain/errors'
import { createRequestBudget } from '~/server/domain/requestBudget'
import type { RequestBudget } from '~/server/domain/requestBudget'
import type { Spending, Spendings } from '~/server/domain/sharing'
import { createSpendingRepository } from '~/server/persistence/spendingRepository'

import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'

const NOW = 1_900_000_000_000
const rule = { atOnce: 50, everyMs: 100 }
const limits = { accountRequests: rule, addressRequests: rule }
const BUDGET_MS = rule.atOnce * rule.everyMs

/** As if there were no other server. */
const deaf: Spendings = { add: ({ settledAt }) => Promise.resolve(settledAt) }

describe.each(databases)('what servers let past on $name', ({ open }) => {
  let database: TestDatabase
  let now: number
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => {
    now = NOW
  })
  afterAll(() => database.close())

  const spendings = () => createSpendingRepository(database.db)
  const server = (of: Spendings = spendings()) =>
    createRequestBudget({ limits, spendings: of, keyedHash: (...parts) => parts.join(' '), now: () => now })
  const isLetPast = (budget: RequestBudget, id: string) => {
    try {
      budget.spendForAccount(id)
      return true
    } catch (error) {
      if (error instanceof TooManyAttempts) return false
      throw error
    }
  }
  const letPast = (budget: RequestBudget, id: string, times: number) =>
    Array.from({ length: times }, () => isLetPast(budget, id)).filter(Boolean).length

  const spent = (change: Partial<Spending> = {}): Spending => ({
    key: 'a',
    since: NOW,
    spentMs: 1000,
    settledAt: NOW + 1000,
    maxDebtMs: 2 * BUDGET_MS,
    ...change,
  })

  it('is added up, and not to more than a visitor can owe', async () => {
    const key = randomUUID()
    const add = (change: Partial<Spending> = {}, time = NOW) => spendings().add(spent({ key, ...change }), time)
    expect(await add()).toBe(NOW + 1000)
    expect(await add()).toBe(NOW + 2000)
    expect(await add({ since: NOW + 1500, spentMs: 500, settledAt: NOW + 2000 }, NOW + 2000)).toBe(NOW + 2500)
    // what was earned between the two calls is not owed again, and not forgiven either
    expect(await add({ since: NOW + 3000, spentMs: 500, settledAt: NOW + 3600 }, NOW + 3600)).toBe(NOW + 3600)
    expect(await add({ since: NOW + 3600, spentMs: 60_000 }, NOW + 3600)).toBe(NOW + 3600 + 2 * BUDGET_MS)
  })

  it('is void where a clock that has since been put back wrote it', async () => {
    const key = randomUUID()
    await spendings().add(spent({ key }), NOW)
    expect(await spendings().add(spent({ key, since: 0, settledAt: 500 }), 0)).toBe(500)
  })

  it('adds up when many tell at once', async () => {
    const key = randomUUID()
    const heard = await Promise.all(Array.from({ length: 8 }, () => spendings().add(spent({ key }), NOW)))
    expect(Math.max(...heard)).toBe(NOW + 8000)
  })

  it('is known to a server that has just started', async () => {
    const id = randomUUID()
    const before = server()
    expect(letPast(before, id, 100)).toBe(50)
    await before.share()
    const after = server()
    expect(letPast(after, id, 5)).toBe(5)
    await after.share()
    expect(isLetPast(after, id)).toBe(false)
    now += 500 // what the new server let past before it heard
    expect(isLetPast(after, id)).toBe(false)
    now += 100
    expect(isLetPast(after, id)).toBe(true)
  })

  const steps = fc.array(
    fc.record({ pauseMs: fc.integer({ min: 0, max: 3000 }), asks: fc.nat(40), tells: fc.boolean() }),
    {
      minLength: 1,
      maxLength: 30,
    },
  )

  it('is the same for one server as if it told nobody', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const id = randomUUID()
        const [telling, alone] = [server(), server(deaf)]
        for (const { pauseMs, asks, tells } of history) {
          now += pauseMs
          expect(letPast(telling, id, asks)).toBe(letPast(alone, id, asks))
          if (tells) await telling.share()
        }
      }),
      { numRuns: 100 },
    )
  })

  it('is one budget for three servers, but for what each may keep to itself', async () => {
    const SECONDS = 60
    const passed = async (of?: Spendings) => {
      const id = randomUUID()
      const servers = [server(of), server(of), server(of)]
      let count = 0
      for (let second = 0; second < SECONDS; second++) {
        for (const each of servers) count += letPast(each, id, rule.atOnce)
        now += 1000
        for (const each of servers) await each.share()
      }
      return count
    }
    const alone = rule.atOnce + (SECONDS * 1000) / rule.everyMs
    const first = 3 * rule.atOnce // before anybody has told
    expect(await passed()).toBeLessThanOrEqual(alone + first)
    expect(await passed(deaf)).toBeGreaterThan(2.5 * alone)
  })
})
