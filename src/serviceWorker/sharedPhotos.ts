import { MAX_PHOTOS } from '~/contract/limits'
import { paths } from '~/contract/paths'
import { SHARED_PATH, SHARED_PHOTOS_CACHE, SHARED_PHOTOS_FIELD, SHARE_FAILED_PATH } from '~/contract/sharedPhotos'

export const isShare = ({ method, url }: Pick<Request, 'method' | 'url'>, home: string) => {
  const { origin, pathname } = new URL(url)
  return method === 'POST' && origin === home && pathname === paths.predict
}

/** By one too many the page knows that some are left out. */
const MAX_KEPT = MAX_PHOTOS + 1
/** More than any camera of a phone makes. Any page of the web can share, and fill the phone. */
const MAX_BYTES = 25 * 1024 * 1024

/** Keeps the photos that another app, or a page, shares, and opens the screen that offers them. Nothing is sent. Never rejects. */
export async function keepSharedPhotos(request: Request): Promise<Response> {
  const areKept = await keep(request).catch(() => false)
  return Response.redirect(areKept ? SHARED_PATH : SHARE_FAILED_PATH, SEE_OTHER)
}

const SEE_OTHER = 303

/** Resolves to whether all are kept that may be in one set. */
async function keep(request: Request): Promise<boolean> {
  const files = (await request.formData()).getAll(SHARED_PHOTOS_FIELD).filter((entry) => entry instanceof File)
  const wanted = files.slice(0, MAX_KEPT)
  const cache = await caches.open(SHARED_PHOTOS_CACHE)
  const room = MAX_KEPT - (await cache.keys()).length
  const kept = wanted.filter(({ size }) => size <= MAX_BYTES).slice(0, Math.max(0, room))
  const share = `/shared/${Date.now()}` // after those that no page has taken yet
  await Promise.all(
    kept.map((file, index) =>
      cache.put(`${share}/${index}/${encodeURIComponent(file.name)}`, new Response(file, { headers: typeOf(file) })),
    ),
  )
  return files.length > 0 && kept.length === wanted.length
}

const typeOf = ({ type }: File) => ({ 'Content-Type': type })
