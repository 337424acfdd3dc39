import type { Observation } from '~/diagnosis'
import type { Classified } from '~/server/domain/diagnoses/classifier'
import type { DomainError } from '~/server/domain/domainError'

/** Between a web server and the processes that classify for it. Both send and check the secret as a bearer token. */
export const CAPACITY_PATH = '/capacity'
export const CLASSIFY_PATH = '/classify'
export const PHOTO_TYPE = 'application/octet-stream'
/** Refused with 409 unless it names the model of the process: a diagnosis is stored with the version that made it. */
export const MODEL_HEADER = 'x-model-version'
/** Of photos of one account, a process classifies one at a time. */
export const ACCOUNT_HEADER = 'x-account'

export type Capacity = { hasCapacity: boolean }

/** Of a photo that was classified, or could not be. Another status than 200 means that no worker has tried. */
export type ClassifyResponse =
  { observation: Observation & { fingerprint: number[] } } | { refusal: Pick<DomainError, 'reason' | 'code'> }

export const toResponse = ({ fingerprint, ...observation }: Classified): ClassifyResponse => ({
  observation: { ...observation, fingerprint: Array.from(fingerprint) },
})

export const fromResponse = ({ fingerprint, ...observation }: Observation & { fingerprint: number[] }): Classified => ({
  ...observation,
  fingerprint: Float32Array.from(fingerprint),
})
