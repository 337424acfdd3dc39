import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import { Schema } from 'yup'

import { en } from '~/contract/errors/en'
import { DEFAULT_LANGUAGE, LANGUAGES } from '~/contract/languages'
import { API_TIMEOUT_MS } from '~/contract/limits'

import { jsonSchemaOf } from './jsonSchema'
import type { JsonSchema } from './jsonSchema'

export const DOCUMENT_URL = '/api/openapi.json'

/** A response of a route. */
export const returns = (description: string, schema: Schema) => ({ description, schema })
export const returnsNothing = (description: string) => ({ description, type: 'null' })

const sentence = { type: 'string', minLength: 1 }
const params = { type: 'object', additionalProperties: { type: ['string', 'number'] } }
const code = { enum: Object.keys(en) }
const fieldError = {
  type: 'object',
  properties: { code, params },
  required: ['code', 'params'],
  additionalProperties: false,
}
const error = {
  type: 'object',
  properties: {
    code,
    params,
    fields: { type: 'object', additionalProperties: { type: 'array', minItems: 1, items: fieldError } },
  },
  required: ['code', 'params', 'fields'],
  additionalProperties: false,
  description: 'The same for programs.',
}
const detail = {
  type: 'object',
  properties: { detail: { ...sentence, description: 'One sentence for people.' }, error },
  required: ['detail', 'error'],
  additionalProperties: false,
}
const byField = {
  type: 'object',
  properties: { error },
  required: ['error'],
  minProperties: 2,
  additionalProperties: { type: 'array', minItems: 1, items: sentence },
  description: 'Sentences for people, by rejected field.',
}

export const refusal = (description: string) => ({ description, ...detail })
export const fieldRefusal = (description: string) => ({ ...byField, description })
/** An upload that is too large repeats its status. */
export const tooLarge = (description: string) => ({
  description,
  ...detail,
  properties: { status: { const: 413 }, ...detail.properties },
  required: ['status', 'detail', 'error'],
})

const retryAfter = { headers: { 'Retry-After': { type: 'integer', description: 'Seconds.' } } }
const UNAUTHENTICATED = { 401: refusal('No login, or one that has ended.') }
const BODY_REFUSALS = {
  400: { description: 'Rejected fields, or a body that cannot be read.', anyOf: [byField, detail] },
  413: refusal('The body is too large.'),
  415: refusal('Not JSON.'),
}
/** What any call of the API may be answered. */
export const ANY_CALL = {
  429: { ...refusal('Too many requests or attempts.'), ...retryAfter },
  500: refusal('Something went wrong on our side.'),
  503: { ...refusal('Busy, or the database is away.'), ...retryAfter },
}
/** Of every call: decides the language of sentences, error bodies included. */
const ACCEPT_LANGUAGE = {
  'Accept-Language': { type: 'string', description: `${LANGUAGES.join(' or ')}; ${DEFAULT_LANGUAGE} without a wish.` },
}

/** Of a route with `requireUser`. */
export const BEARER = { security: [{ bearer: [] }] }

type Documented = FastifySchema & { response?: Record<string, JsonSchema>; security?: readonly object[] }

/** A route as it is documented: with what holds for each that reads a body, or needs a login. */
function documentRoute({ headers, body, response = {}, ...schema }: Documented, method: RouteOptions['method']) {
  const needsUser = schema.security === BEARER.security
  const readsBody = method !== 'GET'
  return {
    ...schema,
    ...(body !== undefined && { body: bodySchema(body) }),
    headers: { type: 'object', properties: { ...ACCEPT_LANGUAGE, ...(headers as JsonSchema | undefined) } },
    response: {
      ...(readsBody && BODY_REFUSALS),
      ...(needsUser && UNAUTHENTICATED),
      ...ANY_CALL,
      ...Object.fromEntries(Object.entries(response).map(([status, document]) => [status, responseSchema(document)])),
    },
  }
}

const bodySchema = (body: unknown) => (body instanceof Schema ? jsonSchemaOf(body, { isClosed: false }) : body)

const responseSchema = ({ schema, ...document }: JsonSchema) =>
  schema instanceof Schema ? { ...document, ...jsonSchemaOf(schema, { isClosed: true }) } : document

export async function addOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Jani',
        version: '1',
        description: `Every call answers within ${API_TIMEOUT_MS} ms or refuses. Every path is answered with and without its last slash.`,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema:
        url.startsWith('/api/') && url !== DOCUMENT_URL ? documentRoute(schema as Documented, route.method) : schema,
    }),
  })
}
