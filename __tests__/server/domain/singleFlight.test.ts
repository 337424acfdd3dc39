import { createSingleFlight } from '~/server/domain/singleFlight'

describe('a single flight', () => {
  let flights: ReturnType<typeof createSingleFlight<string>>
  let running: { signal: AbortSignal; resolve: (result: string) => void; reject: (error: Error) => void }[]
  beforeEach(() => {
    flights = createSingleFlight<string>()
    running = []
  })

  const call = (content = 'leaf', caller = new AbortController()) =>
    flights.run({
      key: 'a key',
      content,
      signal: caller.signal,
      task: (signal) => new Promise((resolve, reject) => running.push({ signal, resolve, reject })),
    })
  const tick = () => new Promise((resolve) => setImmediate(resolve))

  it('is shared by all callers with the same key and content, and known while it runs', async () => {
    const results = [call(), call(), call()]
    expect(flights.has('a key')).toBe(true)
    running[0]!.resolve('rust')
    expect(await Promise.all(results)).toEqual(['rust', 'rust', 'rust'])
    expect(running).toHaveLength(1)
    expect(flights.has('a key')).toBe(false)
  })

  it('fails for all callers, and the next call runs again', async () => {
    const results = [call(), call()]
    running[0]!.reject(new Error('No light.'))
    for (const result of results) await expect(result).rejects.toThrow('No light.')
    const next = call()
    running[1]!.resolve('rust')
    expect(await next).toBe('rust')
  })

  it.each(['resolve', 'reject'] as const)('makes a call with other content wait until it ends (%s)', async (end) => {
    const first = call('leaf').catch(() => 'failed')
    const other = call('another leaf')
    await tick()
    expect(running).toHaveLength(1)
    if (end === 'resolve') running[0]!.resolve('rust')
    else running[0]!.reject(new Error('No light.'))
    await first
    await tick()
    running[1]!.resolve('blight')
    expect(await other).toBe('blight')
  })

  it('goes on while any caller waits, and is aborted when all have left', async () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const results = [call('leaf', first), call('leaf', second)]
    first.abort()
    expect(running[0]!.signal.aborted).toBe(false)
    second.abort()
    expect(running[0]!.signal.aborted).toBe(true)
    running[0]!.resolve('rust')
    await Promise.all(results)
  })

  it('is aborted at once when its only caller has already left', async () => {
    const gone = new AbortController()
    gone.abort()
    const result = call('leaf', gone)
    expect(running[0]!.signal.aborted).toBe(true)
    running[0]!.resolve('rust')
    await result
  })

  it('is not joined after all callers have left: the next call runs its own', async () => {
    const gone = new AbortController()
    const first = call('leaf', gone).catch(() => 'gone')
    gone.abort()
    const second = call()
    await tick()
    running[0]!.reject(new Error('Aborted.'))
    expect(await first).toBe('gone')
    await tick()
    running[1]!.resolve('rust')
    expect(await second).toBe('rust')
  })
})
