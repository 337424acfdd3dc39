import { createHash } from 'node:crypto'

/** Stands in for `caches`, which jsdom lacks; `fetch` gives what is added, and its hash is checked as browsers do. */
export function fakeCaches(fetchFile: (path: string, signal: AbortSignal) => Promise<string>) {
  const stores = new Map<string, Map<string, string>>()
  const pathOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, location.href)
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>()
    stores.set(name, store)
    return {
      keys: async () => [...store.keys()].map((path) => new Request(new URL(path, location.href))),
      match: async (request: string) => {
        const kept = store.get(pathOf(request).pathname)
        return kept === undefined ? undefined : new Response(kept)
      },
      put: async (request: string, response: Response) =>
        void store.set(pathOf(request).pathname, await response.text()),
      delete: async (request: Request) => store.delete(pathOf(request).pathname),
      add: async (request: Request) => {
        const { pathname } = pathOf(request)
        const text = await fetchFile(pathname, request.signal)
        if (request.integrity !== integrityOf(text)) throw new TypeError('Failed to fetch')
        store.set(pathname, text)
      },
    }
  }
  return {
    stores,
    caches: { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) },
  }
}

export const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
