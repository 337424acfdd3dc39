import { Mutex } from 'async-mutex'

import type { PhotoCopies, PhotoCopy, Unsendable } from '~/client/store/photoCopies'

import { resizePhoto } from './resizePhoto'

/** Sent within ten seconds at 400 kbit/s: one photo, and all photos of a set together. */
const MAX_PHOTO_BYTES = 60_000
const MAX_SET_BYTES = 250_000

const shareOf = (count: number) => Math.min(MAX_PHOTO_BYTES, Math.floor(MAX_SET_BYTES / count))

/** One after another: a decoded photo takes 48 MB of a small phone. */
const decoding = new Mutex()

const resize = (original: Blob, count: number) => decoding.runExclusive(() => resizePhoto(original, shareOf(count)))

/** A photo of a set of `count`. Its copy is made at once, to be done by the time of the click. */
export function addOriginal(copies: PhotoCopies, id: string, original: Blob, count: number) {
  const added = { original, copy: resize(original, count), madeFor: count, url: URL.createObjectURL(original) }
  copies.set(id, added)
  return added
}

/** A copy that was made before; the same set is sent again as it was. */
export function addCopy(copies: PhotoCopies, id: string, copy: Blob, count: number) {
  const url = URL.createObjectURL(copy)
  const added = { original: copy, copy: Promise.resolve(copy), madeFor: count, url, shown: copy }
  copies.set(id, added)
  return added
}

/** What to send for these photos; copies that were made for a smaller set are made again where they are too large. */
export const prepareCopies = (copies: PhotoCopies, ids: readonly string[]): Promise<(Blob | Unsendable)[]> =>
  Promise.all(ids.map((id) => prepareCopy(copies, id, ids.length)))

async function prepareCopy(copies: PhotoCopies, id: string, count: number) {
  const photo = copies.get(id)
  if (!photo) return 'unreadable'
  const copy = await photo.copy
  if (typeof copy === 'string' || photo.madeFor >= count || copy.size <= shareOf(count)) return copy
  photo.copy = resizeAgain(photo, copy, count)
  photo.madeFor = count
  return photo.copy
}

/** The file may be gone by now: the camera's, or one that was somewhere else. Then the copy that there is takes its place. */
async function resizeAgain(photo: PhotoCopy, copy: Blob, count: number): Promise<Blob> {
  const smaller = await resize(photo.original, count)
  if (typeof smaller !== 'string') return smaller
  photo.original = copy
  const ofCopy = await resize(copy, count)
  return typeof ofCopy === 'string' ? copy : ofCopy
}

/** Another address for a photo that cannot be shown any more: its copy. Undefined where there is none, or it is what was shown. */
export async function showCopy(copies: PhotoCopies, id: string): Promise<string | undefined> {
  const photo = copies.get(id)
  const copy = await photo?.copy
  if (!photo || !copy || typeof copy === 'string' || photo.shown === copy) return undefined
  URL.revokeObjectURL(photo.url)
  Object.assign(photo, { shown: copy, url: URL.createObjectURL(copy) })
  return photo.url
}

/** Fine enough for the classifier, and sent within ten seconds at 13 kbit/s. */
const MIN_PHOTO_BYTES = 16_000

/** Half of each photo that is larger than needed, for a line on which the set did not get through. */
export const shrinkCopies = (photos: readonly Blob[]) =>
  Promise.all(
    photos.map(async (photo) => {
      const maxBytes = Math.max(MIN_PHOTO_BYTES, Math.floor(photo.size / 2))
      if (photo.size <= maxBytes) return photo
      const copy = await decoding.runExclusive(() => resizePhoto(photo, maxBytes))
      return typeof copy === 'string' || copy.size >= photo.size ? photo : copy
    }),
  )

/** Frees what the browser holds for all other photos. */
export function retainCopies(copies: PhotoCopies, ids: readonly string[]) {
  for (const [id, { url }] of copies) {
    if (ids.includes(id)) continue
    URL.revokeObjectURL(url)
    copies.delete(id)
  }
}
