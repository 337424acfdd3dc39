import '../../support/nodeStorage'

import { get, set } from 'idb-keyval'

import { openStore } from '~/client/device/openStore'

const lose = (name: string) =>
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('', name)
  })
let opened: jest.SpyInstance

beforeEach(async () => {
  await set('key', 'kept', openStore('jani', 'waiting'))
  opened = jest.spyOn(indexedDB, 'open')
})
afterEach(() => {
  jest.useRealTimers()
})

it.each(['InvalidStateError', 'UnknownError'])('opens a lost connection (%s) again, once', async (name) => {
  lose(name)
  expect(await get('key', openStore('jani', 'waiting'))).toBe('kept')
  expect(opened).toHaveBeenCalledTimes(2)

  lose(name)
  lose(name)
  await expect(get('key', openStore('jani', 'waiting'))).rejects.toMatchObject({ name })
})

it('leaves another failure as it is', async () => {
  lose('QuotaExceededError')
  await expect(get('key', openStore('jani', 'waiting'))).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(opened).toHaveBeenCalledTimes(1)
})

it('waits ten seconds for a silent connection, and opens another for the next call', async () => {
  jest.useFakeTimers()
  opened.mockReturnValueOnce({})
  const store = openStore('jani', 'waiting')
  const first = expect(get('key', store)).rejects.toMatchObject({ name: 'TimeoutError' })
  await jest.advanceTimersByTimeAsync(10_000)
  await first
  expect(await get('key', store)).toBe('kept')
})
