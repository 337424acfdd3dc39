import { Mutex } from 'async-mutex'

import type { PhotoCopies, PhotoCopy, Unsendable } from '~/client/store/photoCopy'

import { resizePhoto } from './resizePhoto'

/** Upload within ten seconds at 400 kbit/s: one photo, and all photos of a scan together. */
const MAX_PHOTO_BYTES = 60_000
const MAX_SET_BYTES = 250_000

const shareOf = (count: number) => Math.min(MAX_PHOTO_BYTES, Math.floor(MAX_SET_BYTES / count))

/** Decodes one photo at a time: each takes 48 MB of memory. */
const decoding = new Mutex()

const resize = (original: Blob, count: number) => decoding.runExclusive(() => resizePhoto(original, shareOf(count)))

/** Adds one of `count` photos. Starts its copy at once, so that it is ready when Diagnose is pressed. */
export function addOriginal(copies: PhotoCopies, id: string, original: Blob, count: number) {
  const added = { original, copy: resize(original, count), madeFor: count, url: URL.createObjectURL(original) }
  copies.set(id, added)
  return added
}

/** Adds a copy made before, so that the scan is sent again unchanged. */
export function addCopy(copies: PhotoCopies, id: string, copy: Blob, count: number) {
  const url = URL.createObjectURL(copy)
  const added = { original: copy, copy: Promise.resolve(copy), madeFor: count, url, shown: copy }
  copies.set(id, added)
  return added
}

/** The copies to send. Makes those again that were made for fewer photos and are too large now. */
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

/** If the original file is gone, the copy takes its place. */
async function resizeAgain(photo: PhotoCopy, copy: Blob, count: number): Promise<Blob> {
  const smaller = await resize(photo.original, count)
  if (typeof smaller !== 'string') return smaller
  photo.original = copy
  const ofCopy = await resize(copy, count)
  return typeof ofCopy === 'string' ? copy : ofCopy
}

/** Replaces the URL of a photo that can no longer be shown by its copy's, or returns the reason. */
export async function showCopy(copies: PhotoCopies, id: string): Promise<{ url: string } | { reason: Unsendable }> {
  const photo = copies.get(id)
  const copy = await photo?.copy
  if (typeof copy === 'string') return { reason: copy }
  if (!photo || !copy || photo.shown === copy) return { reason: 'unreadable' }
  URL.revokeObjectURL(photo.url)
  Object.assign(photo, { shown: copy, url: URL.createObjectURL(copy) })
  return { url: photo.url }
}

/** Enough detail for the classifier, and ten seconds at 13 kbit/s. */
const MIN_PHOTO_BYTES = 16_000

/** Halves each photo that is larger than needed, for a line on which the upload failed. */
export const shrinkCopies = (photos: readonly Blob[]) =>
  Promise.all(
    photos.map(async (photo) => {
      const maxBytes = Math.max(MIN_PHOTO_BYTES, Math.floor(photo.size / 2))
      if (photo.size <= maxBytes) return photo
      const copy = await decoding.runExclusive(() => resizePhoto(photo, maxBytes))
      return typeof copy === 'string' || copy.size >= photo.size ? photo : copy
    }),
  )
