import { SHARED_PHOTOS_CACHE } from '~/contract/sharedPhotos'

import { orUndefined } from './orUndefined'
import { withDeadline } from './withDeadline'

/** Longer, they are not what is meant any more. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Photos that another app has shared, or any page of the web: the service worker has kept them until the person adds them or
 * leaves them out. None where the browser keeps none.
 */
export const sharedPhotos = {
  count: async () => (await orUndefined(async () => (await readUrls()).length)) ?? 0,
  /** Once. */
  async take(): Promise<File[]> {
    const files = await orUndefined(async () => {
      const cache = await caches.open(SHARED_PHOTOS_CACHE)
      const urls = await readUrls()
      const kept = await Promise.all(urls.map(async (url) => (await cache.match(url))?.blob()))
      await Promise.all(urls.map((url) => cache.delete(url))) // others may have been shared meanwhile
      return kept.flatMap((photo, index) =>
        photo ? [new File([photo], nameIn(urls[index]), { type: photo.type })] : [],
      )
    })
    return files ?? []
  },
  empty: () => orUndefined(async () => caches.delete(SHARED_PHOTOS_CACHE)),
}

/** Oldest first, without those that are too old, which go. */
async function readUrls() {
  const cache = await withDeadline(caches.open(SHARED_PHOTOS_CACHE))
  const urls = (await cache.keys()).map(({ url }) => url).sort()
  const old = urls.filter((url) => Math.abs(Date.now() - sharedAt(url)) > KEPT_MS)
  await Promise.all(old.map((url) => cache.delete(url)))
  return urls.filter((url) => !old.includes(url))
}

/** `/shared/<time>/<index>/<name>`. */
const sharedAt = (url: string) => Number(new URL(url).pathname.split('/')[2])
const nameIn = (url = '') => decodeURIComponent(url.split('/').at(-1) ?? '')
