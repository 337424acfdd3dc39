import swagger from '@fastify/swagger'
import { convertSchema } from '@sodaru/yup-to-json-schema'
import type { FastifyInstance } from 'fastify'
import type { ObjectSchema } from 'yup'

import { en } from '~/contract/errors/en'
import { DEFAULT_LANGUAGE, LANGUAGES } from '~/contract/languages'
import { API_TIMEOUT_MS, PASSWORD_LENGTH } from '~/contract/limits'

export const DOCUMENT_URL = '/api/openapi.json'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, object> }

/** A body of the contract. The length of its password is a test of ours, which has no counterpart in JSON Schema. */
export function bodyOf(schema: ObjectSchema<object>) {
  const { type, required, properties = {} } = convertSchema(schema) as JsonSchema
  const { password } = properties
  const measured = { ...password, minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max }
  return { type, required, properties: { ...properties, ...(password && { password: measured }) } }
}

/** An answer of the contract, without properties that it does not name. */
export const answerOf = (description: string, schema: ObjectSchema<object>) => ({
  description,
  ...(JSON.parse(JSON.stringify(convertSchema(schema)), (_key, value: JsonSchema) => {
    if (typeof value !== 'object' || !('properties' in value)) return value
    return { ...value, default: undefined, additionalProperties: false }
  }) as JsonSchema),
})

export const nothing = (description: string) => ({ description, type: 'null' })

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

/** What any call may be answered. */
export const ANY_CALL = {
  429: { ...refusal('Too many requests or attempts.'), ...retryAfter },
  500: refusal('Something went wrong on our side.'),
  503: { ...refusal('Busy, or the database is away.'), ...retryAfter },
}
export const UNAUTHENTICATED = { 401: refusal('No login, or one that has ended.') }
export const JSON_BODY = {
  413: refusal('The body is too large.'),
  415: refusal('Not JSON.'),
}
export const INVALID = {
  400: { description: 'Rejected fields, or a body that cannot be read.', anyOf: [byField, detail] },
}
/** Of every call: decides the language of sentences, error bodies included. */
export const ACCEPT_LANGUAGE = {
  'Accept-Language': { type: 'string', description: `${LANGUAGES.join(' or ')}; ${DEFAULT_LANGUAGE} without a wish.` },
}
export const BEARER = { security: [{ bearer: [] }] }

/** The schemas of routes are documentation alone: bodies are checked by yup, and answers are typed by the contract. */
export async function addOpenApi(app: FastifyInstance) {
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
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
  })
}
