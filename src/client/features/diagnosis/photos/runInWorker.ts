import type { PhotoFault } from '~/client/store/photoCopies'

/** A copy of `original`, or what is wrong with `copy`. */
export type WorkerRequest = { original: Blob; maxBytes: number } | { copy: Blob }
type Done = { photo: Blob } | { fault: PhotoFault | undefined }
export type WorkerMessage = { started: true } | { failure: string } | Done

/** A silent network never reports that the worker's script is not coming. */
const WORKER_START_TIMEOUT_MS = 5_000

/** Safari's workers can draw since 16.4. */
export const canUseWorker = () => 'Worker' in globalThis && 'OffscreenCanvas' in globalThis

/** Rejects where the worker does not start, or cannot do it. */
export async function runInWorker(request: WorkerRequest): Promise<Done> {
  const worker = new Worker(new URL('./resizeWorker.ts', import.meta.url), { name: 'resizeWorker' })
  try {
    const done = await new Promise<Done>((resolve, reject) => {
      const onLost = () => {
        reject(new Error('The worker did not start.'))
      }
      const timeout = setTimeout(onLost, WORKER_START_TIMEOUT_MS)
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        clearTimeout(timeout)
        if ('failure' in data) reject(new Error(data.failure))
        else if (!('started' in data)) resolve(data)
      }
      worker.onerror = onLost
      worker.postMessage(request)
    })
    return 'photo' in done ? { photo: await ownCopy(done.photo) } : done
  } finally {
    worker.terminate() // a small phone needs the memory of the decoded photo back
  }
}

/** In Firefox 140 no other worker can decode a blob that a worker has made. */
const ownCopy = async (photo: Blob) => new Blob([await photo.arrayBuffer()], { type: photo.type })
