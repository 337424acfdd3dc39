import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

import type { CurrentSession } from '~/server/domain/accounts/users'

export type LogStream = { write(line: string): void }

/** Request ids of a proxy in front. */
const FOREIGN_ID = /^([\da-f]{32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i

const SECRETS = ['authorization', 'cookie', 'password', 'email', 'access', 'refresh', 'token']

/** Never logged, at any depth up to three. */
const redact = ['', '*.', '*.*.'].flatMap((depth) => SECRETS.map((name) => depth + name))

export type LogSettings = {
  logLevel: string
  /** Pseudonym of a network. */
  pseudonymOf: (network: string) => string
  /** Standard output by default. */
  logStream?: LogStream
}

/** JSON lines without bodies, addresses, queries and headers. */
export const loggerOptions = ({ logLevel, pseudonymOf, logStream }: LogSettings) => ({
  level: logLevel,
  mixin: (_line: object, _level: number, logger: object) => {
    const request = requests.get(logger)
    return request ? { network: pseudonymOf(request.network), account: userOf(request)?.id } : {}
  },
  serializers: { req: describeRequest, err: describeError },
  redact,
  ...(logStream && { stream: logStream }),
})

/** Returned in a header, so that a failure report identifies its log line. Visitors cannot choose it. */
export const requestIdWith =
  (hasProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const foreign = headers['x-request-id']
    return hasProxy && typeof foreign === 'string' && FOREIGN_ID.test(foreign) ? foreign : randomUUID()
  }

/** By logger. Computes pseudonyms on write, because most requests log nothing. */
const requests = new WeakMap<object, FastifyRequest>()

/** Log lines after this hook carry the account id and a keyed hash of the network. */
export function addPseudonyms(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    requests.set(request.log, request)
    done()
  })
}

const completed = new WeakSet<FastifyRequest>()

/** One line for each request, when it is over; the first one is for tests of the stop. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest) {
    request.log.debug({ req: request }, 'incoming request')
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    completed.add(request)
    request.log.info({ req: request, res: reply, ...timeOf(reply), ...(error && { err: error }) }, 'request completed')
  }
}

/** Fastify completes no request whose client is gone, and its `onRequestAbort` misses those that were read to the end. */
export function logAborted(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      const isSent = reply.raw.writableFinished // completed in a moment
      if (!isSent && !completed.has(request)) request.log.info({ req: request, ...timeOf(reply) }, 'request aborted')
    })
    done()
  })
}

const timeOf = ({ elapsedTime }: FastifyReply) => ({ responseTime: Math.round(elapsedTime) })

/** Undefined before the request is authenticated. */
const userOf = ({ user }: { user?: CurrentSession }) => user

/** Logs the route: the requested address may contain anything. */
const describeRequest = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'none' })

/** Drops what databases add to errors, such as the values of a row. */
const describeError = (error: Error & { code?: unknown }) => {
  const { constructor, name, message, stack = '', code } = error
  return { type: constructor.name || name, message, stack, code }
}
