import { createStore } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'

import { openStore } from '~/client/device/openStore'

jest.mock('idb-keyval', () => ({ createStore: jest.fn() }))

/** Connections in the order in which they are opened; the last one is opened again and again. */
function connect(...connections: (() => Promise<unknown>)[]) {
  const open = jest.mocked(createStore).mockReset()
  for (const connection of connections) open.mockReturnValueOnce(connection as UseStore)
  return open
}
const works = async () => 'kept'
const fails = (name: string) => () => Promise.reject(new DOMException('', name))
const read = (store: UseStore): Promise<unknown> => store('readonly', () => Promise.resolve<unknown>(undefined))

afterEach(() => {
  jest.useRealTimers()
})

it.each(['InvalidStateError', 'UnknownError'])('opens a lost connection (%s) again, once', async (name) => {
  const open = connect(fails(name), works)
  expect(await read(openStore('jani', 'waiting'))).toBe('kept')
  expect(open).toHaveBeenCalledTimes(2)

  connect(fails(name), fails(name))
  await expect(read(openStore('jani', 'waiting'))).rejects.toMatchObject({ name })
})

it('leaves another failure as it is', async () => {
  const open = connect(fails('QuotaExceededError'))
  await expect(read(openStore('jani', 'waiting'))).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(open).toHaveBeenCalledTimes(1)
})

it('waits ten seconds for a silent connection, and opens another for the next call', async () => {
  jest.useFakeTimers()
  connect(() => new Promise(() => undefined), works)
  const store = openStore('jani', 'waiting')
  const first = expect(read(store)).rejects.toMatchObject({ name: 'TimeoutError' })
  await jest.advanceTimersByTimeAsync(10_000)
  await first
  expect(await read(store)).toBe('kept')
})
