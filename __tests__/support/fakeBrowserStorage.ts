type Entries = Map<string, unknown>
type UseStore = <Value>(mode: string, act: (entries: Entries) => Value) => Promise<Value>

/** Stands in for `idb-keyval`: jsdom has no IndexedDB. For `jest.mock`. A test may name a database instead of its store. */
export function fakeBrowserStorage() {
  const databases = new Map<string, Entries>()
  const entriesOf = (name: string) => {
    const stored = databases.get(name) ?? new Map<string, unknown>()
    databases.set(name, stored)
    return stored
  }
  const open = (store: UseStore | string): Promise<Entries> =>
    typeof store === 'string' ? Promise.resolve(entriesOf(store)) : store('readwrite', (stored) => stored)
  return {
    createStore:
      (name: string): UseStore =>
      async (_mode, act) =>
        act(entriesOf(name)),
    get: async (key: string, store: UseStore) => (await open(store)).get(key),
    set: async (key: string, value: unknown, store: UseStore) => {
      ;(await open(store)).set(key, value)
    },
    update: async (key: string, change: (value: unknown) => unknown, store: UseStore) => {
      const stored = await open(store)
      stored.set(key, change(stored.get(key)))
    },
    del: async (key: string, store: UseStore) => {
      ;(await open(store)).delete(key)
    },
    entries: async (store: UseStore) => [...(await open(store))],
    values: async (store: UseStore) => [...(await open(store)).values()],
    clear: async (store: UseStore) => {
      ;(await open(store)).clear()
    },
  }
}

/** From now on there is no room for anything more. */
export const fillStorage = () =>
  jest
    .spyOn(jest.requireMock<ReturnType<typeof fakeBrowserStorage>>('idb-keyval'), 'set')
    .mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
