import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

import { guardBodies } from './bodyGuard'
import type { BodyPace } from './bodyGuard'
import { createErrorHandler } from './errorHandler'
import { loggerOptions, requestIdOf } from './logging'
import type { LogStream } from './logging'
import { createRequestLogger } from './requestLogger'
import { refuseExpectation, refuseHostless, refuseMalformed } from './refuseMalformed'
import { addSecurityHeaders, protect } from './securityHeaders'
import { watchRequests } from './watchRequests'
import type { RequestWatcher } from './watchRequests'

/** `logStream`: standard output when left out. */
export type ServerSettings = {
  logLevel: string
  trustedProxies: string[]
  /** Whether an error means that the database is away for now. */
  isOutage: (error: unknown) => boolean
  watcher: RequestWatcher
  logStream?: LogStream
  patience?: Patience
}

/** A request body other than an upload is a few short fields. */
const MAX_JSON_BYTES = 16 * 1024
/** How slow a client may be. Node looks for late ones every `checkMs`. */
export type Patience = { headersMs: number; checkMs: number; body: BodyPace }

export const PATIENCE: Patience = {
  headersMs: 8_000,
  checkMs: 1_000,
  body: { graceMs: 5_000, bytesPerSecond: 1_024, checkMs: 1_000 },
}
/** At its slowest pace, the largest upload would take longer than anybody waits: 5 MB at 350 kbit/s. */
const REQUEST_TIMEOUT_MS = 120_000
/** Without a byte in either direction; longer than the longest diagnosis. */
const SILENCE_TIMEOUT_MS = 30_000

/**
 * An HTTP server that knows how to refuse, and nothing else yet. Its hooks call back: they run for every request, and a
 * promise for each of them would cost more than most of them do.
 */
export function createServer(settings: ServerSettings): FastifyInstance {
  const { logLevel, trustedProxies, isOutage, watcher, logStream, patience = PATIENCE } = settings
  const errorHandler = createErrorHandler({ isOutage, watcher })
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(logLevel, logStream),
    childLoggerFactory: createRequestLogger,
    genReqId: requestIdOf,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    http: {
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: patience.checkMs,
      requireHostHeader: false, // refused by us, with the headers of every answer
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // what arrives on an open connection while we stop is still answered
    frameworkErrors: (error, request, reply) => {
      protect(request, reply) // no hook has run
      void errorHandler(error, request, reply)
    },
    clientErrorHandler: refuseMalformed,
  })
  app.setErrorHandler(errorHandler)
  app.server.on('checkExpectation', refuseExpectation)
  addSecurityHeaders(app)
  refuseHostless(app)
  watchRequests(app, watcher)
  letGoWhenClosing(app)
  guardBodies(app, patience.body)
  return app
}

/** An answer given while we stop is the last on its connection: kept open, it would keep us from stopping. */
function letGoWhenClosing(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}
