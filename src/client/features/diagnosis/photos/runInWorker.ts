import { wrap } from 'comlink'
import type { Remote } from 'comlink'

import { withDeadline } from '~/client/device/withDeadline'

import type { PhotoWorker } from './resizeWorker'

/** A silent network never reports that the worker's script is not coming. */
const WORKER_START_TIMEOUT_MS = 5_000

/** Safari's workers can draw since 16.4. */
export const canUseWorker = () => 'Worker' in globalThis && 'OffscreenCanvas' in globalThis

/** Rejects if the worker does not start, or the work fails. */
export async function runInWorker<Result>(work: (photos: Remote<PhotoWorker>) => Promise<Result>): Promise<Result> {
  const worker = new Worker(new URL('./resizeWorker.ts', import.meta.url), { name: 'resizeWorker' })
  const lost = new Promise<never>((_, reject) => {
    worker.onerror = () => {
      reject(new Error('The worker has ended.'))
    }
  })
  const photos = wrap<PhotoWorker>(worker)
  try {
    await Promise.race([withDeadline(photos.start(), WORKER_START_TIMEOUT_MS), lost])
    return await Promise.race([work(photos), lost])
  } finally {
    worker.terminate() // a small phone needs the memory of the decoded photo back
  }
}
