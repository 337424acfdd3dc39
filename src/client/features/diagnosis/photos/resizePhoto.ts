import type { Unsendable } from '~/client/store/photoCopies'
import { MAX_IMAGE_BYTES } from '~/contract/limits'

import { compressPhoto } from './compressPhoto'
import { canUseWorker, runInWorker } from './runInWorker'

/**
 * A copy of a photo to send in its place, of at most so many bytes: see `compressPhoto`. Made in a worker, or in the page where that fails.
 * Resolves to the reason when no copy can be made: the original is never sent, it says where and when it was taken.
 */
export async function resizePhoto(original: Blob, maxBytes: number): Promise<Blob | Unsendable> {
  try {
    return await resize(original, maxBytes)
  } catch {
    if (await isHeic(original)) return 'heic'
    return original.size > MAX_IMAGE_BYTES ? 'tooLarge' : 'unreadable'
  }
}

/** The usual format of iPhones, which few other browsers can open. */
async function isHeic(file: Blob) {
  if (/^image\/hei[cf]/.test(file.type)) return true
  const head = await file
    .slice(4, 12)
    .text()
    .catch(() => '')
  return /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/.test(head)
}

async function resize(original: Blob, maxBytes: number): Promise<Blob> {
  const inPage = () => compressPhoto(original, maxBytes)
  if (!canUseWorker()) return inPage()
  return runInWorker(async (photos) => ownCopy(await photos.compressPhoto(original, maxBytes))).catch(inPage)
}

/** In Firefox 140 no other worker can decode a blob that a worker has made. */
const ownCopy = async (photo: Blob) => new Blob([await photo.arrayBuffer()], { type: photo.type })
