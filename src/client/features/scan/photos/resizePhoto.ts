import { wrap, type Remote } from 'comlink'

import { withDeadline } from '~/client/storage/withDeadline'
import type { Unsendable } from '~/client/store/photoCopy'
import { MAX_IMAGE_BYTES } from '~/contract/limits'

import { compressPhoto } from './compressPhoto'
import type { PhotoWorker } from './resizeWorker'

/**
 * The copy to send, of at most `maxBytes` (see `compressPhoto`). Made in a worker, or in the page if that fails.
 * Resolves to a reason if there is none: the original is never sent, because it says where and when it was taken.
 */
export async function resizePhoto(original: Blob, maxBytes: number): Promise<Blob | Unsendable> {
  try {
    return await resize(original, maxBytes)
  } catch {
    if (await isHeic(original)) return 'heic'
    return original.size > MAX_IMAGE_BYTES ? 'tooLarge' : 'unreadable'
  }
}

/** iPhones' default format, which few other browsers can open. */
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

/** In Firefox 140 no other worker can decode a blob made by a worker. */
const ownCopy = async (photo: Blob) => new Blob([await photo.arrayBuffer()], { type: photo.type })

/** On a silent network a worker whose script does not arrive reports no error. */
const WORKER_START_TIMEOUT_MS = 5_000

/** Workers in Safari can draw since 16.4. */
export const canUseWorker = () => 'Worker' in globalThis && 'OffscreenCanvas' in globalThis

/** Rejects if the worker does not start or the work fails. */
export async function runInWorker<Result>(work: (photos: Remote<PhotoWorker>) => Promise<Result>): Promise<Result> {
  const worker = new Worker(new URL('./resizeWorker.ts', import.meta.url), { name: 'resizeWorker' })
  const lost = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The worker has ended.'))
  })
  const photos = wrap<PhotoWorker>(worker)
  try {
    await Promise.race([withDeadline(photos.start(), WORKER_START_TIMEOUT_MS), lost])
    return await Promise.race([work(photos), lost])
  } finally {
    worker.terminate() // frees the decoded photo: a small phone needs the memory
  }
}
