import type { Word } from './copyWorker'

/** A network that falls silent would never say that the worker is not coming. */
const ARRIVAL_MS = 5_000

/** Whether there may be a worker that can draw: Safari has one since 16.4. */
export const hasWorkers = () => 'Worker' in globalThis && 'OffscreenCanvas' in globalThis

/** Copies a photo beside the page, which goes on answering. Rejects when the worker does not come or cannot do it. */
export async function copyInWorker(original: Blob): Promise<Blob | undefined> {
  const worker = new Worker(new URL('./copyWorker.ts', import.meta.url))
  try {
    return await new Promise((resolve, reject) => {
      const giveUp = () => {
        reject(new Error('The worker did not come.'))
      }
      const arrival = setTimeout(giveUp, ARRIVAL_MS)
      worker.onmessage = ({ data }: MessageEvent<Word>) => {
        clearTimeout(arrival)
        if ('failure' in data) reject(new Error(data.failure))
        else if ('copy' in data) resolve(data.copy)
      }
      worker.onerror = giveUp
      worker.postMessage(original)
    })
  } finally {
    worker.terminate() // what it has decoded is what a small phone wants back now
  }
}
