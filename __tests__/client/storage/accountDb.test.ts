import '../../support/nodeStorage'

import { openDB } from 'idb'

import { storeScan } from '../../support/storedScans'

const lose = (name: string) =>
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('', name)
  })

/** As after a start of the app: without a connection. */
async function startDb() {
  jest.resetModules()
  const { accountDb } = await import('~/client/storage/accountDb')
  return accountDb
}
const keysIn = async (db: Awaited<ReturnType<typeof startDb>>) => (await db.read('scans')).map(({ key }) => key)

afterEach(async () => {
  jest.useRealTimers()
})

it.each(['InvalidStateError', 'UnknownError'])('opens a lost connection (%s) again, once', async (name) => {
  await storeScan({ key: 'kept' })
  const db = await startDb()
  expect(await keysIn(db)).toEqual(['kept'])
  const opened = jest.spyOn(indexedDB, 'open')
  lose(name)
  expect(await keysIn(db)).toEqual(['kept'])
  expect(opened).toHaveBeenCalledTimes(1)

  lose(name)
  lose(name)
  expect(await keysIn(db)).toEqual([]) // as if nothing were stored, until the next call
  expect(await keysIn(db)).toEqual(['kept'])
})

it('waits ten seconds for a silent connection, and opens another for the next call', async () => {
  await storeScan({ key: 'kept' })
  const db = await startDb()
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] })
  jest.spyOn(indexedDB, 'open').mockReturnValueOnce({ addEventListener: () => undefined } as never)
  const first = keysIn(db)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await first).toEqual([])
  expect(await keysIn(db)).toEqual(['kept'])
})

it('deletes all rows of an account, also in unknown stores, and keeps those of others', async () => {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('jani-account').onsuccess = resolve
  })
  const later = await openDB('jani-account', 1, {
    upgrade(db) {
      for (const store of ['scans', 'diagnoses', 'thumbnails', 'notes']) db.createObjectStore(store, { keyPath: 'id' })
    },
  })
  for (const account of ['wanjiru', 'otieno', null]) await later.put('notes', { id: account ?? 'visitor', account })
  const accounts = async () => (await later.getAll('notes')).map(({ id }: { id: string }) => id)
  const db = await startDb()
  await db.forgetAccount('otieno')
  expect(await accounts()).toEqual(['visitor', 'wanjiru'])
  await db.forgetOthers('otieno')
  expect(await accounts()).toEqual(['visitor'])
  await db.forgetAll()
  expect(await accounts()).toEqual([])
  later.close()
})
