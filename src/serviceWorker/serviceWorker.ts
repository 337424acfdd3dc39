import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, firstOfOurs } from '~/contract/languages'
import type { Language } from '~/contract/languages'

import { build } from './build'
import { SHELL, fileFor } from './fileFor'
import { openHistory, showReminder } from './showReminder'
import { isShare, keepSharedPhotos } from './keepSharedPhotos'

declare const self: ServiceWorkerGlobalScope

/**
 * Caches the files of one build, so that the app opens without a network. A new build is a new worker with its own
 * cache: it waits until all of its files are verified by hash and no page of the old build is open; only then the old
 * cache is deleted. No page gets files of two builds, and no API response is cached. The leaf pack has its own cache,
 * which outlives builds (`client/storage/leafPackStorage.ts`).
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
  event.respondWith(answer.catch(() => fetch(request))) // if the browser's storage fails
})

self.addEventListener('push', (event) => {
  event.waitUntil(showReminder(self.registration, event.data))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openHistory(self.clients))
})

/** All or nothing: a file that is missing or of another build fails the installation. */
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

/** Mirrors the page's choice, whose storage a worker cannot read. Undefined if the cookie is unreadable, too. */
async function readLanguage(): Promise<Language | undefined> {
  if (!('cookieStore' in self)) return undefined
  const chosen = await self.cookieStore.get(LANGUAGE_COOKIE)
  return firstOfOurs([chosen?.value, ...navigator.languages]) ?? DEFAULT_LANGUAGE
}

/** The prerendered page, or the empty one; in that case caches the page for the next visit. */
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

/** A browser short of space may have deleted the cache. */
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
    if (inPack) return inPack // pictures of an on-device preview
    throw error
  }
}

/** Captive portals answer any request with their own page; no file on demand is a page. */
const isFile = ({ ok, redirected, headers }: Response) =>
  ok && !redirected && !/html/.test(headers.get('Content-Type') ?? 'html')
