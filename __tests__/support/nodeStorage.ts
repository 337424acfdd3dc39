import 'fake-indexeddb/auto'

import { emptyIndexedDb } from './indexedDb'

/** For tests of what a browser stores that need no page: Node has no `localStorage`, and no window with events. */
const kept = new Map<string, string>()

Object.assign(globalThis, {
  localStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  },
  dispatchEvent: () => true, // no page listens
})

beforeEach(() => {
  kept.clear()
  return emptyIndexedDb()
})
