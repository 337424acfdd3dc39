import { createLimiter } from '~/server/security/limiter'

describe('the limiter', () => {
  const setUp = () => {
    const limited = createLimiter({ atOnce: 2, waiting: 1 }, () => new Error('full'))
    let running = 0
    let most = 0
    const finish: (() => void)[] = []
    const task = () =>
      limited(async () => {
        most = Math.max(most, ++running)
        await new Promise<void>((resolve) => finish.push(resolve))
        running--
        return 'done'
      })
    return { task, limited, finish, most: () => most }
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  it('runs two, keeps one waiting, refuses the fourth', async () => {
    const { task, finish, most } = setUp()
    const first = [task(), task(), task()]
    await expect(task()).rejects.toThrow('full')
    await settle()
    expect(finish).toHaveLength(2)
    finish.shift()!()
    await settle()
    expect(finish).toHaveLength(2)
    for (const end of finish) end()
    expect(await Promise.all(first)).toEqual(['done', 'done', 'done'])
    expect(most()).toBe(2)
  })

  it('gives a place back when a task fails', async () => {
    const { limited } = setUp()
    for (let round = 0; round < 5; round++)
      await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await limited(async () => 1)).toBe(1)
  })
})
