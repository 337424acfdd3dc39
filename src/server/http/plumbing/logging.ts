import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import type { FastifyRequest } from 'fastify'

export type LogStream = { write(line: string): void }

/** From a proxy in front. */
const FOREIGN_ID = /^([\da-f]{32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i

const SECRETS = ['authorization', 'cookie', 'password', 'email', 'access', 'refresh', 'token']

/** Never logged, at whatever depth they stand. */
const redact = ['', '*.', '*.*.'].flatMap((depth) => SECRETS.map((name) => depth + name))

/** JSON lines without bodies, addresses, queries and headers. */
export const loggerOptions = (level: string, stream?: LogStream) => ({
  level,
  serializers: { req: describeRequest, err: describeError },
  redact,
  ...(stream && { stream }),
})

/** Returned in a header, so that a report of a failure can name its line in the log. Visitors cannot choose it. */
export const requestIdWith =
  (hasProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const foreign = headers['x-request-id']
    return hasProxy && typeof foreign === 'string' && FOREIGN_ID.test(foreign) ? foreign : randomUUID()
  }

/** In every further line about a request. Only pseudonyms: an account's id, and a keyed hash of a network. */
export function addToLog({ log }: FastifyRequest, pseudonym: { account: string } | { network: string }) {
  // Fastify's type of a logger leaves out what pino has
  ;(log as typeof log & { setBindings?: (bindings: object) => void }).setBindings?.(pseudonym)
}

/** By route: the requested address may contain anything. */
const describeRequest = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'none' })

/** Without what a database adds to its errors, such as the values of a row. */
const describeError = ({ name, message, stack = '', code }: Error & { code?: unknown }) => ({
  type: name,
  message,
  stack,
  code,
})
