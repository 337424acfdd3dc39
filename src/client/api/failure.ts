import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

import { isOurs } from './isOurs'

/** What went wrong with a call. `aborted`: its account has signed out, which the screen says itself. */
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

/** Something between us and the server has responded, so what was sent is unknown. A server's fault is not told apart. */
function isForeign(error: unknown): boolean {
  if (!isFetchError(error)) return false
  if (error.status === 'PARSING_ERROR') return error.originalStatus < 500
  return typeof error.status === 'number' && error.status < 500 && !isOurs(error.data)
}

/** Our server has not responded, as far as can be told. */
export const isUnanswered = (error: unknown) => failureOf(error).kind === 'noResponse' || isForeign(error)

/** A success that cannot be read does not come from our server, so its words are not shown. */
const responded = (status: number, body: unknown): Failure =>
  status < 400 ? { kind: 'unexpected' } : { kind: 'responded', status, body }

const isAbort = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

const isFetchError = (error: unknown): error is FetchBaseQueryError =>
  typeof error === 'object' && error !== null && 'status' in error

/** Whether this browser could not read a chunk: webpack says how a script failed. */
export const isUnreadable = (error: unknown) => (error as { type?: unknown } | null)?.type === 'missing'
