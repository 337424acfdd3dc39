import '../../support/nodeStorage'

import { openDB } from 'idb'

import { countNote } from '../../support/fieldNotes'
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

it('opens again after the disk was full when it was opened', async () => {
  await storeScan({ key: 'kept' })
  const db = await startDb()
  jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  expect(await keysIn(db)).toEqual([])
  expect(await keysIn(db)).toEqual(['kept'])
})

it('a database of version 1 gets a store for notes and keeps its rows', async () => {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('jani-account').onsuccess = resolve
  })
  const earlier = await openDB('jani-account', 1, {
    upgrade(db) {
      db.createObjectStore('scans', { keyPath: 'key' })
      for (const store of ['diagnoses', 'thumbnails']) db.createObjectStore(store, { keyPath: 'id' })
    },
    blocking: () => earlier.close(), // a tab of the earlier version
  })
  await earlier.put('scans', { key: 'kept', account: null })
  const db = await startDb()
  expect(await db.read('notes')).toEqual([])
  const note = countNote()
  expect(await db.put('notes', { key: note.id, account: null, note, isSent: false })).toBe(true)
  expect(await keysIn(db)).toEqual(['kept'])
})

it('deletes all rows of an account, also in unknown stores, and keeps those of others', async () => {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('jani-account').onsuccess = resolve
  })
  const later = await openDB('jani-account', 2, {
    upgrade(db) {
      for (const store of ['scans', 'diagnoses', 'thumbnails', 'notes', 'harvests'])
        db.createObjectStore(store, { keyPath: 'id' })
    },
  })
  for (const account of ['wanjiru', 'otieno', null]) await later.put('harvests', { id: account ?? 'visitor', account })
  const accounts = async () => (await later.getAll('harvests')).map(({ id }: { id: string }) => id)
  const db = await startDb()
  await db.forgetAccount('otieno')
  expect(await accounts()).toEqual(['visitor', 'wanjiru'])
  await db.forgetOthers('otieno')
  expect(await accounts()).toEqual(['visitor'])
  await db.forgetAll()
  expect(await accounts()).toEqual([])
  later.close()
})
