import Fastify from 'fastify'
import type { ConnectionError, FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

import type { ErrorBody } from '~/contract/responses'

import { guardBodies } from './bodyGuard'
import type { BodyPace } from './bodyGuard'
import { createErrorHandler } from './errorHandler'

/** `logStream`: standard output when left out. */
export type ServerSettings = {
  logLevel: string
  trustedProxies: string[]
  /** Whether an error means that the database is away for now. */
  isOutage: (error: unknown) => boolean
  logStream?: LogStream
  patience?: Patience
}
export type LogStream = { write(line: string): void }

/** A request body other than an upload is a few short fields. */
const MAX_JSON_BYTES = 16 * 1024
/** How slow a client may be. Node looks for late ones every `checkMs`. */
export type Patience = { headersMs: number; checkMs: number; body: BodyPace }

const PATIENCE: Patience = {
  headersMs: 9_000,
  checkMs: 1_000,
  body: { graceMs: 5_000, bytesPerSecond: 1_024, checkMs: 1_000 },
}
/** At its slowest pace, the largest upload would take longer than anybody waits: 5 MB at 350 kbit/s. */
const REQUEST_TIMEOUT_MS = 120_000
/** Without a byte in either direction; longer than the longest diagnosis. */
const SILENCE_TIMEOUT_MS = 30_000

/** However a log line comes to carry headers. */
const SECRET_HEADERS = ['*.headers.authorization', '*.headers.cookie']

/** An HTTP server that knows how to refuse, and nothing else yet. */
export function createServer({ logLevel, trustedProxies, isOutage, logStream, patience = PATIENCE }: ServerSettings) {
  const errorHandler = createErrorHandler(isOutage)
  const app: FastifyInstance = Fastify({
    logger: {
      level: logLevel,
      serializers: { err: describeError },
      redact: SECRET_HEADERS,
      ...(logStream && { stream: logStream }),
    },
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.checkMs },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // what arrives on an open connection while we stop is still answered
    frameworkErrors: (error, request, reply) => {
      void errorHandler(error, request, reply)
    },
    clientErrorHandler: refuseMalformed,
  })
  app.setErrorHandler(errorHandler)
  guardBodies(app, patience.body)
  letGoWhenClosing(app)
  return app
}

/** An answer given while we stop is the last on its connection: kept open, it would keep us from stopping. */
function letGoWhenClosing(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}

/** Without what a database adds to its errors: the values of a row have no place in a log. */
const describeError = ({ name, message, stack = '', code }: Error & { code?: unknown }) => ({
  type: name,
  message,
  stack,
  code,
})

/** What is not even HTTP gets an answer, where there is still somebody to read it. */
function refuseMalformed(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const status = late ? '408 Request Timeout' : '400 Bad Request'
  const body: ErrorBody = {
    detail: late ? 'The request took too long to arrive. Please try again.' : 'The request could not be understood.',
  }
  const text = JSON.stringify(body)
  const headers = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ]
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${text}`)
  socket.destroy(error)
}
