import { clear, createStore, get, set } from 'idb-keyval'

import { IDEMPOTENCY_KEY_HOURS } from '~/contract/idempotency'

import { accountOf } from './accountOf'
import { tokenStorage } from './tokenStorage'

const HOUR_MS = 60 * 60 * 1000

/** A photo that could not be sent. `key` and `photo` are what was sent, `askedAt` when it was sent first. */
export type WaitingPhoto = { key: string; photo: Blob; askedAt: number }
type StoredPhoto = WaitingPhoto & { account: string | typeof VISITOR }

/** Has not signed in yet. */
const VISITOR = null

const database = createStore('jani', 'waiting')
const PLACE = 'photo'

/** Also of another part of the app. */
const changes = new EventTarget()
const CHANGE = 'change'

const empty = () => change(() => clear(database))
const store = (photo: StoredPhoto) => change(() => set(PLACE, photo, database))

/**
 * The photo that waits in this browser for a network: at most one, the latest, of the account that is signed in, and as
 * long as the server knows its key, so that it is never paid for twice. Never rejects: a browser that stores nothing
 * (private windows, full disks) keeps nothing waiting.
 */
export const waitingPhoto = {
  async keep(photo: WaitingPhoto) {
    const account = currentAccount()
    if (account === undefined) return
    await store({ ...photo, account })
  },
  /** Until somebody signs in, who then decides whether to send it. */
  keepForVisitor: (photo: WaitingPhoto) => store({ ...photo, account: VISITOR }),
  /** A photo of another account, or one that is too old, is deleted. */
  async read(): Promise<WaitingPhoto | undefined> {
    const stored = await readStored()
    const account = currentAccount()
    if (!stored || account === undefined || stored.account === VISITOR) return undefined
    if (account === stored.account && !isOld(stored)) return stored
    await empty()
    return undefined
  },
  async readOfVisitor(): Promise<WaitingPhoto | undefined> {
    const stored = await readStored()
    return stored?.account === VISITOR && !isOld(stored) ? stored : undefined
  },
  /** Only this one: another tab may have stored a newer one. */
  async drop(key: string) {
    if ((await readStored())?.key === key) await empty()
  },
  async dropIfOld() {
    const stored = await readStored()
    if (stored && isOld(stored)) await empty()
  },
  empty,
  onChange(listener: () => void) {
    changes.addEventListener(CHANGE, listener)
    return () => {
      changes.removeEventListener(CHANGE, listener)
    }
  },
}

const readStored = () => orNothing(() => get<StoredPhoto>(PLACE, database))

async function change(act: () => Promise<void>) {
  await orNothing(act)
  changes.dispatchEvent(new Event(CHANGE))
}

async function orNothing<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}

const currentAccount = () => accountOf(tokenStorage.read().access)

const isOld = ({ askedAt }: WaitingPhoto) => Date.now() - askedAt >= IDEMPOTENCY_KEY_HOURS * HOUR_MS
