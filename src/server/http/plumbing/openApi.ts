import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import { Schema, type SchemaDescription, type SchemaInnerTypeDescription, type SchemaObjectDescription } from 'yup'

import { en } from '~/contract/errors/en'
import { DEFAULT_LANGUAGE, LANGUAGES } from '~/contract/languages'
import { API_TIMEOUT_MS } from '~/contract/limits'

export const DOCUMENT_URL = '/api/openapi.json'

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
/** The body for an oversized upload repeats its status. */
export const tooLarge = (description: string) => ({
  description,
  ...detail,
  properties: { status: { const: 413 }, ...detail.properties },
  required: ['status', 'detail', 'error'],
})

const retryAfter = { headers: { 'Retry-After': { type: 'integer', description: 'Seconds.' } } }
const UNAUTHENTICATED = { 401: refusal('No login, or one that has ended.') }
const FORBIDDEN = { 403: refusal('The account is not of an expert.') }
const BODY_REFUSALS = {
  400: { description: 'Rejected fields, or a body that cannot be read.', anyOf: [byField, detail] },
  413: refusal('The body is too large.'),
  415: refusal('Not JSON.'),
}
/** Responses of every call. */
export const ANY_CALL = {
  429: { ...refusal('Too many requests or attempts.'), ...retryAfter },
  500: refusal('Something went wrong on our side.'),
  503: { ...refusal('Busy, or the database is away.'), ...retryAfter },
}
/** A header of every call: decides the language of sentences, error bodies included. */
const ACCEPT_LANGUAGE = {
  'Accept-Language': { type: 'string', description: `${LANGUAGES.join(' or ')}; ${DEFAULT_LANGUAGE} without a wish.` },
}

/** For routes with `requireUser`; for those with `requireExpert`, too. */
export const BEARER = { security: [{ bearer: [] }] }
export const EXPERT = { security: [{ bearer: ['expert'] }] }

type Documented = FastifySchema & { response?: Record<string, JsonSchema>; security?: readonly object[] }

/** Adds what holds for every route that reads a body or needs a login. */
function documentRoute({ headers, body, response = {}, ...schema }: Documented, method: RouteOptions['method']) {
  const needsExpert = schema.security === EXPERT.security
  const needsUser = needsExpert || schema.security === BEARER.security
  const readsBody = method !== 'GET'
  return {
    ...schema,
    ...(body !== undefined && { body: bodySchema(body) }),
    headers: { type: 'object', properties: { ...ACCEPT_LANGUAGE, ...(headers as JsonSchema | undefined) } },
    response: {
      ...(readsBody && BODY_REFUSALS),
      ...(needsUser && UNAUTHENTICATED),
      ...(needsExpert && FORBIDDEN),
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

type JsonSchema = Record<string, unknown>
type Description = SchemaDescription | SchemaObjectDescription | SchemaInnerTypeDescription

type Alternatives = { oneOf: Schema[] }

/** `isClosed`: allows no properties that the schema does not name. */
type Options = { isClosed: boolean }

/**
 * Converts a schema of the contract to JSON Schema. `meta({ jsonSchema })` describes rules without a counterpart,
 * `meta({ oneOf })` the schemas among which a lazy one chooses.
 */
const jsonSchemaOf = (schema: { describe: () => SchemaDescription }, options: Options): JsonSchema =>
  described(schema.describe(), options)

function described(description: Description, options: Options): JsonSchema {
  const { type, nullable, oneOf, meta } = description
  if (type === 'lazy') return { oneOf: (meta as Alternatives).oneOf.map((one) => jsonSchemaOf(one, options)) }
  const own = (meta as { jsonSchema?: JsonSchema } | undefined)?.jsonSchema ?? {}
  const values = oneOf.length > 0 ? { enum: nullable ? [...oneOf, null] : oneOf } : {}
  const kind = type === 'mixed' ? {} : { type: nullable ? [type, 'null'] : type }
  return { ...kind, ...values, ...rulesOf(description), ...partsOf(description, options), ...own }
}

function partsOf(description: Description, options: Options): JsonSchema {
  if ('innerType' in description && !Array.isArray(description.innerType))
    return description.innerType ? { items: described(description.innerType as Description, options) } : {}
  if (!('fields' in description)) return {}
  const fields = Object.entries(description.fields as Record<string, Description>)
  const required = fields.filter(([, { optional }]) => !optional).map(([name]) => name)
  return {
    properties: Object.fromEntries(fields.map(([name, field]) => [name, described(field, options)])),
    ...(required.length > 0 && { required }),
    ...(options.isClosed && { additionalProperties: false }),
  }
}

const LIMITS: Record<string, Record<string, string>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
}

function rulesOf({ type, tests }: Description): JsonSchema {
  const limits = LIMITS[type] ?? {}
  const rules: JsonSchema = {}
  for (const { name = '', params } of tests) {
    const limit = limits[name]
    const value = params?.[name]
    if (limit !== undefined && typeof value === 'number') rules[limit] = value
    if (name === 'matches' && params?.['regex'] instanceof RegExp) rules['pattern'] = params['regex'].source
    if (name === 'required' && type === 'string') rules['minLength'] ??= 1
  }
  return rules
}
