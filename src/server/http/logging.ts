import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import type { FastifyRequest } from 'fastify'

export type LogStream = { write(line: string): void }

/** What a proxy in front may have called the request: nothing that could carry a word of a visitor into the log. */
const FOREIGN_ID = /^([\da-f]{32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i

const SECRETS = ['authorization', 'cookie', 'password', 'email', 'access', 'refresh', 'token']

/** Whatever a log line comes to carry, these never show. */
const redact = ['', '*.', '*.*.'].flatMap((depth) => SECRETS.map((name) => depth + name))

/** JSON lines without bodies, addresses, queries and headers. */
export const loggerOptions = (level: string, stream?: LogStream) => ({
  level,
  serializers: { req: describeRequest, err: describeError },
  redact,
  ...(stream && { stream }),
})

/** Told back in a header, so that whoever reports a failure can name its line in the log. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const foreign = headers['x-request-id']
  return typeof foreign === 'string' && FOREIGN_ID.test(foreign) ? foreign : randomUUID()
}

/** By route: the address that was asked for may hold anything. */
const describeRequest = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'none' })

/** Without what a database adds to its errors: the values of a row have no place in a log. */
const describeError = ({ name, message, stack = '', code }: Error & { code?: unknown }) => ({
  type: name,
  message,
  stack,
  code,
})
