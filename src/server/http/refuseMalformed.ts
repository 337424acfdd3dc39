import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import type { ConnectionError, FastifyInstance } from 'fastify'

import type { ErrorBody } from '~/contract/responses'
import { refuse } from '~/server/domain/errors'

import { protection } from './securityHeaders'

const NOT_UNDERSTOOD = 'The request could not be understood.'
const TOO_SLOW = 'The request took too long to arrive. Please try again.'

/** What is not even HTTP gets an answer, where there is still somebody to read it. */
export function refuseMalformed(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const { headers, body } = refusal(late ? TOO_SLOW : NOT_UNDERSTOOD)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const status = late ? '408 Request Timeout' : '400 Bad Request'
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}

/** Node would answer this one by itself, bare. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse) {
  const { headers, body } = refusal(NOT_UNDERSTOOD)
  response.writeHead(417, headers).end(body)
}

/** RFC 9112, section 3.2. Node would answer this one bare, too. */
export function refuseHostless(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw refuse('invalid', NOT_UNDERSTOOD)
    done()
  })
}

function refusal(detail: string) {
  const body = JSON.stringify({ detail } satisfies ErrorBody)
  const headers = {
    ...protection,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': randomUUID(),
    connection: 'close',
  }
  return { headers, body }
}
