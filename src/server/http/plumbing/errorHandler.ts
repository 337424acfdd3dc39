import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ValidationError } from 'yup'

import { codeOfMessage, fill } from '~/contract/errors/errors'
import type { ErrorCode, ErrorParams, Field, FieldError } from '~/contract/errors/errors'
import { sentencesIn } from '~/contract/errors/sentences'
import { DEFAULT_LANGUAGE, type Language } from '~/contract/languages'
import type { ErrorBody } from '~/contract/responses'
import { DomainError, refuse, TooManyAttempts } from '~/server/domain/domainError'

import { negotiateLanguage } from './language'

const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  outOfCredits: 402,
  notFound: 404,
  suspended: 403,
  forbidden: 403,
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

/** Refusals by Fastify itself. */
const codeOfStatus: Record<number, ErrorCode> = {
  403: 'notFound',
  408: 'tooSlow',
  413: 'requestTooLarge',
  414: 'addressTooLong',
  415: 'notJson',
  431: 'requestTooLarge',
}

const OUTAGE = refuse('unavailable', 'recordsAway')
/** All requests of an outage fail alike. */
const OUTAGE_LOG_INTERVAL_MS = 60_000

/** Sees every response. `route` is the pattern, never the requested address. */
export type RequestWatcher = {
  responded(response: { method: string; route: string; status: number; seconds: number }): void
  refused(code: ErrorCode): void
  /** Called before the first request. */
  routeAdded(route: string): void
}

type ErrorHandlerDeps = {
  /** Whether an error means that the database is unavailable for now. */
  isOutage: (error: unknown) => boolean
  watcher: Pick<RequestWatcher, 'refused'>
}

/** The only place that turns failures into statuses and bodies. Logs the cause, never sends it. */
export function createErrorHandler({ isOutage, watcher }: ErrorHandlerDeps) {
  let outageLoggedAt = -Infinity

  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const language = negotiateLanguage(request, reply)
    if (ValidationError.isError(error)) return refuseWith('invalid', rejectedFields(error, language), reply)
    if (error instanceof DomainError) {
      if (error.cause !== undefined) request.log[statusOf[error.reason] < 500 ? 'warn' : 'error'](error.cause)
      return refuseWith(error.reason, bodyOf(error, language), reply, error)
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      const code = codeOfStatus[status] ?? 'notUnderstood'
      watcher.refused(code)
      return reply.code(status).send(errorBody({ code }, language))
    }
    if (isOutage(error)) {
      if (performance.now() - outageLoggedAt > OUTAGE_LOG_INTERVAL_MS) {
        outageLoggedAt = performance.now()
        request.log.error(error)
      }
      return refuseWith(OUTAGE.reason, bodyOf(OUTAGE, language), reply)
    }
    request.log.error(error)
    return reply.code(500).send(errorBody({ code: 'failed' }, language))
  }

  function refuseWith(reason: DomainError['reason'], body: ErrorBody, reply: FastifyReply, error?: DomainError) {
    const status = statusOf[reason]
    if (error instanceof TooManyAttempts) reply.header('retry-after', error.retryAfterSeconds)
    watcher.refused(error?.code ?? body.error.code)
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

type Failure = { code: ErrorCode; params?: ErrorParams }

/** For errors of the whole request. */
export const errorBody = ({ code, params = {} }: Failure, language: Language = DEFAULT_LANGUAGE) => ({
  detail: fill(sentencesIn(language)[code], params),
  error: { code, params, fields: {} },
})

type Message = { field: Field; code: ErrorCode; params?: ErrorParams }

/** For errors of single fields. */
function fieldsBody(messages: readonly Message[], language: Language): ErrorBody {
  const said: { [Name in Field]?: string[] } = {}
  const fields: { [Name in Field]?: FieldError[] } = {}
  for (const { field, code, params = {} } of messages) {
    const sentence = fill(sentencesIn(language)[code], params)
    said[field] = [...(said[field] ?? []), sentence]
    fields[field] = [...(fields[field] ?? []), { code, params }]
  }
  return { ...said, error: { code: 'fieldsInvalid', params: {}, fields } }
}

/** For messages of the contract's schemas. */
const codeOfSchema = (message: string): ErrorCode => codeOfMessage(message) ?? 'fieldsInvalid'
