import { build } from './build'
import { fileFor } from './fileFor'

declare const self: ServiceWorkerGlobalScope

/**
 * Keeps the files of one build, so that the app opens without a network. A new build is a new worker with a cache of its
 * own: it waits until it has all of its files, each checked against its hash, and until no page of the old build is
 * open; only then the old cache goes. No page ever gets files of two builds, and no response of the API is kept.
 */
const PREFIX = 'jani-'
const CACHE = PREFIX + build.name
const ON_DEMAND = new Set(build.onDemand)
const FILES = new Set([...build.files.map(({ url }) => url), ...ON_DEMAND])

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()))
})
self.addEventListener('fetch', (event) => {
  const file = fileFor(event.request, location.origin, FILES)
  if (file !== undefined) event.respondWith(fromCache(file, event.request))
})

/** All or nothing: one file that is missing, or belongs to another build, and this worker is given up. */
async function keepAll() {
  const cache = await caches.open(CACHE)
  try {
    await cache.addAll(
      build.files.map(
        ({ url, integrity }) => new Request(url, { integrity, cache: isNamedByHash(url) ? 'default' : 'no-cache' }),
      ),
    )
  } catch (error) {
    await caches.delete(CACHE)
    throw error
  }
}

const isNamedByHash = (url: string) => url.startsWith('/assets/')

async function dropOthers() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  )
}

/** A browser that is short of room may have thrown the cache away. */
async function fromCache(file: string, request: Request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(file, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (ON_DEMAND.has(file) && response.ok) await cache.put(file, response.clone())
  return response
}
