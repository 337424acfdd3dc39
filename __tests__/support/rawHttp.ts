import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { TIMEOUTS } from '~/server/http/createServer'

const OPENING = '--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'
const CLOSING = '\r\n--b--\r\n'

export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** A connection on which a reset is no error. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Sends bytes as they are; resolves with all that is answered until the connection closes or is silent for a while. */
export async function exchange(port: number, bytes: string | Buffer, silenceMs = 1_000): Promise<string> {
  const socket = await openSocket(port)
  let received = ''
  socket.setTimeout(silenceMs, () => socket.destroy())
  socket.on('data', (part) => (received += part.toString('latin1')))
  socket.write(bytes)
  await closed(socket)
  return received
}

export type RawResponse = { status: number; head: string; body: string }

/** Splits received text into responses, by their lengths. */
export function responsesIn(received: string): RawResponse[] {
  const responses: RawResponse[] = []
  for (let rest = received; rest.includes('\r\n\r\n');) {
    const end = rest.indexOf('\r\n\r\n')
    const head = rest.slice(0, end)
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0)
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0)
    responses.push({ status, head, body: rest.slice(end + 4, end + 4 + length) })
    rest = rest.slice(end + 4 + length)
  }
  return responses
}

/** An upload of a photo of so many bytes, of which only the head has been sent. */
export async function beginUpload(port: number, access: string, bytes: number, more: string[] = []) {
  const socket = await openSocket(port)
  const head = [
    `POST ${endpoints.predict.url} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${access}`,
    'content-type: multipart/form-data; boundary=b',
    `content-length: ${OPENING.length + bytes + CLOSING.length}`,
    ...more,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${OPENING}`)
  return socket
}

/** The rest of an upload whose photo has been sent. */
export const endUpload = (socket: Socket) => socket.write(CLOSING)

/** The next response, or '' when the connection is closed without one. */
export const responseOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('data', (data) => {
      resolve(data.toString())
    })
    socket.once('close', () => {
      resolve('')
    })
  })

/** `once` of node:events would reject when the connection is reset. */
export const closed = (socket: Socket) =>
  new Promise<unknown>((resolve) => {
    if (socket.closed) resolve(undefined)
    socket.once('close', resolve)
  })

/** Gives up after a test has: otherwise a failure would keep Jest from ending. */
export async function until(condition: () => boolean | Promise<boolean>) {
  const givesUpAt = performance.now() + 60_000
  while (!(await condition())) {
    if (performance.now() > givesUpAt) throw new Error(`Never true: ${String(condition)}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Sends a piece every so many milliseconds; resolves once all are sent, or the connection is closed. */
export async function sendSlowly(socket: Socket, piece: string | Buffer, everyMs: number, count = Infinity) {
  for (let sent = 0; sent < count && !socket.destroyed; sent++) {
    await new Promise((resolve) => setTimeout(resolve, everyMs))
    if (socket.writable) socket.write(piece)
  }
}

const TIMES_AS_SHORT = 20
const { headersMs, checkMs, requestMs, body } = TIMEOUTS

/** The server's timeouts, twenty times as short. */
export const SHORT_TIMEOUTS = {
  headersMs: headersMs / TIMES_AS_SHORT,
  checkMs: checkMs / TIMES_AS_SHORT,
  requestMs: requestMs / TIMES_AS_SHORT,
  body: { ...body, windowMs: body.windowMs / TIMES_AS_SHORT },
}
