import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ValidationError } from 'yup'

import type { ErrorBody } from '~/contract/responses'
import { DomainError, TooManyAttempts, refuse } from '~/server/domain/errors'

import type { RequestWatcher } from './createServer'

const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  outOfCredits: 402,
  suspended: 403,
  wrongHost: 421,
  conflict: 409,
  tooLarge: 413,
  unsupportedMedia: 415,
  tooManyAttempts: 429,
  unprocessable: 422,
  unavailable: 503,
} as const

const RETRY_AFTER_SECONDS = 2

/** What Fastify refuses by itself, in sentences for people: the client shows them. */
const sentenceOf: Record<number, string> = {
  403: 'There is nothing at this address.',
  408: 'The request took too long to arrive. Please try again.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Please send this request as JSON.',
  431: 'The request is too large.',
}

const OUTAGE = refuse('unavailable', 'We cannot reach our records right now. Please try again in a moment.')

type ErrorHandlerDeps = {
  /** Whether an error means that the database is away for now. */
  isOutage: (error: unknown) => boolean
  watcher: Pick<RequestWatcher, 'refused'>
}

/** The one place where a failure becomes a status and a body. What happened inside is logged, never told. */
export function createErrorHandler({ isOutage, watcher }: ErrorHandlerDeps) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (ValidationError.isError(error)) return refuseWith(new DomainError('invalid', messagesByField(error)), reply)
    if (error instanceof DomainError) {
      if (error.cause !== undefined) request.log[statusOf[error.reason] < 500 ? 'warn' : 'error'](error.cause)
      return refuseWith(error, reply)
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return reply.code(status).send(bodyOf(status))
    request.log.error(error)
    if (isOutage(error)) return refuseWith(OUTAGE, reply)
    return reply.code(500).send({ detail: 'Something went wrong on our side. Please try again.' } satisfies ErrorBody)
  }

  function refuseWith(error: DomainError, reply: FastifyReply) {
    const { reason, body } = error
    const status = statusOf[reason]
    if (error instanceof TooManyAttempts) reply.header('retry-after', error.retryAfterSeconds)
    watcher.refused(reason)
    if (status === 401) reply.header('www-authenticate', 'Bearer')
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
    return reply.code(status).send(body)
  }
}

const bodyOf = (status: number): ErrorBody => ({
  detail: sentenceOf[status] ?? 'The request could not be understood.',
})

function messagesByField({ inner }: ValidationError): ErrorBody {
  const fields: Record<string, string[]> = {}
  for (const { path = 'detail', message } of inner) (fields[path] ??= []).push(message)
  return fields
}
