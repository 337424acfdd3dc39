import { resizePhoto } from './resizePhoto'
import type { Unsendable } from './resizePhoto'

/** Sent within ten seconds at 400 kbit/s: one photo, and all photos of a set together. */
const MAX_PHOTO_BYTES = 60_000
const MAX_SET_BYTES = 250_000

/** `madeFor`: the number of photos of the set that the copy was made for. */
type Kept = { original: Blob; copy: Promise<Blob | Unsendable>; madeFor: number; url: string }

const shareOf = (count: number) => Math.min(MAX_PHOTO_BYTES, Math.floor(MAX_SET_BYTES / count))

/** One after another: a decoded photo takes 48 MB of a small phone. */
function createResizeQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return (original: Blob, count: number) => {
    const copy = last.then(() => resizePhoto(original, shareOf(count)))
    last = copy
    return copy
  }
}

/** The chosen photos and their copies to send, by the id that Redux knows them by: a Blob is not serialisable. */
export function createPhotoCopies() {
  const kept = new Map<string, Kept>()
  const resize = createResizeQueue()

  function keep(id: string, photo: Omit<Kept, 'url'>) {
    const url = URL.createObjectURL(photo.original)
    kept.set(id, { ...photo, url })
    return { url, copy: photo.copy }
  }

  const prepareOf = (count: number) => async (id: string) => {
    const photo = kept.get(id)
    if (!photo) return 'unreadable'
    const copy = await photo.copy
    if (typeof copy === 'string' || photo.madeFor >= count || copy.size <= shareOf(count)) return copy
    photo.copy = resize(photo.original, count)
    photo.madeFor = count
    return photo.copy
  }

  return {
    /** The copy is made at once, to be done by the time of the click. */
    add: (id: string, original: Blob, count: number) =>
      keep(id, { original, copy: resize(original, count), madeFor: count }),
    /** A copy that was made before; the same set is sent again as it was. */
    addCopy: (id: string, copy: Blob, count: number) =>
      keep(id, { original: copy, copy: Promise.resolve(copy), madeFor: count }),
    /** What to send for these photos; copies that were made for a smaller set are made again where they are too large. */
    prepare: (ids: readonly string[]): Promise<(Blob | Unsendable)[]> => Promise.all(ids.map(prepareOf(ids.length))),
    /** Frees what the browser holds for all other photos. */
    retain: (ids: readonly string[]) => {
      for (const [id, { url }] of kept) {
        if (ids.includes(id)) continue
        URL.revokeObjectURL(url)
        kept.delete(id)
      }
    },
  }
}
