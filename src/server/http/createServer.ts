import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

import { guardBodies } from './plumbing/bodyGuard'
import type { BodyPace } from './plumbing/bodyGuard'
import { negotiateCoding } from './plumbing/contentCoding'
import { createErrorHandler } from './plumbing/errorHandler'
import type { RequestWatcher } from './plumbing/errorHandler'
import { addPseudonyms, loggerOptions, requestIdWith } from './plumbing/logging'
import type { LogSettings } from './plumbing/logging'
import { refuseMalformed, respondToClientError } from './plumbing/malformedRequests'
import { addNetwork } from './plumbing/networkOf'
import { addOpenApi } from './plumbing/openApi'
import { addSecurityHeaders, rawHeaders } from './plumbing/securityHeaders'
import { validateBodies } from './plumbing/validateBody'

type ServerSettings = LogSettings & {
  /** Where people open the app. */
  publicUrl: string
  trustedProxies: string[]
  /** Whether an error means that the database is away for now. */
  isOutage: (error: unknown) => boolean
  watcher: RequestWatcher
  timeouts?: Timeouts
}

/** How slow a client may be. Node looks for late headers every `checkMs`. */
export type Timeouts = { headersMs: number; checkMs: number; requestMs: number; body: BodyPace }

export const TIMEOUTS: Timeouts = {
  headersMs: 8_000,
  checkMs: 1_000,
  requestMs: 120_000,
  body: { windowMs: 10_000, minBytes: 10_000 },
}
/** A request body other than an upload is a few short fields. */
const MAX_JSON_BYTES = 16 * 1024
/** Without a byte in either direction; longer than the longest diagnosis. */
const IDLE_TIMEOUT_MS = 30_000

/** Fastify with headers, timeouts and error handling, but without routes. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const { trustedProxies, isOutage, watcher, timeouts = TIMEOUTS } = settings
  const errorHandler = createErrorHandler({ isOutage, watcher })
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(settings),
    genReqId: requestIdWith(trustedProxies.length > 0),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: IDLE_TIMEOUT_MS,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkMs,
      requireHostHeader: false, // refused by us, with the headers of every response
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // a request on an open connection is still answered while the server stops
    frameworkErrors: (error, request, reply) => {
      reply.headers(rawHeaders).header('x-request-id', request.id) // no hook has run
      void errorHandler(error, request, reply)
    },
    clientErrorHandler: respondToClientError,
  })
  app.setErrorHandler(errorHandler)
  addNetwork(app)
  addPseudonyms(app)
  await addSecurityHeaders(app)
  refuseMalformed(app, settings.publicUrl)
  guardBodies(app, timeouts.body)
  negotiateCoding(app)
  await addPlugins(app)
  closeConnectionsWhenStopping(app)
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    watcher.responded({ method, route: routeOptions.url ?? 'none', status: statusCode, seconds: elapsedTime / 1000 })
    done()
  })
  return app
}

async function addPlugins(app: FastifyInstance) {
  // routes opt in: a response must not compress a token together with what a client has sent
  await app.register(compress, { global: false, globalDecompression: false, encodings: ['br', 'gzip'] })
  await app.register(cookie)
  validateBodies(app)
  await addOpenApi(app)
}

/** A connection that is kept alive would keep the server from stopping. */
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
