import { clear, createStore, get, set } from 'idb-keyval'

import { IDEMPOTENCY_KEY_HOURS } from '~/contract/idempotency'

import { currentAccount } from './accountOf'
import type { Account } from './accountOf'
import { orUndefined } from './orUndefined'

const HOUR_MS = 60 * 60 * 1000

/**
 * Photos of one field that could not be sent. `key`, `photos`, `crop` and `follows` are what was sent, `askedAt` when it
 * was sent first. `crop` is undefined where it is not known.
 */
export type WaitingPhoto = {
  key: string
  photos: readonly Blob[]
  crop: string | null | undefined
  follows?: string | null
  askedAt: number
}
type Stored = WaitingPhoto & { account: string | typeof VISITOR }
/** As version 0.2 has stored it. */
type StoredSingle = { key: string; photo: Blob; askedAt: number; account: string }

/** Has not signed in yet. */
const VISITOR = null

const database = createStore('jani', 'waiting')
const PLACE = 'photo'

/** Fires on every change, also by another part of the app. */
const changes = new EventTarget()
const CHANGE = 'change'

const empty = () => change(() => clear(database))
const store = (waiting: Stored) => change(() => set(PLACE, waiting, database))

/**
 * The photos that wait in this browser for a network: at most one set, the latest, of the account that is signed in, and
 * as long as the server knows its key, so that it is never paid for twice. Never rejects: a browser that stores nothing
 * (private windows, full disks) keeps nothing waiting.
 */
export const waitingPhoto = {
  async keep(account: Account, waiting: WaitingPhoto) {
    if (typeof account === 'string') await store({ ...waiting, account })
  },
  /** Until somebody signs in, who then decides whether to send them. */
  keepForVisitor: (waiting: WaitingPhoto) => store({ ...waiting, account: VISITOR }),
  /** Photos of another account, or photos that are too old, are deleted. */
  async read(): Promise<WaitingPhoto | undefined> {
    const stored = await readStored()
    const account = currentAccount()
    if (!stored || typeof account !== 'string' || stored.account === VISITOR) return undefined
    if (account === stored.account && !isOld(stored)) return stored
    await empty()
    return undefined
  },
  async readOfVisitor(): Promise<WaitingPhoto | undefined> {
    const stored = await readStored()
    return stored?.account === VISITOR && !isOld(stored) ? stored : undefined
  },
  /** Only these: another tab may have stored newer ones. */
  async drop(key: string) {
    if ((await readStored())?.key === key) await empty()
  },
  async dropIfOld() {
    const stored = await readStored()
    if (stored && isOld(stored)) await empty()
  },
  /** Those of a visitor stay. */
  async emptyOf(account: Account) {
    if (typeof account === 'string' && (await readStored())?.account === account) await empty()
  },
  empty,
  onChange(listener: () => void) {
    changes.addEventListener(CHANGE, listener)
    return () => {
      changes.removeEventListener(CHANGE, listener)
    }
  },
}

async function readStored(): Promise<Stored | undefined> {
  const stored = await orUndefined(() => get<Stored | StoredSingle>(PLACE, database))
  if (!stored || 'photos' in stored) return stored
  const { photo, ...rest } = stored
  return { ...rest, photos: [photo], crop: undefined }
}

async function change(act: () => Promise<void>) {
  await orUndefined(act)
  changes.dispatchEvent(new Event(CHANGE))
}

const isOld = ({ askedAt }: WaitingPhoto) => Date.now() - askedAt >= IDEMPOTENCY_KEY_HOURS * HOUR_MS
