import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase, StoreKey, StoreValue } from 'idb'

import type { Language } from '~/contract/languages'
import type { DiagnosisResponse } from '~/contract/responses'

import { isTimeout, withDeadline } from './withDeadline'

/** What the phone judged by itself. `verdict` is one of `diagnosis`, which this layer does not read. */
export type Preview = { verdict: object; modelVersion: string }

/** As entered by the user; `crop` and `plot` are null for none, `plot` is undefined for the last one of this phone. */
export type Details = { crop: string | null; plot?: string | null | undefined; followsId: string | null }

/** A scan that waits, with its photos. `account` is null for a visitor; scans are sent by `place`; `keptAt` is counted time. */
export type ScanRow = {
  key: string
  account: string | null
  status: 'draft' | 'held' | 'queued'
  details: Details
  photoIds: readonly string[]
  photos: readonly Blob[]
  /** Milliseconds since 1970, by the clock of the phone. */
  askedAt: number
  /** It may have been answered, and charged, already. */
  wasSent: boolean
  preview?: Preview | undefined
  place: number
  keptAt: number
}

/** A diagnosis in the language in which it was last read, `readAt` on the clock of the phone. */
export type DiagnosisRow = DiagnosisResponse & { id: string; account: string; language: Language; readAt: number }

/** A small picture of the photo of a diagnosis. */
export type ThumbnailRow = { id: string; account: string; photo: Blob; keptAt: number }

type Schema = DBSchema & {
  scans: { key: string; value: ScanRow }
  diagnoses: { key: string; value: DiagnosisRow }
  thumbnails: { key: string; value: ThumbnailRow }
}
type Store = 'scans' | 'diagnoses' | 'thumbnails'
type Database = IDBPDatabase<Schema>

const NAME = 'jani-account'
/** Of versions before 0.4.0. */
const DROPPED = ['jani', 'jani-answers', 'jani-thumbnails']
/** What a connection rejects with that the browser has closed, as iOS does in the background without saying so. */
const LOST = ['InvalidStateError', 'UnknownError']

let connection: Promise<Database> | undefined

const connect = () =>
  (connection ??= openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('scans', { keyPath: 'key' })
      db.createObjectStore('diagnoses', { keyPath: 'id' })
      db.createObjectStore('thumbnails', { keyPath: 'id' })
      for (const name of DROPPED) indexedDB.deleteDatabase(name)
    },
    blocking: disconnect,
    terminated: disconnect,
  }))

function disconnect() {
  const last = connection
  connection = undefined
  void last?.then((db) => {
    db.close()
  })
}

/** Opens a lost connection again once, and leaves a silent one to the next call. Undefined if the browser stores nothing. */
async function tryWith<Value>(act: (db: Database) => Promise<Value>): Promise<Value | undefined> {
  const attempt = async () => withDeadline(connect().then(act))
  try {
    return await attempt().catch((error: unknown) => {
      if (isLost(error) || isTimeout(error) || isUnopened(error)) connection = undefined
      if (!isLost(error)) throw error
      return attempt()
    })
  } catch {
    return undefined
  }
}

const isLost = (error: unknown) => error instanceof DOMException && LOST.includes(error.name)

/** A private window refuses to open it now; another time it may not. */
const isUnopened = (error: unknown) => !(error instanceof DOMException && error.name === 'QuotaExceededError')

/**
 * The one database of this browser: every row names its account. Never rejects: if the browser stores nothing (private
 * windows, full disks), reads find nothing and what is stored already stays.
 */
export const accountDb = {
  read: async <Name extends Store>(store: Name): Promise<StoreValue<Schema, Name>[]> =>
    (await tryWith((db) => db.getAll(store))) ?? [],
  find: <Name extends Store>(store: Name, key: StoreKey<Schema, Name>) => tryWith((db) => db.get(store, key)),
  /** Resolves to whether it is stored. */
  put: async <Name extends Store>(store: Name, row: StoreValue<Schema, Name>): Promise<boolean> =>
    (await tryWith((db) => db.put(store, row))) !== undefined,
  async drop<Name extends Store>(store: Name, keys: readonly StoreKey<Schema, Name>[]) {
    if (keys.length > 0) await tryWith((db) => Promise.all(keys.map((key) => db.delete(store, key))))
  },
  /** Deletes the rows of one account in every store, also in one that this module does not name. */
  forgetAccount: (account: string) => dropWhere((row) => row.account === account),
  /** Deletes the rows of all others; those of a visitor stay. */
  forgetOthers: (account: string) => dropWhere((row) => row.account !== account && row.account !== null),
  forgetAll: () => dropWhere(() => true),
}

async function dropWhere(isUnwanted: (row: { account: string | null }) => boolean) {
  await tryWith(async (db) => {
    const names = [...db.objectStoreNames]
    const transaction = db.transaction(names, 'readwrite')
    for (const name of names) {
      let cursor = await transaction.objectStore(name).openCursor()
      while (cursor) {
        if (isUnwanted(cursor.value)) await cursor.delete()
        cursor = await cursor.continue()
      }
    }
    await transaction.done
  })
}
