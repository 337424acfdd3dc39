import { copyInPage } from './copyInPage'
import { copyInWorker, hasWorkers } from './copyInWorker'

/**
 * A copy of a photo to send in its place: see `copyPhoto`. Made in a worker; where the browser has none that can draw, or
 * the network has not delivered it, in the page. Gives the original back when no copy can be made; never rejects.
 */
export async function shrinkPhoto(original: File): Promise<Blob> {
  try {
    return (await copy(original)) ?? original
  } catch {
    return original
  }
}

const copy = (original: File) =>
  hasWorkers() ? copyInWorker(original).catch(() => copyInPage(original)) : copyInPage(original)
