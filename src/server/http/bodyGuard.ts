import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { MAX_UPLOAD_BYTES } from './photoUpload'
import { tooSlow } from './malformedRequests'

/** In any window, this much of a body must arrive: far less than a phone on EDGE sends. */
export type BodyPace = { windowMs: number; minBytes: number }

/** A window is looked at so often: a body that stops is cut a quarter of a window later at most. */
const LOOKS_PER_WINDOW = 4
/** How much of an unwanted body is read and dropped, to keep the connection; less under load. */
const DRAINED_BYTES = MAX_UPLOAD_BYTES
const DRAINED_BYTES_WHEN_BUSY = 256 * 1024
/** Time for the client to read the answer before the connection is cut. */
const LINGER_MS = 1_000

/** Cuts bodies that arrive too slowly, and bodies that nobody reads once they get long. */
export function guardBodies(app: FastifyInstance, pace: BodyPace) {
  const bytesBefore = new WeakMap<FastifyRequest, number>()

  app.addHook('onRequest', (request, reply, done) => {
    const { bytesRead } = request.socket
    // a request that was made in process has no connection
    if (hasBody(request) && Number.isFinite(bytesRead)) {
      bytesBefore.set(request, bytesRead)
      cutWhenSlow(app, request, reply, pace)
    }
    done()
  })

  app.addHook('onSend', (request, reply, _payload, done) => {
    const before = bytesBefore.get(request)
    if (before !== undefined && !request.raw.complete && !request.raw.destroyed) drain(request, reply, before)
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

function cutWhenSlow(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, pace: BodyPace) {
  const { raw, socket } = request
  const { windowMs, minBytes } = pace
  let readings = [socket.bytesRead]
  const cut = () => {
    // a second answer would be taken for that to the next request
    if (reply.raw.headersSent) socket.destroy()
    else app.server.emit('clientError', tooSlow(), socket)
  }
  const timer = setInterval(() => {
    const isWaitingForUs = raw.readableLength > 0
    if (isWaitingForUs) readings = []
    readings.push(socket.bytesRead)
    const before = readings.length > LOOKS_PER_WINDOW ? readings.shift() : undefined
    if (raw.complete || socket.destroyed) clearInterval(timer)
    else if (before !== undefined && socket.bytesRead - before < minBytes) cut()
  }, windowMs / LOOKS_PER_WINDOW).unref()
}

/** Reads on without keeping anything: a client that is still sending would not read the answer. */
function drain({ raw, socket }: FastifyRequest, reply: FastifyReply, bytesBefore: number) {
  const isBusy = reply.statusCode === 503 || reply.statusCode === 429
  const limit = bytesBefore + (isBusy ? DRAINED_BYTES_WHEN_BUSY : DRAINED_BYTES)
  raw.unpipe()
  raw.on('data', () => {
    if (socket.bytesRead <= limit || raw.isPaused()) return
    raw.pause()
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  })
  raw.resume()
  if (reply.getHeader('connection') === 'close' || !reply.raw.shouldKeepAlive) closeWhenDrained(raw, reply, socket)
}

/** Node would close such a connection with the last byte of the answer. */
function closeWhenDrained(raw: FastifyRequest['raw'], reply: FastifyReply, socket: Socket) {
  reply.removeHeader('connection')
  reply.raw.shouldKeepAlive = true
  const closing = Promise.all([finished(raw, { writable: false }), finished(reply.raw)])
  void closing.catch(() => undefined).then(() => socket.end())
}
