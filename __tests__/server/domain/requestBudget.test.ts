import { TooManyAttempts } from '~/server/domain/errors'
import { createRequestBudget } from '~/server/domain/requestBudget'

const NOW = 1_900_000_000_000
const limits = { accountRequests: { atOnce: 3, everyMs: 1000 }, addressRequests: { atOnce: 5, everyMs: 100 } }

describe('the request budget', () => {
  let now: number
  beforeEach(() => {
    now = NOW
  })
  const create = (maxKeys?: number) =>
    createRequestBudget({ limits, now: () => now, ...(maxKeys !== undefined && { maxKeys }) })
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
    now -= 24 * 60 * 60 * 1000
    expect(refusal(budget.spendForAccount, 'a')).toBeUndefined()
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
})
