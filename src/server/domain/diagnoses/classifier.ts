import type { Fingerprint, Observation, Thresholds } from '~/diagnosis'

/** `fingerprint`: recognises another file of the same picture. Never stored. */
export type Classified = Observation & { fingerprint: Fingerprint }

/** Classifies the bytes of a photo. */
export type Classifier = {
  /** Stored with every diagnosis of this network. */
  version: string
  labels: readonly string[]
  thresholds: Thresholds
  /** How many photos may be in work or wait for it. Undefined where other processes classify. */
  capacity?: number
  /** Undefined likewise. */
  aliveWorkers?: () => number
  /**
   * Whether one more photo would be classified in time; without capacity `classify` rejects with 'unavailable'. Rejects
   * likewise when no process that classifies responds.
   */
  hasCapacity(): boolean | Promise<boolean>
  /**
   * Rejects with a `DomainError`: 'unsupportedMedia' for bytes that are not a photo, 'invalid' for a photo that cannot
   * be decoded, 'unavailable' when the queue is full or no worker could take it ('tooManyPhotos'), or when its worker
   * died or timed out ('photoFailed'). On abort of `signal`, drops a photo that is still queued. Classifies photos of
   * one account one at a time.
   */
  classify(photo: Uint8Array, options?: { accountId?: string; signal?: AbortSignal }): Promise<Classified>
  /** Rejects when no worker has responded for ten seconds; does not disturb workers that classify photos. */
  ping(): Promise<unknown>
  /** Kills the workers, even busy ones; gives up photos sent elsewhere. */
  close(): Promise<void>
}
