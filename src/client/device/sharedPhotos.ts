import { SHARED_PHOTOS_CACHE } from '~/contract/sharedPhotos'

import { orUndefined } from './orUndefined'

/** Photos that another app has shared, which the service worker has kept. Taken once; none where the browser keeps none. */
export async function takeSharedPhotos(): Promise<File[]> {
  const files = await orUndefined(async () => {
    const cache = await caches.open(SHARED_PHOTOS_CACHE)
    const urls = (await cache.keys()).map(({ url }) => url).sort()
    const kept = await Promise.all(urls.map(async (url) => (await cache.match(url))?.blob()))
    await Promise.all(urls.map((url) => cache.delete(url))) // others may have been shared meanwhile
    return kept.flatMap((photo, index) => (photo ? [new File([photo], nameIn(urls[index]), { type: photo.type })] : []))
  })
  return files ?? []
}

const nameIn = (url = '') => decodeURIComponent(url.split('/').at(-1) ?? '')
