/** Stands in for `idb-keyval`: jsdom has no IndexedDB. For `jest.mock`. */
export function fakeBrowserStorage() {
  const stores = new Map<string, Map<string, unknown>>()
  return {
    createStore: (name: string) => name,
    get: async (key: string, name: string) => stores.get(name)?.get(key),
    set: async (key: string, value: unknown, name: string) => {
      stores.set(name, new Map(stores.get(name)).set(key, value))
    },
    update: async (key: string, change: (value: unknown) => unknown, name: string) => {
      stores.set(name, new Map(stores.get(name)).set(key, change(stores.get(name)?.get(key))))
    },
    del: async (key: string, name: string) => {
      stores.get(name)?.delete(key)
    },
    entries: async (name: string) => [...(stores.get(name) ?? [])],
    values: async (name: string) => [...(stores.get(name)?.values() ?? [])],
    clear: async (name: string) => {
      stores.delete(name)
    },
  }
}

/** From now on there is no room for anything more. */
export const fillStorage = () =>
  jest
    .spyOn(jest.requireMock<ReturnType<typeof fakeBrowserStorage>>('idb-keyval'), 'set')
    .mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
