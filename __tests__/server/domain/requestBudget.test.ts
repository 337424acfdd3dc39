import { TooManyAttempts } from '~/server/domain/errors'
import { createRequestBudget } from '~/server/domain/requestBudget'
import type { Spending } from '~/server/domain/sharing'

const NOW = 1_900_000_000_000
const limits = { accountRequests: { atOnce: 3, everyMs: 1000 }, addressRequests: { atOnce: 5, everyMs: 100 } }

describe('the request budget', () => {
  let now: number
  let told: Spending[]
  /** What the database does when it is told. */
  let add: (spending: Spending) => Promise<number>
  beforeEach(() => {
    now = NOW
    told = []
    add = ({ settledAt }) => Promise.resolve(settledAt)
  })
  const create = (maxKeys?: number) =>
    createRequestBudget({
      limits,
      spendings: {
        add: (spending) => {
          told.push(spending)
          return add(spending)
        },
      },
      keyedHash: (...parts) => `hash of ${parts.join(' ')}`,
      now: () => now,
      ...(maxKeys !== undefined && { maxKeys }),
    })
  const refusal = (spend: (id: string) => void, id: string) => {
    try {
      spend(id)
    } catch (error) {
      if (error instanceof TooManyAttempts) return error.retryAfterSeconds
      throw error
    }
    return undefined
  }

  it('allows a burst, then one request in each interval', () => {
    const budget = create()
    const ask = () => refusal(budget.spendForAccount, 'a')
    expect([ask(), ask(), ask(), ask()]).toEqual([undefined, undefined, undefined, 2])
    now += 999
    expect(ask()).toBe(2)
    now += 1
    expect([ask(), ask()]).toEqual([undefined, 2])
    now += 3000
    expect([ask(), ask(), ask(), ask()]).toEqual([undefined, undefined, undefined, 2])
  })

  it('counts accounts and addresses apart, even of the same name', () => {
    const budget = create()
    for (let request = 0; request < 3; request++) budget.spendForAccount('a')
    expect(refusal(budget.spendForAccount, 'a')).toBe(2)
    expect(refusal(budget.spendForAccount, 'b')).toBeUndefined()
    for (let request = 0; request < 5; request++) budget.spendForAddress('a')
    expect(refusal(budget.spendForAddress, 'a')).toBe(2)
  })

  it('keeps nobody out for longer when the clock is put back', () => {
    const budget = create()
    for (let request = 0; request < 3; request++) budget.spendForAccount('a')
    expect(refusal(budget.spendForAccount, 'a')).toBe(2)
    for (const backMs of [90_000, 24 * 60 * 60 * 1000]) {
      now -= backMs
      expect(refusal(budget.spendForAccount, 'a')).toBe(2)
      now += 1000
      expect(refusal(budget.spendForAccount, 'a')).toBeUndefined()
    }
  })

  it('remembers so many and no more, the latest and the indebted first', () => {
    const budget = create(2)
    for (let request = 0; request < 3; request++) budget.spendForAccount('old')
    budget.spendForAccount('b')
    budget.spendForAccount('c')
    expect(refusal(budget.spendForAccount, 'old')).toBeUndefined() // forgotten, and so free again
    for (let request = 0; request < 2; request++) budget.spendForAccount('old')
    now += 2500
    budget.spendForAccount('d') // everybody but "old" has settled
    expect(refusal(budget.spendForAccount, 'old')).toBeUndefined()
    expect(refusal(budget.spendForAccount, 'old')).toBeUndefined()
    expect(refusal(budget.spendForAccount, 'old')).toBe(2)
  })

  describe('of several servers', () => {
    const many = { accountRequests: { atOnce: 100, everyMs: 100 }, addressRequests: { atOnce: 100, everyMs: 100 } }
    const original = { ...limits }
    beforeEach(() => Object.assign(limits, many))
    afterEach(() => Object.assign(limits, original))
    const ask = (budget: ReturnType<typeof create>, times: number, id = 'a') =>
      Array.from({ length: times }, () => refusal(budget.spendForAccount, id)).filter((wait) => wait === undefined)
        .length

    it('tells of whoever has asked a tenth of a budget, by a name that tells nobody, and once', async () => {
      const budget = create()
      ask(budget, 9)
      await budget.share()
      expect(told).toEqual([])
      ask(budget, 1)
      await Promise.all([budget.share(), budget.share()])
      await budget.share()
      expect(told).toEqual([
        { key: 'hash of requests account a', since: NOW, spentMs: 1000, settledAt: NOW + 1000, maxDebtMs: 20_000 },
      ])
    })

    it('hears what the others let past, and adds what it let past meanwhile', async () => {
      const budget = create()
      ask(budget, 10)
      add = ({ settledAt }) => {
        ask(budget, 5)
        return Promise.resolve(settledAt + 8000)
      }
      await budget.share()
      expect(ask(budget, 100)).toBe(5) // 10 + 80 + 5 are gone
    })

    it('tells and hears by the clock, also when it has been put back', async () => {
      const budget = create()
      ask(budget, 1)
      now -= 3_600_000
      ask(budget, 9)
      add = ({ settledAt }) => Promise.resolve(settledAt + 8900)
      await budget.share()
      expect(told).toMatchObject([{ since: NOW - 3_600_000, settledAt: NOW - 3_600_000 + 1000 }])
      expect(ask(budget, 100)).toBe(1)
    })

    it('loses nothing of what it could not tell', async () => {
      const budget = create()
      ask(budget, 10)
      add = () => {
        now += 100
        ask(budget, 1)
        return Promise.reject(new Error('The database is away.'))
      }
      await expect(budget.share()).rejects.toThrow('away')
      add = ({ settledAt }) => Promise.resolve(settledAt)
      await budget.share()
      expect(told[1]).toMatchObject({ since: NOW, spentMs: 1100, settledAt: NOW + 1100 })
    })

    it('makes nobody wait for longer than two budgets, whatever it hears', async () => {
      const budget = create()
      ask(budget, 10)
      add = () => Promise.resolve(NOW + 3_600_000)
      await budget.share()
      expect(refusal(budget.spendForAccount, 'a')).toBe(11) // until one more fits into 10 s, with 20 s owed
    })
  })
})
