import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ValidationError } from 'yup'

import type { ErrorCode, Field } from '~/contract/errors/errors'
import type { Language } from '~/contract/languages'
import type { ErrorBody } from '~/contract/responses'
import { DomainError, TooManyAttempts, refuse } from '~/server/domain/domainError'

import { codeOfSchema, errorBody, fieldsBody } from './errorBody'
import { negotiateLanguage } from './language'

const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  outOfCredits: 402,
  notFound: 404,
  suspended: 403,
  wrongHost: 421,
  conflict: 409,
  lengthRequired: 411,
  tooLarge: 413,
  unsupportedMedia: 415,
  tooManyAttempts: 429,
  unprocessable: 422,
  unavailable: 503,
} as const

const RETRY_AFTER_SECONDS = 2

/** What Fastify refuses by itself. */
const codeOfStatus: Record<number, ErrorCode> = {
  403: 'notFound',
  408: 'tooSlow',
  413: 'requestTooLarge',
  414: 'addressTooLong',
  415: 'notJson',
  431: 'requestTooLarge',
}

const OUTAGE = refuse('unavailable', 'recordsAway')

/** Sees every response. The route is its pattern, never the address that was asked for. */
export type RequestWatcher = {
  responded(response: { method: string; route: string; status: number; seconds: number }): void
  refused(reason: string): void
}

type ErrorHandlerDeps = {
  /** Whether an error means that the database is away for now. */
  isOutage: (error: unknown) => boolean
  watcher: Pick<RequestWatcher, 'refused'>
}

/** The one place where a failure becomes a status and a body. What happened inside is logged, never told. */
export function createErrorHandler({ isOutage, watcher }: ErrorHandlerDeps) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const language = negotiateLanguage(request, reply)
    if (ValidationError.isError(error)) return refuseWith('invalid', rejectedFields(error, language), reply)
    if (error instanceof DomainError) {
      if (error.cause !== undefined) request.log[statusOf[error.reason] < 500 ? 'warn' : 'error'](error.cause)
      return refuseWith(error.reason, bodyOf(error, language), reply, error)
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500)
      return reply.code(status).send(errorBody({ code: codeOfStatus[status] ?? 'notUnderstood' }, language))
    request.log.error(error)
    if (isOutage(error)) return refuseWith(OUTAGE.reason, bodyOf(OUTAGE, language), reply)
    return reply.code(500).send(errorBody({ code: 'failed' }, language))
  }

  function refuseWith(reason: DomainError['reason'], body: ErrorBody, reply: FastifyReply, error?: DomainError) {
    const status = statusOf[reason]
    if (error instanceof TooManyAttempts) reply.header('retry-after', error.retryAfterSeconds)
    watcher.refused(reason)
    if (status === 401) reply.header('www-authenticate', 'Bearer')
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
    return reply.code(status).send(body)
  }
}

function bodyOf({ reason, code, params, field }: DomainError, language: Language): ErrorBody {
  if (field !== undefined) return fieldsBody([{ field, code, params }], language)
  const body = errorBody({ code, params }, language)
  return reason === 'tooLarge' ? { status: 413, ...body } : body
}

function rejectedFields({ inner }: ValidationError, language: Language): ErrorBody {
  const whole = inner.find(({ path }) => !path) // a rule about several fields
  if (whole) return errorBody({ code: codeOfSchema(whole.message) }, language)
  const messages = inner.map(({ path, message }) => ({ field: path as Field, code: codeOfSchema(message) }))
  return fieldsBody(messages, language)
}
