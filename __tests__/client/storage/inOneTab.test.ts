import { inOneTab } from '~/client/storage/inOneTab'

type Request = (name: string, options: { signal: AbortSignal }, work: () => Promise<unknown>) => Promise<unknown>

function fakeLocks(request: Request) {
  Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true })
}
const { navigator: original } = globalThis
beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  Object.defineProperty(globalThis, 'navigator', { value: original, configurable: true })
})

const frozen: Request = (_name, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

it('works without the lock once a frozen tab has held it for too long', async () => {
  fakeLocks(frozen)
  const work = jest.fn(async () => 'sent')
  const done = inOneTab('queue', 60_000, work)
  await jest.advanceTimersByTimeAsync(59_000)
  expect(work).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await done).toBe('sent')
})

it('works once with the lock, however long that takes and however it ends', async () => {
  fakeLocks((_name, _options, begin) => begin())
  const work = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 120_000))
    throw new DOMException('cancelled', 'AbortError')
  })
  const done = expect(inOneTab('queue', 60_000, work)).rejects.toThrow('cancelled')
  await jest.advanceTimersByTimeAsync(120_000)
  await done
  expect(work).toHaveBeenCalledTimes(1)
})

it('works at once without Web Locks', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true })
  expect(await inOneTab('queue', 60_000, async () => 'sent')).toBe('sent')
})
