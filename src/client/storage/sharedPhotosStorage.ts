import { SHARED_PHOTOS_CACHE } from '~/contract/sharedPhotos'

import { orUndefined, withDeadline } from './withDeadline'

/** After a week the user no longer means them. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** `drop` deletes them. */
export type TakenPhotos = { files: File[]; drop: () => Promise<unknown> }

/** Offered no more by this page. */
const taken = new Set<string>()

/**
 * Photos shared by another app or any web page. The service worker stores them until the user adds or rejects them.
 * Empty if storage is unavailable.
 */
export const sharedPhotos = {
  count: async () => (await orUndefined(async () => (await readUrls()).length)) ?? 0,
  /** The photos. Unless they are dropped, they are offered with the next ones that are shared. */
  async take(): Promise<TakenPhotos> {
    const found = await orUndefined(async () => {
      const cache = await caches.open(SHARED_PHOTOS_CACHE)
      const urls = await readUrls()
      const kept = await Promise.all(urls.map(async (url) => (await cache.match(url))?.blob()))
      const files = kept.flatMap((photo, index) =>
        photo ? [new File([photo], nameIn(urls[index]), { type: photo.type })] : [],
      )
      for (const url of urls) taken.add(url)
      return { files, drop: () => orUndefined(() => Promise.all(urls.map((url) => cache.delete(url)))) }
    })
    return found ?? { files: [], drop: async () => undefined }
  },
  empty: () => orUndefined(async () => caches.delete(SHARED_PHOTOS_CACHE)),
}

/** Oldest first; deletes expired photos. */
async function readUrls() {
  const cache = await withDeadline(caches.open(SHARED_PHOTOS_CACHE))
  const urls = (await cache.keys()).map(({ url }) => url).sort()
  const old = urls.filter((url) => Math.abs(Date.now() - sharedAt(url)) > KEPT_MS)
  await Promise.all(old.map((url) => cache.delete(url)))
  return urls.filter((url) => !old.includes(url) && !taken.has(url))
}

/** `/shared/<time>/<index>/<name>`. */
const sharedAt = (url: string) => Number(new URL(url).pathname.split('/')[2])
const nameIn = (url = '') => decodeURIComponent(url.split('/').at(-1) ?? '')
