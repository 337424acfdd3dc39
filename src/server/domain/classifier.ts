import type { Observation, Thresholds } from '~/diagnosis'

/** A photo's bytes in, the network's opinion out. */
export type Classifier = {
  /** Which network speaks: stored beside every diagnosis it made. */
  version: string
  labels: readonly string[]
  thresholds: Thresholds
  /** Throws a `DomainError`: 'unsupportedMedia' for bytes that are no JPEG, PNG or WebP, 'invalid' for a photo that cannot be decoded, 'unavailable' when nobody can look at it in time. */
  classify(photo: Uint8Array): Promise<Observation>
  close(): Promise<void>
}
