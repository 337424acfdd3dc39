import type { Observation, Thresholds } from '~/diagnosis'

/** A photo's bytes in, the network's opinion out. */
export type Classifier = {
  /** Which network speaks: stored beside every diagnosis it made. */
  version: string
  labels: readonly string[]
  thresholds: Thresholds
  /** How many photos it can have in hand, waiting ones included, and still answer each in time. */
  capacity: number
  /** Throws a `DomainError`: 'unsupportedMedia' for bytes that are no JPEG, PNG or WebP, 'invalid' for a photo that cannot be decoded, 'unavailable' when nobody can look at it in time. A photo that still waits when `signal` is aborted is dropped. */
  classify(photo: Uint8Array, signal?: AbortSignal): Promise<Observation>
  close(): Promise<void>
}
