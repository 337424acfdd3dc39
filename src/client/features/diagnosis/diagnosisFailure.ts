import { t } from 'i18next'

import { isOurs } from '~/client/api/isOurs'
import { failureOf, isUnanswered } from '~/client/api/failure'
import { refusalsIn } from '~/client/shared/refusal'
import type { Unsendable } from '~/client/store/photoCopies'
import type { Toast } from '~/client/store/toastsSlice'
import type { ErrorCode } from '~/contract/errors/errors'
import { API_TIMEOUT_MS } from '~/contract/limits'

const TOO_LARGE_STATUS = 413
/** Refusals that say nothing about the photo: log in again, no credits, a proxy in between, too slow, too often. */
const RETRYABLE_STATUSES = [401, 402, 403, 404, 408, 429]

/** Why a photo stays on the phone. */
export const unsendableMessage = (reason: Unsendable) =>
  reason === 'tooLarge' ? t('errors:beforeSending.photoTooLarge') : t(`errors:unsendable.${reason}`)

/** What to toast when a diagnosis fails. */
export function diagnosisFailureToast(error: unknown): Toast {
  const failure = failureOf(error)
  switch (failure.kind) {
    case 'responded':
      return failure.status === TOO_LARGE_STATUS || field(failure.body, 'status') === TOO_LARGE_STATUS
        ? { variant: 'error', message: t('errors:beforeSending.photoTooLarge') }
        : {
            variant: 'warning',
            message: refusalsIn(failure.body)?.[0] ?? detailOf(failure.body) ?? t('errors:diagnosis'),
          }
    case 'noResponse':
      return { variant: 'warning', message: t('errors:noResponse') }
    case 'unexpected':
    case 'aborted':
      return { variant: 'error', message: t('errors:unexpected') }
  }
}

/** Whether sending the same photo again would be refused again: by our server's word alone. */
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

/** An earlier call with a larger copy has arrived after all: its answer is in the history. */
export function isAnsweredAlready(error: unknown) {
  const failure = failureOf(error)
  return failure.kind === 'responded' && field(field(failure.body, 'error'), 'code') === KEY_REUSED
}

const UNAVAILABLE_STATUS = 503

/** The fault is that of this set, or of the moment: not of the network, the account or a server that is overloaded. */
export function mayOthersBeSent(error: unknown) {
  const failure = failureOf(error)
  if (failure.kind === 'aborted') return true // it was removed
  if (failure.kind !== 'responded' || !isOurs(failure.body)) return false
  return (failure.status >= 500 && failure.status !== UNAVAILABLE_STATUS) || isFinal(error) || isAnsweredAlready(error)
}

/** How long the server has asked to wait; null where it has not. */
export function retryAfterMsOf(error: unknown): number | null {
  const wait = field(error, 'retryAfterMs')
  return typeof wait === 'number' ? wait : null
}

const UPLOAD_TIMEOUT_STATUS = 408

/** The line is too slow for this set: it got no further, the server did not wait any longer, or the line broke late. */
export function wasTooSlow(error: unknown, tookMs: number) {
  const failure = failureOf(error)
  const hasTimedOut = field(error, 'status') === 'TIMEOUT_ERROR'
  if (failure.kind === 'noResponse') return hasTimedOut || tookMs >= API_TIMEOUT_MS
  return failure.kind === 'responded' && failure.status === UPLOAD_TIMEOUT_STATUS
}

export const isAborted = (error: unknown) => failureOf(error).kind === 'aborted'

/** No response of ours came: the photos may wait for a network. */
export const hasNoResponse = (error: unknown) => isUnanswered(error)

/** The session has ended: the photos leave the screen, and wait for its owner, which must be explained. */
export function isSignedOut(error: unknown) {
  const failure = failureOf(error)
  return failure.kind === 'responded' && failure.status === 401 && isOurs(failure.body)
}

const TOO_OFTEN_STATUS = 429

/** Not at once, when it has just been said how long to wait. */
export function maySendAgain(error: unknown) {
  const failure = failureOf(error)
  return failure.kind !== 'responded' || failure.status !== TOO_OFTEN_STATUS
}

function detailOf(body: unknown) {
  const detail = field(body, 'detail')
  return typeof detail === 'string' && detail !== '' ? detail : undefined
}

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
