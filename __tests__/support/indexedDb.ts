import { promisifyRequest } from 'idb-keyval'

/** Empties every object store. The connections of the app stay open, as in a page that lives on. */
export const emptyIndexedDb = () => eachStore((store) => void store.clear())

/** What a database keeps, by key; nothing if the app has not made it. */
export async function storedIn(databaseName: string) {
  const found = new Map<IDBValidKey, unknown>()
  await eachStore((store) => {
    const request = store.openCursor()
    request.onsuccess = () => {
      const cursor = request.result
      if (cursor) found.set(cursor.key, cursor.value)
      cursor?.continue()
    }
  }, databaseName)
  return found
}

/** Stores a value under a key in a database of one object store that the app has made. */
export const storeIn = (databaseName: string, key: string, value: unknown) =>
  eachStore((store) => void store.put(value, key), databaseName)

/** From now on there is no room for anything more. */
export const fillStorage = () =>
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

async function eachStore(act: (store: IDBObjectStore) => void, databaseName?: string) {
  for (const { name } of await indexedDB.databases()) {
    if (databaseName !== undefined && name !== databaseName) continue
    const database = await promisifyRequest(indexedDB.open(name!))
    const storeNames = [...database.objectStoreNames] // of jsdom, its own list is none
    const transaction = database.transaction(storeNames, 'readwrite')
    for (const storeName of storeNames) act(transaction.objectStore(storeName))
    await promisifyRequest(transaction)
    database.close()
  }
}
