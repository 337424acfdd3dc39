import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { ObjectSchema, ValidationError, type AnyObject } from 'yup'

import { guardBodies, type BodyPace } from './plumbing/bodyGuard'
import { createErrorHandler, type RequestWatcher } from './plumbing/errorHandler'
import {
  RequestLog,
  addPseudonyms,
  logAborted,
  loggerOptions,
  requestIdWith,
  type LogSettings,
} from './plumbing/logging'
import { refuseMalformed, respondToClientError } from './plumbing/malformedRequests'
import { addNetwork } from './plumbing/visitor'
import { addOpenApi } from './plumbing/openApi'
import { addSecurityHeaders, rawHeaders } from './plumbing/securityHeaders'

type ServerSettings = LogSettings & {
  /** Public URL of the app. */
  publicUrl: string
  trustedProxies: string[]
  /** Whether an error means that the database is unavailable for now. */
  isOutage: (error: unknown) => boolean
  watcher: RequestWatcher
  timeouts?: Timeouts
}

/** How slow a client may be. Node checks for late headers every `checkMs`. */
export type Timeouts = { headersMs: number; checkMs: number; requestMs: number; body: BodyPace }

export const TIMEOUTS: Timeouts = {
  headersMs: 8_000,
  checkMs: 1_000,
  requestMs: 120_000,
  body: { windowMs: 10_000, minBytes: 10_000 },
}
/** Bodies other than uploads are a few short fields. */
const MAX_JSON_BYTES = 16 * 1024
/** Without traffic in either direction; longer than the longest diagnosis. */
const IDLE_TIMEOUT_MS = 30_000

/** Fastify with headers, timeouts and error handling, without routes. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const { trustedProxies, isOutage, watcher, timeouts = TIMEOUTS } = settings
  const errorHandler = createErrorHandler({ isOutage, watcher })
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(settings),
    logController: new RequestLog(),
    genReqId: requestIdWith(trustedProxies.length > 0),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: IDLE_TIMEOUT_MS,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkMs,
      requireHostHeader: false, // `refuseMalformed` refuses it, with all headers
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // requests on open connections are still served while stopping
    frameworkErrors: (error, request, reply) => {
      reply.headers(rawHeaders).header('x-request-id', request.id) // no hook ran
      void errorHandler(error, request, reply)
    },
    clientErrorHandler: respondToClientError,
  })
  app.setErrorHandler(errorHandler)
  addNetwork(app)
  addPseudonyms(app)
  logAborted(app)
  await addSecurityHeaders(app)
  refuseMalformed(app, settings.publicUrl)
  guardBodies(app, timeouts.body)
  negotiateCoding(app)
  await addPlugins(app)
  closeConnectionsWhenStopping(app)
  measure(app, watcher)
  return app
}

function measure(app: FastifyInstance, watcher: RequestWatcher) {
  app.addHook('onRoute', ({ url }) => watcher.routeAdded(url))
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    watcher.responded({ method, route: routeOptions.url ?? 'none', status: statusCode, seconds: elapsedTime / 1000 })
    done()
  })
}

async function addPlugins(app: FastifyInstance) {
  // routes opt in: compressing a token together with client input would leak it (BREACH)
  await app.register(compress, { global: false, globalDecompression: false, encodings: ['br', 'gzip'] })
  await app.register(cookie)
  validateBodies(app)
  await addOpenApi(app)
}

/** Keep-alive connections would keep the server from stopping. */
function closeConnectionsWhenStopping(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}

/**
 * Validates bodies by the schemas of the contract: reports every wrong field, drops unknown ones. Other schemas of a
 * route are documentation. Does not serialize responses by theirs: fast-json-stringify drops and converts what does not
 * fit, so a wrong response would look right. The contract types them, and tests compare them with the OpenAPI document.
 */
function validateBodies(app: FastifyInstance) {
  app.setValidatorCompiler(({ schema }) => (schema instanceof ObjectSchema ? validator(schema) : () => true))
  app.setSerializerCompiler(() => JSON.stringify)
}

const validator = (schema: ObjectSchema<AnyObject>) => (body: unknown) => {
  try {
    return { value: schema.validateSync(known(schema, body), { abortEarly: false }) }
  } catch (error) {
    if (ValidationError.isError(error)) return { error }
    throw error
  }
}

/** yup fails on fields named `constructor` or `toString`, so it gets only the fields of the schema. */
function known({ fields }: ObjectSchema<AnyObject>, body: unknown) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  return Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(fields, name)))
}

/** In order of preference among equal weights. */
const CODINGS = ['br', 'gzip', 'identity'] as const
type Coding = (typeof CODINGS)[number]

/** Ignores elements in any other form. */
const ELEMENT = /^\s*(?<name>[\w*-]+)\s*(;\s*q=(?<weight>[01](\.\d{0,3})?)\s*)?$/

/** Below any weight that a header can give. */
const UNSAID = 0.0001

/**
 * The coding this header prefers (https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3); undefined if it refuses all.
 * If it only refuses `identity`, picks one that it does not name.
 */
function bestCoding(header: string): Coding | undefined {
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => ELEMENT.exec(part)?.groups ?? {})
      .map(({ name = '', weight = '1' }) => [name, Number(weight)] as const),
  )
  const refusesNone = weights.get('identity') === 0
  const weightOf = (coding: Coding) =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' || refusesNone ? UNSAID : 0)
  const best = CODINGS.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one))
  return weightOf(best) > 0 ? best : undefined
}

/** The plugins for files and compression know neither `*` nor refusals: gives them the outcome. */
function negotiateCoding(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const accepted = request.raw.headers['accept-encoding']
    if (accepted !== undefined) {
      const coding = bestCoding(accepted)
      if (coding === undefined && (request.method === 'GET' || request.method === 'HEAD')) {
        void reply.code(406).header('vary', 'accept-encoding').send() // a body would need a coding
        return
      }
      request.raw.headers['accept-encoding'] = coding ?? 'identity'
    }
    done()
  })
}
