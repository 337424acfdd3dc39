import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, firstOfOurs } from '~/contract/languages'
import type { Language } from '~/contract/languages'

import { build } from './build'
import { SHELL, fileFor } from './fileFor'
import { openHistory, showReminder } from './reminders'
import { isShare, keepSharedPhotos } from './sharedPhotos'

declare const self: ServiceWorkerGlobalScope

/**
 * Keeps the files of one build, so that the app opens without a network. A new build is a new worker with a cache of its
 * own: it waits until it has all of its files, each checked against its hash, and until no page of the old build is
 * open; only then the old cache goes. No page ever gets files of two builds, and no response of the API is kept. The leaf
 * pack is in a cache of its own, which outlasts builds (`client/device/leafPack.ts`).
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
  const { request } = event
  if (isShare(request, location.origin)) {
    event.respondWith(keepSharedPhotos(request))
    return
  }
  const fileIn = (language: Language) => fileFor(request, location.origin, FILES, language)
  const file = fileIn(DEFAULT_LANGUAGE)
  if (file === undefined) return
  const answer = request.mode === 'navigate' ? pageFromCache(fileIn, event) : fromCache(file, request)
  event.respondWith(answer.catch(() => fetch(request))) // where the browser's storage fails
})

self.addEventListener('push', (event) => {
  event.waitUntil(showReminder(self.registration, event.data))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openHistory(self.clients))
})

/** All or nothing: one file that is missing, or belongs to another build, and this worker is given up. */
async function keepAll() {
  const cache = await caches.open(CACHE)
  try {
    await cache.addAll(
      [...build.files, ...build.pages[(await readLanguage()) ?? DEFAULT_LANGUAGE]].map(
        ({ url, integrity }) => new Request(url, { integrity, cache: isNamedByHash(url) ? 'default' : 'no-cache' }),
      ),
    )
  } catch (error) {
    await caches.delete(CACHE)
    throw error
  }
}

const isNamedByHash = (url: string) => url.startsWith('/assets/')

/** As the page chooses it, whose storage a worker cannot read. Undefined where it cannot read the cookie either. */
async function readLanguage(): Promise<Language | undefined> {
  if (!('cookieStore' in self)) return undefined
  const chosen = await self.cookieStore.get(LANGUAGE_COOKIE)
  return firstOfOurs([chosen?.value, ...navigator.languages]) ?? DEFAULT_LANGUAGE
}

/** The prerendered page, or the empty one: the page is then kept for the next visit. */
async function pageFromCache(fileIn: (language: Language) => string | undefined, event: FetchEvent) {
  const language = await readLanguage()
  const file = language && fileIn(language)
  const cache = await caches.open(CACHE)
  const kept = file && (await cache.match(file))
  if (kept) return kept
  const page = language && build.pages[language].find(({ url }) => url === file)
  if (page)
    event.waitUntil(
      cache.add(new Request(page.url, { integrity: page.integrity, cache: 'no-cache' })).catch(() => undefined),
    )
  return fromCache(SHELL, event.request)
}

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
  try {
    const response = await fetch(request)
    if (ON_DEMAND.has(file) && isFile(response)) await cache.put(file, response.clone()).catch(() => undefined) // a full phone
    return response
  } catch (error) {
    const inPack = await caches.match(file, { ignoreVary: true })
    if (inPack) return inPack // pictures of a look
    throw error
  }
}

/** A captive portal answers for any file with a page of its own; none of those on demand is a page. */
const isFile = ({ ok, redirected, headers }: Response) =>
  ok && !redirected && !/html/.test(headers.get('Content-Type') ?? 'html')
