import swagger from '@fastify/swagger'
import { convertSchema } from '@sodaru/yup-to-json-schema'
import type { FastifyInstance } from 'fastify'
import type { ObjectSchema } from 'yup'

import { API_TIMEOUT_MS, PASSWORD_LENGTH } from '~/contract/limits'

export const DOCUMENT_URL = '/api/openapi.json'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, object> }

/** A body of the contract. The lengths of its passwords are tests of ours, which have no counterpart in JSON Schema. */
export function bodyOf(schema: ObjectSchema<object>) {
  const { type, required, properties = {} } = convertSchema(schema) as JsonSchema
  const length = { minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max }
  const isPassword = (name: string) => /password$/i.test(name)
  const measured = Object.entries(properties).map(([name, property]) => [
    name,
    isPassword(name) ? { ...property, ...length } : property,
  ])
  return { type, required, properties: Object.fromEntries(measured) as object }
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
const detail = {
  type: 'object',
  properties: { detail: { ...sentence, description: 'One sentence for people.' } },
  required: ['detail'],
  additionalProperties: false,
}
const byField = {
  type: 'object',
  minProperties: 1,
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
  required: ['status', 'detail'],
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
