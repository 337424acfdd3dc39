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
   * be decoded, 'unavailable' when the queue is full or no worker could take it ('tooManyPhotos'), or when the worker
   * that had it died or did not answer in time ('photoFailed'). A photo that still waits in the queue when `signal` is
   * aborted is dropped. Photos of one account wait for each other.
   */
  classify(photo: Uint8Array, options?: { accountId?: string; signal?: AbortSignal }): Promise<Classified>
  /** Rejects when no worker has answered anything for ten seconds; workers that classify photos are asked nothing else. */
  ping(): Promise<unknown>
  /** Kills the workers, whatever they are doing. */
  close(): Promise<void>
}
