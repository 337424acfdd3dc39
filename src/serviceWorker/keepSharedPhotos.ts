import { MAX_PHOTOS } from '~/contract/limits'
import { paths } from '~/contract/paths'
import { SHARED_PATH, SHARED_PHOTOS_CACHE, SHARED_PHOTOS_FIELD, SHARE_FAILED_PATH } from '~/contract/sharedPhotos'

export const isShare = ({ method, url }: Pick<Request, 'method' | 'url'>, home: string) => {
  const { origin, pathname } = new URL(url)
  return method === 'POST' && origin === home && pathname === paths.predict
}

/** One too many tells the page that some are left out. */
const MAX_KEPT = MAX_PHOTOS + 1
/** Above any phone camera. Any web page can share, and fill the phone. */
const MAX_BYTES = 25 * 1024 * 1024

/** Stores shared photos of another app or page and opens the screen that offers them. Sends nothing, never rejects. */
export async function keepSharedPhotos(request: Request): Promise<Response> {
  const areKept = await keep(request).catch(() => false)
  return Response.redirect(areKept ? SHARED_PATH : SHARE_FAILED_PATH, SEE_OTHER)
}

const SEE_OTHER = 303

/** Resolves to whether all photos that fit in a scan are stored. */
async function keep(request: Request): Promise<boolean> {
  const files = (await request.formData()).getAll(SHARED_PHOTOS_FIELD).filter((entry) => entry instanceof File)
  const wanted = files.slice(0, MAX_KEPT)
  const cache = await caches.open(SHARED_PHOTOS_CACHE)
  const room = MAX_KEPT - (await cache.keys()).length
  const kept = wanted.filter(({ size }) => size <= MAX_BYTES).slice(0, Math.max(0, room))
  const share = `/shared/${Date.now()}` // sorts after those that no page has taken yet
  await Promise.all(
    kept.map((file, index) =>
      cache.put(`${share}/${index}/${encodeURIComponent(file.name)}`, new Response(file, { headers: typeOf(file) })),
    ),
  )
  return files.length > 0 && kept.length === wanted.length
}

const typeOf = ({ type }: File) => ({ 'Content-Type': type })
