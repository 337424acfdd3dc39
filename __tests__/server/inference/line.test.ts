import { createLine } from '~/server/inference/line'

const lineOf = (seats: string[], burdenOf: (seat: string) => number = () => 0) =>
  createLine({ seats, burdenOf, places: 2, patienceMs: 1000, refusal: () => new Error('The line is full.') })

describe('the line before the threads', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('seats those who come in the order they came', async () => {
    const line = lineOf(['a', 'b'])
    expect([await line.take(), await line.take()].sort()).toEqual(['a', 'b'])
    const third = line.take()
    const fourth = line.take()
    line.give('b')
    line.give('a')
    expect([await third, await fourth]).toEqual(['b', 'a'])
  })

  it('gives the seat with the least to do', async () => {
    const burdens = new Map([['a', 1], ['b', 0], ['c', 2]]) // prettier-ignore
    const line = lineOf([...burdens.keys()], (seat) => burdens.get(seat)!)
    expect([await line.take(), await line.take(), await line.take()]).toEqual(['b', 'a', 'c'])
  })

  it('refuses at once when it is full', async () => {
    const line = lineOf(['a'])
    await line.take()
    void line.take()
    void line.take()
    await expect(line.take()).rejects.toThrow('The line is full.')
  })

  it('drops whoever has waited too long, and gives the seat to the next', async () => {
    const line = lineOf(['a'])
    await line.take()
    const impatient = expect(line.take()).rejects.toThrow()
    jest.advanceTimersByTime(600)
    const next = line.take()
    jest.advanceTimersByTime(500)
    await impatient
    line.give('a')
    expect(await next).toBe('a')
  })

  it('drops whoever went away, before and while they wait', async () => {
    const line = lineOf(['a'])
    await line.take()
    const gone = new AbortController()
    const waiting = expect(line.take(gone.signal)).rejects.toThrow()
    gone.abort()
    await waiting
    await expect(line.take(gone.signal)).rejects.toThrow()
    line.give('a')
    expect(await line.take()).toBe('a')
  })
})
