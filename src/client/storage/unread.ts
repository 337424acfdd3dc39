import * as settings from './settings'
import { currentAccount, type Account } from './tokenStorage'

const CHANGE = 'unreadchange'

/** When each arrived, ms since 1970, by the id of its diagnosis. */
type Arrivals = Record<string, number>

function read(): Arrivals {
  const stored = settings.getJson('unread')
  return typeof stored === 'object' ? (stored as Arrivals) : {}
}

function write(arrivals: readonly [string, number][]) {
  if (arrivals.length === 0) settings.remove('unread')
  else settings.setJson('unread', Object.fromEntries(arrivals))
  dispatchEvent(new Event(CHANGE))
}

/** By itself, because every page begins with it. */
export const hasUnread = () => settings.get('unread') !== null

/** Answers that have arrived on this phone, and were not shown yet. */
export const unread = {
  ids: () => Object.keys(read()),
  /** Stores nothing for an account that has left meanwhile. */
  add(account: Account, id: string) {
    if (typeof account !== 'string' || account !== currentAccount()) return
    write([...Object.entries(read()), [id, Date.now()]])
  },
  drop(id: string) {
    write(Object.entries(read()).filter(([one]) => one !== id))
  },
  /** Drops those missing from the server's list of `askedAt`. */
  dropUnlisted(account: Account, ids: readonly string[], askedAt: number) {
    if (account !== currentAccount()) return
    const arrivals = Object.entries(read())
    const kept = arrivals.filter(([id, at]) => at >= askedAt || ids.includes(id))
    if (kept.length < arrivals.length) write(kept)
  },
  /** Also in other tabs. */
  onChange(listener: () => void) {
    for (const sign of [CHANGE, 'storage']) addEventListener(sign, listener)
    return () => {
      for (const sign of [CHANGE, 'storage']) removeEventListener(sign, listener)
    }
  },
  /** Changes with the list. */
  snapshot: () => settings.get('unread'),
}
