/** What a service worker finds around it, as far as this one uses it: TypeScript has no types for it beside those of a page. */
type Lifetime = Event & { waitUntil: (work: Promise<unknown>) => void }
export type FetchRequest = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }

type Scope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lifetime) => void): void
    (type: 'fetch', listener: (event: FetchRequest) => void): void
  }
  clients: { claim: () => Promise<void> }
}

export const scope = globalThis as unknown as Scope
