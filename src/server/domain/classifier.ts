import type { Fingerprint, Observation, Thresholds } from '~/diagnosis'

/** `fingerprint`: by which another file of the same picture is recognised. It is not stored. */
export type Classified = Observation & { fingerprint: Fingerprint }

/** A photo's bytes in, what the network sees in it out. */
export type Classifier = {
  /** Stored with every diagnosis that this network made. */
  version: string
  labels: readonly string[]
  thresholds: Thresholds
  /** Whether one more photo would be classified in time. A photo beyond that is rejected with 'unavailable'. */
  hasCapacity(): boolean
  /**
   * Rejects with a `DomainError`: 'unsupportedMedia' for bytes that are not a photo, 'invalid' for a photo that cannot
   * be decoded, 'unavailable' when the queue is full or the worker has not answered in time. A photo that still waits
   * in the queue when `signal` is aborted is dropped. Photos of one account wait for each other.
   */
  classify(photo: Uint8Array, options?: { accountId?: string; signal?: AbortSignal }): Promise<Classified>
  /** Makes a trip through a worker; rejects when it fails. */
  ping(): Promise<unknown>
  /** Kills the workers, whatever they are doing. */
  close(): Promise<void>
}
