import { clear, createStore, get, set } from 'idb-keyval'

import { IDEMPOTENCY_KEY_HOURS } from '~/contract/idempotency'

import { accountOf } from './accountOf'
import { tokenStorage } from './tokenStorage'

const HOUR_MS = 60 * 60 * 1000

/** A photo that could not be sent. `key`, `photo` and `follows` are what was sent, `askedAt` when it was sent first. */
export type WaitingPhoto = { key: string; photo: Blob; askedAt: number; follows?: string | null }
type StoredPhoto = WaitingPhoto & { account: string }

const database = createStore('jani', 'waiting')
const PLACE = 'photo'

const empty = () => orNothing(() => clear(database))

/**
 * The photo that waits in this browser for a network: at most one, the latest, of the account that is signed in, and as
 * long as the server knows its key, so that it is never paid for twice. Never rejects: a browser that stores nothing
 * (private windows, full disks) keeps nothing waiting.
 */
export const waitingPhoto = {
  async keep(photo: WaitingPhoto) {
    const account = currentAccount()
    if (account === undefined) return
    await orNothing(() => set(PLACE, { ...photo, account } satisfies StoredPhoto, database))
  },
  /** A photo of another account, or one that is too old, is deleted. */
  async read(): Promise<WaitingPhoto | undefined> {
    const stored = await readStored()
    const account = currentAccount()
    if (!stored || account === undefined) return undefined
    if (account === stored.account && !isOld(stored)) return stored
    await empty()
    return undefined
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
}

const readStored = () => orNothing(() => get<StoredPhoto>(PLACE, database))

async function orNothing<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}

const currentAccount = () => accountOf(tokenStorage.read().access)

const isOld = ({ askedAt }: WaitingPhoto) => Date.now() - askedAt >= IDEMPOTENCY_KEY_HOURS * HOUR_MS
