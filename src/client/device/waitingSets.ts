import { clear, del, entries, set } from 'idb-keyval'

import { LOOK_DAYS, MAX_WAITING_SETS, WAITING_DAYS } from '~/contract/limits'

import { currentAccount } from './accountOf'
import type { Account } from './accountOf'
import { localSettings } from './browserStorage'
import { DAY_MS, countedTime } from './countedTime'
import { openStore } from './openStore'
import { orUndefined } from './orUndefined'

/** What this phone has seen on photos by itself. `verdict` is one of `diagnosis`, which this layer does not read. */
export type KeptLook = { verdict: object; modelVersion: string }

/**
 * Photos of one field that wait to be sent. `key`, `photos`, `crop`, `followsId` and `plot` are what is sent, `askedAt` is
 * when Diagnose was chosen. `crop` is undefined where it is not known, `plot` where it was not told
 * anew.
 */
export type WaitingSet = {
  key: string
  photos: readonly Blob[]
  crop: string | null | undefined
  followsId: string | null
  plot?: string | null | undefined
  askedAt: number
  /** It may have been answered, and charged, already. */
  wasSent: boolean
  look?: KeptLook
  /** It is not sent before its owner chooses it. */
  isHeld?: boolean
}

/**
 * `place`: sets are sent in this order. `keptAt`: in counted time. `isChosen`: nobody has asked for an answer yet. `isAside`: of
 * an account whose session has ended, while a visitor has chosen photos.
 */
export type StoredSet = WaitingSet & {
  account: string | typeof VISITOR
  place: number
  keptAt: number
  isChosen?: boolean
  isAside?: boolean
}

/** `full`: as many wait as may. `noRoom`: the phone is full, or the browser stores nothing. */
type Keeping = 'kept' | 'full' | 'noRoom'

/** Has not signed in yet. */
const VISITOR = null

const database = openStore('jani', 'waiting')
/** The name of the set on the screen, whatever its key: it changes with each photo. */
const CHOSEN = 'chosen'
/** Set while something may be kept: known without waiting for the database. */
const MARK = 'waiting'

/** Also of another part of the app. */
const changes = new EventTarget()
const CHANGE = 'change'

/**
 * The sets that wait in this browser for a network, oldest first, of the account that is signed in. They are kept before
 * they are sent. Never rejects: a browser that stores nothing (private windows, full disks) keeps nothing waiting, and what
 * is kept already stays.
 */
export const waitingSets = {
  /** A set that is kept already keeps its place, and what is not said of it. */
  async keep(account: Account, waiting: WaitingSet): Promise<Keeping> {
    if (typeof account !== 'string' || account !== currentAccount()) return 'kept' // nothing is kept for who has left
    const own = (await readStored()).filter((one) => one.account === account && !one.isChosen)
    const kept = own.find(({ key }) => key === waiting.key)
    if (!kept && own.length >= MAX_WAITING_SETS) return 'full'
    const isKept = await store({ ...kept, ...waiting, account, ...(kept ? placeOf(kept) : lastPlace(own)) })
    return isKept ? 'kept' : 'noRoom'
  },
  /** Is not sent by itself, and shown to who signs in next where a visitor has chosen it. One set only. Resolves to whether it is kept. */
  async keepChosen(account: Account, chosen: WaitingSet): Promise<boolean> {
    if (account === undefined || account !== currentAccount()) return true
    const [last] = (await readStored()).filter((one) => nameOf(one) === CHOSEN)
    if (last && !isOfVisitor(last) && last.account !== account) await store({ ...last, isAside: true })
    return store({ ...chosen, account, isChosen: true, ...lastPlace([]) })
  },
  /** Sets of another account, and sets that are too old, are deleted. */
  async read(): Promise<StoredSet[]> {
    const account = currentAccount()
    if (typeof account !== 'string') return []
    const stored = await readStored()
    const isOwn = (one: StoredSet) => one.account === account && !isOld(one)
    await removeWhere((one) => !isOfVisitor(one) && !isOwn(one), stored)
    return stored.filter((one) => isOwn(one) && !one.isChosen)
  },
  /** False only where nothing is kept. */
  mayHoldAny: () => localSettings.get(MARK) !== null,
  /** What was set aside comes after what is newer. */
  async readChosen(): Promise<WaitingSet | undefined> {
    const account = currentAccount()
    const isOwn = (one: StoredSet) => isOfVisitor(one) || (one.isChosen && one.account === account)
    const own = (await readStored()).filter((one) => isOwn(one) && !isOld(one))
    const newest = own.find(({ isAside }) => !isAside)
    const [aside] = newest ? [] : own
    if (!aside) return newest
    await store({ ...aside, isAside: false })
    await orUndefined(() => del(nameOf(aside), database))
    return aside
  },
  /** How many photos of an account wait for it to log in again, while nobody is signed in. */
  async countLeft(): Promise<number> {
    if (currentAccount() !== null) return 0
    const left = (await readStored()).filter((one) => !isOfVisitor(one) && !isOld(one))
    return left.reduce((sum, { photos }) => sum + photos.length, 0)
  },
  /** With the chosen one. */
  count: async () => (await waitingSets.read()).length + ((await waitingSets.readChosen()) ? 1 : 0),
  drop: (key: string) => removeWhere((one) => one.key === key && !one.isChosen),
  /** Not that of an account whose session has ended. */
  dropChosen: () =>
    removeWhere((one) => isOfVisitor(one) || (nameOf(one) === CHOSEN && one.account === currentAccount())),
  /** Undoes `drop`. */
  putBack: (dropped: StoredSet) => (dropped.account === currentAccount() ? store(dropped) : Promise.resolve(true)),
  dropOld: () => removeWhere(isOld),
  /** Those of a visitor stay. */
  emptyOf: (account: Account) => removeWhere((one) => !isOfVisitor(one) && one.account === account),
  async empty() {
    await change(() => clear(database))
    localSettings.remove(MARK)
    countedTime.forget()
  },
  onChange(listener: () => void) {
    changes.addEventListener(CHANGE, listener)
    return () => {
      changes.removeEventListener(CHANGE, listener)
    }
  },
}

const isOfVisitor = ({ account }: StoredSet) => account === VISITOR

const placeOf = ({ place, keptAt }: StoredSet) => ({ place, keptAt })
const lastPlace = (kept: readonly StoredSet[]) => ({
  place: Math.max(0, ...kept.map(({ place }) => place)) + 1,
  keptAt: countedTime.now(),
})

/** Each set has an entry of its own: a photo is not written again because another one is sent. */
const store = (waiting: StoredSet) => {
  localSettings.set(MARK, '')
  return change(() => set(nameOf(waiting), waiting, database))
}

const nameOf = ({ key, isChosen, isAside }: StoredSet) => (isChosen && !isAside ? CHOSEN : key)

async function readStored(): Promise<StoredSet[]> {
  const stored = (await orUndefined(() => entries<string, StoredSet>(database))) ?? []
  if (stored.length > 0) localSettings.set(MARK, '')
  else localSettings.remove(MARK)
  return stored.map(([, one]) => one).sort((one, other) => one.place - other.place)
}

async function removeWhere(isUnwanted: (one: StoredSet) => boolean, stored?: readonly StoredSet[]) {
  const unwanted = (stored ?? (await readStored())).filter(isUnwanted)
  if (unwanted.length > 0)
    await change(async () => {
      for (const one of unwanted) await del(nameOf(one), database)
    })
}

/** Resolves to whether the browser could do it. */
async function change(act: () => Promise<void>): Promise<boolean> {
  const isDone = await orUndefined(() => act().then(() => true))
  changes.dispatchEvent(new Event(CHANGE))
  return isDone ?? false
}

const isOld = ({ keptAt, look }: StoredSet) =>
  !(countedTime.now() - keptAt < (look ? LOOK_DAYS : WAITING_DAYS) * DAY_MS)
