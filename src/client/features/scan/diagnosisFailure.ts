import { failureOf, isOurs } from '~/client/api/failure'
import type { ErrorCode } from '~/contract/errors/errors'
import { API_TIMEOUT_MS } from '~/contract/limits'

/** Refusals that say nothing about the photo: session ended, no credits, a proxy in between, too slow, too often. */
const RETRYABLE_STATUSES = [401, 402, 403, 404, 408, 429]

/** Whether our server would refuse the same photo again. */
export function isFinal(error: unknown) {
  const failure = failureOf(error)
  return (
    failure.kind === 'responded' &&
    failure.status < 500 &&
    isOurs(failure.body) &&
    !RETRYABLE_STATUSES.includes(failure.status) &&
    !isAnsweredAlready(error)
  )
}

const KEY_REUSED: ErrorCode = 'keyReused'

/** An earlier call with larger copies succeeded after all: its diagnosis is in the history. */
export function isAnsweredAlready(error: unknown) {
  const failure = failureOf(error)
  return failure.kind === 'responded' && field(field(failure.body, 'error'), 'code') === KEY_REUSED
}

const UNAVAILABLE_STATUS = 503

/** Whether the failure concerns this scan or this moment only, not the network, the account or the server's load. */
export function mayOthersBeSent(error: unknown) {
  const failure = failureOf(error)
  if (failure.kind === 'aborted') return true // the scan was removed
  if (failure.kind !== 'responded' || !isOurs(failure.body)) return false
  return (failure.status >= 500 && failure.status !== UNAVAILABLE_STATUS) || isFinal(error) || isAnsweredAlready(error)
}

/** Milliseconds that the server asked to wait, or null. */
export function retryAfterMsOf(error: unknown): number | null {
  const wait = field(error, 'retryAfterMs')
  return typeof wait === 'number' ? wait : null
}

const UPLOAD_TIMEOUT_STATUS = 408

/** Whether the line is too slow for this scan: the upload stalled, the server gave up, or the line broke late. */
export function wasTooSlow(error: unknown, tookMs: number) {
  const failure = failureOf(error)
  const hasTimedOut = field(error, 'status') === 'TIMEOUT_ERROR'
  if (failure.kind === 'noResponse') return hasTimedOut || tookMs >= API_TIMEOUT_MS
  return failure.kind === 'responded' && failure.status === UPLOAD_TIMEOUT_STATUS
}

export const isAborted = (error: unknown) => failureOf(error).kind === 'aborted'

/** The session has ended: the photos leave the screen and wait for their owner, which a toast explains. */
export function isSignedOut(error: unknown) {
  const failure = failureOf(error)
  return failure.kind === 'responded' && failure.status === 401 && isOurs(failure.body)
}

const TOO_OFTEN_STATUS = 429

/** False right after the server has said how long to wait. */
export function maySendAgain(error: unknown) {
  const failure = failureOf(error)
  return failure.kind !== 'responded' || failure.status !== TOO_OFTEN_STATUS
}

export const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
