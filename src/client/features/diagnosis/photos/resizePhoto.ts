import type { Unsendable } from '~/client/store/photoCopies'
import { MAX_IMAGE_BYTES } from '~/contract/limits'

import { compressPhoto } from './compressPhoto'
import type { WorkerMessage, WorkerRequest } from './resizeWorker'

/** A silent network never reports that the worker's script is not coming. */
const WORKER_START_TIMEOUT_MS = 5_000

/**
 * A copy of a photo to send in its place, of at most so many bytes: see `compressPhoto`. Made in a worker, or in the page where that fails.
 * Resolves to the reason when no copy can be made: the original is never sent, it says where and when it was taken.
 */
export async function resizePhoto(original: Blob, maxBytes: number): Promise<Blob | Unsendable> {
  try {
    return await resize({ original, maxBytes })
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

/** Safari's workers can draw since 16.4. */
const canUseWorker = () => 'Worker' in globalThis && 'OffscreenCanvas' in globalThis

function resize(request: WorkerRequest) {
  const inPage = () => compressPhoto(request.original, request.maxBytes)
  return canUseWorker() ? resizeInWorker(request).catch(inPage) : inPage()
}

async function resizeInWorker(request: WorkerRequest): Promise<Blob> {
  const worker = new Worker(new URL(/* webpackChunkName: "resizeWorker" */ './resizeWorker.ts', import.meta.url))
  try {
    return await new Promise((resolve, reject) => {
      const onLost = () => {
        reject(new Error('The worker did not start.'))
      }
      const timeout = setTimeout(onLost, WORKER_START_TIMEOUT_MS)
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        clearTimeout(timeout)
        if (data.type === 'failed') reject(new Error(data.reason))
        if (data.type === 'resized') resolve(data.photo)
      }
      worker.onerror = onLost
      worker.postMessage(request)
    })
  } finally {
    worker.terminate() // a small phone needs the memory of the decoded photo back
  }
}
