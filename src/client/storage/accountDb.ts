import type { DBSchema, IDBPDatabase, StoreKey, StoreValue } from 'idb'

import type { Language } from '~/contract/languages'
import type { FieldNote } from '~/contract/notes'
import type { DiagnosisResponse } from '~/contract/responses'

import { isTimeout, withDeadline } from './withDeadline'

/** What the phone judged by itself, for this crop. `verdict` is a `Verdict` of `diagnosis`, unread here. */
export type Preview = { verdict: object; modelVersion: string; crop: string | null }

/** As entered by the user; null or undefined means none. */
export type Details = {
  crop: string | null
  plot?: string | null | undefined
  followsId: string | null
  /** Replies of the key, as in `TOLD_FIELD`. */
  told?: string | undefined
}

/** A stored scan. `account` is null for a visitor; scans are sent in the order of `place`; `keptAt` is counted time. */
export type ScanRow = {
  key: string
  account: string | null
  status: 'draft' | 'held' | 'queued'
  details: Details
  photoIds: readonly string[]
  photos: readonly Blob[]
  /** Milliseconds since 1970, by the phone's clock. */
  askedAt: number
  /** True once sent: the server may have answered, and charged, already. */
  wasSent: boolean
  preview?: Preview | undefined
  place: number
  keptAt: number
}

/** A diagnosis in the language in which it was last read; `readAt` is by the phone's clock. */
export type DiagnosisRow = DiagnosisResponse & { id: string; account: string; language: Language; readAt: number }

/** A small picture of the first photo of a diagnosis; `key` of its scan. `copies`: as they were sent, for some days. */
export type ThumbnailRow = {
  id: string
  key: string
  account: string
  photo: Blob
  copies?: readonly Blob[]
  keptAt: number
}

/** A field note, of an account or a visitor (null); `key` is its id. `isDeleted`: the server does not know it yet. */
export type NoteRow = { key: string; account: string | null; note: FieldNote; isSent: boolean; isDeleted?: boolean }

type Schema = DBSchema & {
  scans: { key: string; value: ScanRow }
  diagnoses: { key: string; value: DiagnosisRow }
  thumbnails: { key: string; value: ThumbnailRow }
  notes: { key: string; value: NoteRow }
}
type Store = 'scans' | 'diagnoses' | 'thumbnails' | 'notes'
type Database = IDBPDatabase<Schema>

const NAME = 'jani-account'
/** Databases of versions before 0.4.0. */
const DROPPED = ['jani', 'jani-answers', 'jani-thumbnails']
/** Errors of a connection that the browser has closed silently, as iOS does in the background. */
const LOST = ['InvalidStateError', 'UnknownError']

let connection: Promise<Database> | undefined

/** A disk may be full only for a while. */
const connect = () =>
  (connection ??= open().catch((error: unknown) => {
    forgetConnection()
    throw error
  }))

async function open() {
  const { openDB } = await import('idb')
  return openDB<Schema>(NAME, 2, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) {
        db.createObjectStore('scans', { keyPath: 'key' })
        db.createObjectStore('diagnoses', { keyPath: 'id' })
        db.createObjectStore('thumbnails', { keyPath: 'id' })
        for (const name of DROPPED) indexedDB.deleteDatabase(name)
      }
      db.createObjectStore('notes', { keyPath: 'key' })
    },
    blocking(_version, _blockedVersion, { target }) {
      forgetConnection()
      ;(target as IDBDatabase).close()
    },
    terminated: forgetConnection,
  })
}

function forgetConnection() {
  connection = undefined
}

/** Reopens a lost connection once; after a timeout the next call reopens it. Undefined if storage is unavailable. */
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

/** Any error but a full disk: a private window that refuses to open the database now may allow it later. */
const isUnopened = (error: unknown) => !(error instanceof DOMException && error.name === 'QuotaExceededError')

/**
 * The only database of this browser: every row names its account. Never rejects: if storage is unavailable (private
 * window, full disk), reads find nothing, and rows stored before stay.
 */
export const accountDb = {
  read: async <Name extends Store>(store: Name): Promise<StoreValue<Schema, Name>[]> =>
    (await accountDb.tryRead(store)) ?? [],
  /** Undefined if storage is unavailable now. */
  tryRead: <Name extends Store>(store: Name): Promise<StoreValue<Schema, Name>[] | undefined> =>
    tryWith((db) => db.getAll(store)),
  find: <Name extends Store>(store: Name, key: StoreKey<Schema, Name>) => tryWith((db) => db.get(store, key)),
  /** Resolves to whether it is stored. */
  put: async <Name extends Store>(store: Name, row: StoreValue<Schema, Name>): Promise<boolean> =>
    (await tryWith((db) => db.put(store, row))) !== undefined,
  async drop<Name extends Store>(store: Name, keys: readonly StoreKey<Schema, Name>[]) {
    if (keys.length > 0) await tryWith((db) => Promise.all(keys.map((key) => db.delete(store, key))))
  },
  /** Stores what becomes of all notes, in one transaction, and resolves to it; undefined if storage is unavailable. */
  changeNotes: (change: (rows: readonly NoteRow[]) => NoteRow[]) => tryWith((db) => changeNotes(db, change)),
  /** Deletes the copies of all accounts that were kept by then; their thumbnails stay. */
  dropCopies: (keptUntil: number) => tryWith((db) => dropCopies(db, keptUntil)),
  /** These delete rows in every store, even in one that this module does not know. Undefined unless that is done. */
  forgetAccount: (account: string) => dropWhere((row) => row.account === account),
  /** A visitor's stay. */
  forgetOthers: (account: string) => dropWhere((row) => row.account !== account && row.account !== null),
  forgetAll: () => dropWhere(() => true),
}

async function changeNotes(db: Database, change: (rows: readonly NoteRow[]) => NoteRow[]) {
  const transaction = db.transaction('notes', 'readwrite')
  const before = await transaction.store.getAll()
  const after = change(before)
  const kept = new Set(after.map(({ key }) => key))
  await Promise.all([
    ...after.filter((row) => !before.includes(row)).map((row) => transaction.store.put(row)),
    ...before.filter(({ key }) => !kept.has(key)).map(({ key }) => transaction.store.delete(key)),
    transaction.done,
  ])
  return after
}

async function dropCopies(db: Database, keptUntil: number) {
  const transaction = db.transaction('thumbnails', 'readwrite')
  for await (const cursor of transaction.store) {
    const { copies, ...rest } = cursor.value
    if (copies !== undefined && rest.keptAt <= keptUntil) await cursor.update(rest)
  }
  await transaction.done
}

const dropWhere = (isUnwanted: (row: { account: string | null }) => boolean) =>
  tryWith(async (db) => {
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
    return true
  })
