import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { MAX_UPLOAD_BYTES } from './readPhoto'

export type BodyPace = {
  /** A connection may take its time to get going. */
  graceMs: number
  /** After that, this much must have come on average: far less than an honest phone on EDGE sends, far more than a byte now and then. */
  bytesPerSecond: number
  /** How often the rule is looked at. */
  checkMs: number
}

/** Of a body that nobody wants any more, so much is taken in to keep the connection; of one that found no place, only this. */
const DRAINED_BYTES = MAX_UPLOAD_BYTES
const DRAINED_BYTES_WHEN_BUSY = 256 * 1024
/** Time to read the answer before the connection is cut: a client that is still sending would lose it. */
const LINGER_MS = 1_000

type Arrival = { socket: Socket; sinceMs: number; bytesBefore: number }

/** No request body holds a connection longer, or is read further, than it deserves. */
export function guardBodies(app: FastifyInstance, pace: BodyPace) {
  const arrivals = new WeakMap<FastifyRequest, Arrival>()

  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watch(request)
    done()
  })

  function watch(request: FastifyRequest) {
    const { socket } = request
    if (!Number.isFinite(socket.bytesRead)) return // made in process: there is no connection to guard
    const arrival = { socket, sinceMs: performance.now(), bytesBefore: socket.bytesRead }
    arrivals.set(request, arrival)
    const timer = setInterval(() => {
      if (request.raw.complete || socket.destroyed) clearInterval(timer)
      else if (isTooSlow(request, arrival, pace)) app.server.emit('clientError', tooSlow(), socket)
    }, pace.checkMs).unref()
  }

  app.addHook('onSend', (request, reply, _payload, done) => {
    const arrival = arrivals.get(request)
    if (arrival && !request.raw.complete && !request.raw.destroyed) takeLeave(request, reply, arrival)
    done()
  })
}

function takeLeave(request: FastifyRequest, reply: FastifyReply, arrival: Arrival) {
  const isBusy = reply.statusCode === 503 || reply.statusCode === 429
  drain(request, arrival, isBusy ? DRAINED_BYTES_WHEN_BUSY : DRAINED_BYTES)
  if (reply.getHeader('connection') === 'close' || !reply.raw.shouldKeepAlive) closeWhenDrained(request, reply)
}

/** Node would close the connection with the last byte of the answer; a client that is still sending would not hear it. */
function closeWhenDrained({ raw }: FastifyRequest, reply: FastifyReply) {
  reply.removeHeader('connection')
  reply.raw.shouldKeepAlive = true
  const closing = Promise.all([finished(raw, { writable: false }), finished(reply.raw)])
  void closing.catch(() => undefined).then(() => raw.socket.end())
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

function isTooSlow({ raw }: FastifyRequest, arrival: Arrival, { graceMs, bytesPerSecond }: BodyPace) {
  const lateMs = performance.now() - arrival.sinceMs - graceMs
  if (lateMs < 0 || raw.readableLength > 0) return false
  return received(arrival) < (lateMs / 1000) * bytesPerSecond
}

const received = ({ socket, bytesBefore }: Arrival) => socket.bytesRead - bytesBefore

/** Reads on without keeping anything, so that the answer is heard, and cuts the connection when it becomes too much. */
function drain({ raw }: FastifyRequest, arrival: Arrival, limit: number) {
  let left = limit - received(arrival)
  raw.unpipe()
  raw.on('data', ({ length }: Buffer) => {
    left -= length
    if (left >= 0 || raw.isPaused()) return
    raw.pause()
    setTimeout(() => arrival.socket.destroy(), LINGER_MS).unref()
  })
  raw.resume()
}

/** What Node itself says of a request that does not end. */
const tooSlow = () => Object.assign(new Error('The body arrives too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
