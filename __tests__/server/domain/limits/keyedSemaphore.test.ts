import { keyedSemaphore } from '~/server/domain/limits/keyedSemaphore'

const onFull = () => new Error('full')

it('admits the limit at once and the others in order, per key', async () => {
  const { acquire } = keyedSemaphore(2, { onFull })
  const order: string[] = []
  const enter = async (name: string, key = 'a') => {
    const release = await acquire(key)
    order.push(name)
    return release
  }
  const [first] = await Promise.all([enter('first'), enter('second')])
  const third = enter('third')
  const fourth = enter('fourth')
  await enter('other', 'b')
  expect(order).toEqual(['first', 'second', 'other'])
  first()
  first() // a second call releases nothing
  const releaseThird = await third
  expect(order).toEqual(['first', 'second', 'other', 'third'])
  releaseThird()
  await fourth
  expect(order.at(-1)).toBe('fourth')
})

it('rejects at once what exceeds limit and queue, and frees both', async () => {
  const { acquire, isFull } = keyedSemaphore(1, { maxWaiting: 1, onFull })
  const release = await acquire('a')
  expect(isFull('a')).toBe(false)
  const waiting = acquire('a')
  expect([isFull('a'), isFull('b')]).toEqual([true, false])
  await expect(acquire('a')).rejects.toThrow('full')
  release()
  const releaseNext = await waiting
  expect(isFull('a')).toBe(false)
  releaseNext()
  await expect(acquire('a')).resolves.toBeInstanceOf(Function)
})

it('rejects a wait that takes too long, and gives its place to the next one', async () => {
  const { acquire } = keyedSemaphore(1, { timeoutMs: 10, onFull })
  const release = await acquire('a')
  await expect(acquire('a')).rejects.toThrow('full')
  const waiting = acquire('a')
  release()
  await expect(waiting).resolves.toBeInstanceOf(Function)
})

it('releases what a failed task held', async () => {
  const { run } = keyedSemaphore(1, { maxWaiting: 0, onFull })
  const failing = () => Promise.reject(new Error('broken'))
  await expect(run('a', failing)).rejects.toThrow('broken')
  const throwing = () => {
    throw new Error('thrown')
  }
  await expect(run('a', throwing)).rejects.toThrow('thrown')
  await expect(run('a', () => Promise.resolve('done'))).resolves.toBe('done')
})

it('stores nothing of a key that is not held', async () => {
  const keys: Map<string, unknown>[] = []
  const set = jest.spyOn(Map.prototype, 'set').mockImplementation(function (this: Map<string, unknown>, key, value) {
    set.mockRestore()
    keys.push(this)
    return this.set(key as string, value)
  })
  const { run } = keyedSemaphore(1, { onFull })
  await Promise.all([1, 2, 3].map(() => run('a', () => Promise.resolve())))
  expect(keys[0]?.size).toBe(0)
})
