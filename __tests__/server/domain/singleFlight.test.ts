import { createSingleFlight } from '~/server/domain/singleFlight'

describe('a single flight', () => {
  let share: ReturnType<typeof createSingleFlight<string>>
  let flights: { signal: AbortSignal; land: (result: string) => void; crash: (error: Error) => void }[]
  beforeEach(() => {
    share = createSingleFlight<string>()
    flights = []
  })

  const ask = (content = 'leaf', asker = new AbortController()) =>
    share({
      name: 'a name',
      content,
      signal: asker.signal,
      task: (signal) => new Promise((land, crash) => flights.push({ signal, land, crash })),
    })
  const turn = () => new Promise((resolve) => setImmediate(resolve))

  it('is shared by all who ask for the same', async () => {
    const answers = [ask(), ask(), ask()]
    flights[0]!.land('rust')
    expect(await Promise.all(answers)).toEqual(['rust', 'rust', 'rust'])
    expect(flights).toHaveLength(1)
  })

  it('ends well or badly for all of them, and the next one is a new one', async () => {
    const answers = [ask(), ask()]
    flights[0]!.crash(new Error('No light.'))
    for (const answer of answers) await expect(answer).rejects.toThrow('No light.')
    const next = ask()
    flights[1]!.land('rust')
    expect(await next).toBe('rust')
  })

  it.each(['land', 'crash'] as const)('lets other content wait for its end (%s)', async (end) => {
    const first = ask('leaf').catch(() => 'crashed')
    const other = ask('another leaf')
    await turn()
    expect(flights).toHaveLength(1)
    if (end === 'land') flights[0]!.land('rust')
    else flights[0]!.crash(new Error('No light.'))
    await first
    await turn()
    flights[1]!.land('blight')
    expect(await other).toBe('blight')
  })

  it('goes on while anybody waits, and hears when everybody is gone', async () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const answers = [ask('leaf', first), ask('leaf', second)]
    first.abort()
    expect(flights[0]!.signal.aborted).toBe(false)
    second.abort()
    expect(flights[0]!.signal.aborted).toBe(true)
    flights[0]!.land('rust')
    await Promise.all(answers)
  })

  it('knows who was gone before it began', async () => {
    const gone = new AbortController()
    gone.abort()
    const answer = ask('leaf', gone)
    expect(flights[0]!.signal.aborted).toBe(true)
    flights[0]!.land('rust')
    await answer
  })

  it('that everybody left takes nobody on: whoever comes then has one of their own', async () => {
    const gone = new AbortController()
    const first = ask('leaf', gone).catch(() => 'gone')
    gone.abort()
    const second = ask()
    await turn()
    flights[0]!.crash(new Error('Nobody waits.'))
    expect(await first).toBe('gone')
    await turn()
    flights[1]!.land('rust')
    expect(await second).toBe('rust')
  })
})
