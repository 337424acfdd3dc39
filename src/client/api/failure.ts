import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

/** What went wrong with a call. `aborted`: the account has signed out, which the screen shows itself. */
type Failure =
  | { kind: 'responded'; status: number; body: unknown }
  | { kind: 'noResponse' }
  | { kind: 'unexpected' }
  | { kind: 'aborted' }

export function failureOf(error: unknown): Failure {
  if (isAbort(error)) return { kind: 'aborted' }
  if (!isFetchError(error)) return { kind: 'unexpected' }
  if (error.status === 'PARSING_ERROR') return responded(error.originalStatus, error.data)
  if (typeof error.status === 'number') return responded(error.status, error.data)
  return error.status === 'CUSTOM_ERROR' ? { kind: 'unexpected' } : { kind: 'noResponse' }
}

/** Something in between responded, so it is unknown what reached our server. A 5xx counts as our own. */
function isForeign(error: unknown): boolean {
  if (!isFetchError(error)) return false
  if (error.status === 'PARSING_ERROR') return error.originalStatus < 500
  return typeof error.status === 'number' && error.status < 500 && !isOurs(error.data)
}

/** As far as is known our server has not responded. */
export const isUnanswered = (error: unknown) => failureOf(error).kind === 'noResponse' || isForeign(error)

/** A success that cannot be parsed does not come from our server, so its text is not shown. */
const responded = (status: number, body: unknown): Failure =>
  status < 400 ? { kind: 'unexpected' } : { kind: 'responded', status, body }

const isAbort = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

const isFetchError = (error: unknown): error is FetchBaseQueryError =>
  typeof error === 'object' && error !== null && 'status' in error

/** Whether this browser could not read a chunk: webpack reports how a script failed. */
export const isUnreadable = (error: unknown) => (error as { type?: unknown } | null)?.type === 'missing'

/** Whether the body is an error of our API, not the page of a captive portal, proxy or firewall. */
export function isOurs(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  if ('detail' in body) return typeof body.detail === 'string'
  const fields: unknown[] = Object.values(body)
  return fields.length > 0 && fields.every((value) => Array.isArray(value) || isCoded(value))
}

/** These ask to try again. */
const RETRYABLE_STATUSES = [408, 429]

/** Whether our server has judged the request: a firewall or proxy in between responds 403 or 404 with its own page. */
export const isRefusal = ({ status, data }: FetchBaseQueryError) =>
  typeof status === 'number' && status >= 400 && status < 500 && !RETRYABLE_STATUSES.includes(status) && isOurs(data)

const isCoded = (value: unknown) => typeof value === 'object' && value !== null && 'code' in value
