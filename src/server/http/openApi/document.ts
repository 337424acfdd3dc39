import { endpoints } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_HOURS } from '~/contract/idempotency'
import { API_TIMEOUT_MS, CREDITS_PER_DIAGNOSIS, FREE_CREDITS, MAX_IMAGE_BYTES } from '~/contract/limits'

import { operations } from '../operationRoutes'
import { REPORTS_URL } from '../securityHeaders'
import { refTo, schemas } from './schemas'

type SchemaName = keyof typeof schemas
type Operation = { method: string; url: string; item: object }

export const DOCUMENT_URL = '/api/openapi.json'

const json = (...names: SchemaName[]) => {
  const [first, ...others] = names.map(refTo)
  return { 'application/json': { schema: others.length === 0 ? first : { anyOf: names.map(refTo) } } }
}

const answer = (description: string, ...names: SchemaName[]) => ({ description, content: json(...names) })
const later = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } }

/** What any call may be answered. */
const COMMON = {
  429: { ...answer('Too many requests or attempts.', 'Refusal'), headers: later },
  500: answer('Something went wrong on our side.', 'Refusal'),
  503: { ...answer('Busy, or the database is away.', 'Refusal'), headers: later },
}
const INVALID = { 400: answer('Rejected fields, or a body that cannot be read.', 'FieldRefusals', 'Refusal') }
const BODY = { 413: answer('The body is too large.', 'Refusal'), 415: answer('Not JSON.', 'Refusal') }
const UNAUTHENTICATED = { 401: answer('No login, or one that has ended.', 'Refusal') }

const bearer = { security: [{ bearer: [] }] }
const sends = (name: SchemaName) => ({ requestBody: { required: true, content: json(name) } })

const predict = {
  summary: `Diagnose a photo of at most ${MAX_IMAGE_BYTES} bytes. A confident or ranked answer costs ${CREDITS_PER_DIAGNOSIS} credit; a new account has ${FREE_CREDITS}.`,
  ...bearer,
  parameters: [
    {
      name: IDEMPOTENCY_KEY_HEADER,
      in: 'header',
      schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
      description: `The same key gets the same answer for ${IDEMPOTENCY_KEY_HOURS} hours, and is charged once.`,
    },
  ],
  requestBody: { required: true, content: { 'multipart/form-data': { schema: refTo('PredictRequest') } } },
  responses: {
    200: answer('The diagnosis.', 'PredictionResponse'),
    400: answer('No photo, or one that cannot be read.', 'Refusal'),
    ...UNAUTHENTICATED,
    402: answer('No credits left.', 'Refusal'),
    413: answer('The photo is too large.', 'TooLarge'),
    415: answer('Not a JPEG, PNG or WebP picture.', 'Refusal'),
    422: answer('The key was sent before with another photo.', 'Refusal'),
    ...COMMON,
  },
}

const logout = {
  summary: 'End the session of the access token or of the refresh token. Always succeeds.',
  security: [{}, { bearer: [] }],
  requestBody: { content: json('LogoutRequest') },
  responses: { 204: { description: 'Logged out.' }, ...BODY, 500: COMMON[500], 503: COMMON[503] },
}

const calls: Record<keyof typeof endpoints, object> = {
  register: {
    summary: 'Open an account and log in.',
    ...sends('RegisterRequest'),
    responses: {
      201: answer('Tokens and the new account.', 'AuthResponse'),
      ...INVALID,
      409: answer('The e-mail address is taken.', 'FieldRefusals'),
      ...BODY,
      ...COMMON,
    },
  },
  login: {
    summary: 'Log in.',
    ...sends('LoginRequest'),
    responses: {
      200: answer('Tokens and account.', 'AuthResponse'),
      ...INVALID,
      ...UNAUTHENTICATED,
      ...BODY,
      ...COMMON,
    },
  },
  refresh: {
    summary: 'Exchange a refresh token for the next pair. A token older than the last but one ends the session.',
    ...sends('RefreshRequest'),
    responses: {
      200: answer('The next tokens.', 'AccessResponse'),
      ...INVALID,
      ...UNAUTHENTICATED,
      ...BODY,
      ...COMMON,
    },
  },
  logout,
  getUser: {
    summary: 'The account behind the access token.',
    ...bearer,
    responses: { 200: answer('The account.', 'UserResponse'), ...UNAUTHENTICATED, ...COMMON },
  },
  predict,
}

const watching: Record<keyof typeof operations, object> = {
  health: { summary: 'Is the process alive?', responses: { 200: answer('It is.', 'Status') } },
  readiness: {
    summary: 'Should visitors be sent here?',
    responses: { 200: answer('Yes.', 'Status'), 503: COMMON[503] },
  },
}

const documentItself = {
  summary: 'This document.',
  responses: {
    200: { description: 'OpenAPI 3.1.', content: { 'application/json': { schema: { type: 'object' } } } },
    429: COMMON[429],
  },
}

const violationReport = {
  summary: 'Where browsers report what the content security policy of a page has stopped. Always succeeds.',
  requestBody: { content: { 'application/csp-report': { schema: refTo('ViolationReport') } } },
  responses: { 204: { description: 'Heard.' }, 413: BODY[413], 415: BODY[415], 429: COMMON[429] },
}

const documented: Operation[] = [
  ...Object.entries(endpoints).map(([name, at]) => ({ ...at, item: calls[name as keyof typeof endpoints] })),
  ...Object.entries(operations).map(([name, at]) => ({ ...at, item: watching[name as keyof typeof operations] })),
  { method: 'GET', url: DOCUMENT_URL, item: documentItself },
  { method: 'POST', url: REPORTS_URL, item: violationReport },
]

/** OpenAPI 3.1, made from the contract: the same paths, schemas and limits that the server runs on. */
export const openApiDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Jani',
    version: '1',
    description: `Every call answers within ${API_TIMEOUT_MS} ms or refuses. Every path is answered with and without its last slash.`,
  },
  paths: Object.fromEntries(documented.map(({ method, url, item }) => [url, { [method.toLowerCase()]: item }])),
  components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
}
