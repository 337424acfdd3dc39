import { openDB } from 'idb'

/** Empties every object store. The connections of the app stay open, as in a page that lives on. */
export async function emptyIndexedDb() {
  for (const { name } of await indexedDB.databases()) {
    const db = await openDB(name!)
    for (const store of db.objectStoreNames) await db.clear(store)
    db.close()
  }
}

/** From now on there is no room for anything more. */
export const fillStorage = () =>
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
