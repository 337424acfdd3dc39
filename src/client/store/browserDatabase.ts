const NAME = 'jani'
const STORE = 'waiting'
/** One thing waits at a time. */
const PLACE = 'photo'

type Act<Value> = (store: IDBObjectStore) => IDBRequest<Value>

const promised = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('The browser keeps nothing.'))
    }
  })

/** Opened for one act and closed after it: an open database cannot be deleted, and whoever logs out deletes it. */
async function act<Value>(mode: IDBTransactionMode, doIt: Act<Value>): Promise<Value> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STORE)
  }
  const database = await promised(opening)
  try {
    const transaction = database.transaction(STORE, mode)
    const value = await promised(doIt(transaction.objectStore(STORE)))
    if (mode === 'readwrite') await committed(transaction)
    return value
  } finally {
    database.close()
  }
}

const committed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve()
    }
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('The browser keeps nothing.'))
    }
  })

/** One place in the browser's database. Rejects where there is none: private windows, full disks, browsers without. */
export const browserDatabase = {
  read: (): Promise<unknown> => act('readonly', (store) => store.get(PLACE)),
  write: (value: unknown) => act('readwrite', (store) => store.put(value, PLACE)),
  empty: () => act('readwrite', (store) => store.clear()),
}
