import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

import { isOurs } from '~/client/api/isOurs'

/**
 * What went wrong with a call: the server answered, there was no response, or the fault is ours. Aborted: the account that
 * it was made for has left the screen, which says so itself.
 */
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

/** Something in between has answered, which judges nothing and says nothing of what was sent. A fault of a server is not told apart. */
function isForeign(error: unknown): boolean {
  if (!isFetchError(error)) return false
  if (error.status === 'PARSING_ERROR') return error.originalStatus < 500
  return typeof error.status === 'number' && error.status < 500 && !isOurs(error.data)
}

/** Our server has not answered, as far as can be told. */
export const isUnanswered = (error: unknown) => failureOf(error).kind === 'noResponse' || isForeign(error)

/** A success that cannot be read does not come from our server, so its words are not shown. */
const responded = (status: number, body: unknown): Failure =>
  status < 400 ? { kind: 'unexpected' } : { kind: 'responded', status, body }

const isAbort = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

const isFetchError = (error: unknown): error is FetchBaseQueryError =>
  typeof error === 'object' && error !== null && 'status' in error
