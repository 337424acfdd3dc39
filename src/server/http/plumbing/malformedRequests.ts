import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import type { ConnectionError, FastifyInstance } from 'fastify'

import type { ErrorCode } from '~/contract/errors/errors'
import { refuse } from '~/server/domain/domainError'
import { isOwnHost } from '~/server/domain/ownHost'

import { errorBody } from './errorHandler'
import { rawHeaders } from './securityHeaders'

/** Uses the code of Node's own request timeout. */
export const tooSlow = () =>
  Object.assign(new Error('The body arrives too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** Responds to requests that are not HTTP or do not end. */
export function respondToClientError(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const { headers, body } = refusal(isLate ? 'tooSlow' : 'notUnderstood')
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const status = isLate ? '408 Request Timeout' : '400 Bad Request'
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}

/**
 * Refuses two requests that Node would answer without our headers: one with an `Expect` header, and one without a host.
 * Also one with two hosts, of which a proxy may have checked the other (RFC 9112, section 3.2), and an address with a
 * zero byte, which PostgreSQL cannot look up.
 */
export function refuseMalformed(app: FastifyInstance, publicUrl: string) {
  const { hostname } = new URL(publicUrl)
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = refusal('notUnderstood')
    response.writeHead(417, headers).end(body)
  })
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { host } = raw.headers
    const isWithoutHost = raw.httpVersion === '1.1' && host === undefined
    if (isWithoutHost || isRepeated(raw, 'host') || raw.url?.includes('%00')) throw refuse('invalid', 'notUnderstood')
    // DNS rebinding: a page of another name could point its name here
    if (hostname !== 'localhost' && !isOwnHost(host, hostname)) throw refuse('wrongHost', 'wrongHost')
    done()
  })
}

/** Node keeps only the first of these headers. */
export function isRepeated(request: IncomingMessage, name: 'authorization' | 'host'): boolean {
  const isName = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === name
  return request.rawHeaders.filter(isName).length > 1
}

/** In English: the preferred language is unknown. */
function refusal(code: ErrorCode) {
  const body = JSON.stringify(errorBody({ code }))
  const headers = {
    ...rawHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': randomUUID(),
    connection: 'close',
  }
  return { headers, body }
}
