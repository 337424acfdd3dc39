import { MAX_PHOTOS } from '~/contract/limits'
import { paths } from '~/contract/paths'
import { SHARED_PARAMETER, SHARED_PHOTOS_CACHE, SHARED_PHOTOS_FIELD } from '~/contract/sharedPhotos'

export const isShare = ({ method, url }: Pick<Request, 'method' | 'url'>, home: string) => {
  const { origin, pathname } = new URL(url)
  return method === 'POST' && origin === home && pathname === paths.predict
}

/** Keeps the photos that another app shares, and opens the screen that takes them. Nothing is sent. */
export async function keepSharedPhotos(request: Request): Promise<Response> {
  const files = (await request.formData()).getAll(SHARED_PHOTOS_FIELD).filter((entry) => entry instanceof File)
  const cache = await caches.open(SHARED_PHOTOS_CACHE)
  const share = `/shared/${Date.now()}` // after those that no page has taken yet
  await Promise.all(
    files
      .slice(0, MAX_PHOTOS + 1) // by one too many the page knows that some are left out
      .map((file, index) =>
        cache.put(`${share}/${index}/${encodeURIComponent(file.name)}`, new Response(file, { headers: typeOf(file) })),
      ),
  )
  return Response.redirect(`${paths.predict}?${SHARED_PARAMETER}`, SEE_OTHER)
}

const SEE_OTHER = 303

const typeOf = ({ type }: File) => ({ 'Content-Type': type })
