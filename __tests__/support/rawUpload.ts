import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'

const OPENING = '--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'
const CLOSING = '\r\n--b--\r\n'

export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** A connection that does not mind being cut. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** An upload of a photo of so many bytes, of which only the head has been sent. */
export async function beginUpload(port: number, access: string, bytes: number, more: Record<string, string> = {}) {
  const socket = await openSocket(port)
  const head = [
    `POST ${endpoints.predict.url} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${access}`,
    'content-type: multipart/form-data; boundary=b',
    `content-length: ${OPENING.length + bytes + CLOSING.length}`,
    ...Object.entries(more).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${OPENING}`)
  return socket
}

/** The rest of an upload whose photo has been sent. */
export const endUpload = (socket: Socket) => socket.write(CLOSING)

/** What the server says next, or '' when it hangs up without a word. */
export const answerOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('data', (data) => {
      resolve(data.toString())
    })
    socket.once('close', () => {
      resolve('')
    })
  })

export const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve()
    socket.once('close', () => {
      resolve()
    })
  })

export async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5))
}
