import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { MAX_UPLOAD_BYTES } from '../upload/photoUpload'
import { tooSlow } from './malformedRequests'

/** Minimum of body bytes per window: far below what a phone on EDGE sends. */
export type BodyPace = { windowMs: number; minBytes: number }

/** Checks per window: a stalled body is cut at most a quarter of a window late. */
const LOOKS_PER_WINDOW = 4
/** How much of an unwanted body is read and dropped to keep the connection; less under load. */
const DRAINED_BYTES = MAX_UPLOAD_BYTES
const DRAINED_BYTES_WHEN_BUSY = 256 * 1024
/** A body without a length may come in costly chunks of one byte: reads nothing more of it. */
const DRAINED_BYTES_WITHOUT_LENGTH = 0
/** Time for the client to read the response before the connection is cut. */
const LINGER_MS = 1_000

/** Cuts bodies that arrive too slowly, and long bodies that no route reads. */
export function guardBodies(app: FastifyInstance, pace: BodyPace) {
  const bytesBefore = new WeakMap<FastifyRequest, number>()

  app.addHook('onRequest', (request, reply, done) => {
    const { bytesRead } = request.socket
    // in-process requests have no connection
    if (hasBody(request) && Number.isFinite(bytesRead)) {
      bytesBefore.set(request, bytesRead)
      cutWhenSlow(app, request, reply, pace)
    }
    done()
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const before = bytesBefore.get(request)
    if (before === undefined || request.raw.complete || request.raw.destroyed) return payload
    return respondEarly(request, reply, payload, before)
  })
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

function cutWhenSlow(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, pace: BodyPace) {
  const { raw, socket } = request
  const { windowMs, minBytes } = pace
  let readings = [socket.bytesRead]
  const cut = () => {
    // the client would take a second response for the next request's
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

/**
 * Responds to a client that is still sending. Reads and drops the rest of its body, because otherwise it would not read
 * the response. Announces `connection: close` if the body is not read to the end: a client or proxy would send the next
 * request on it, perhaps another user's.
 */
function respondEarly({ raw, headers, socket }: FastifyRequest, reply: FastifyReply, payload: unknown, before: number) {
  const limit = drainedBytes(headers, reply)
  raw.unpipe()
  raw.on('data', () => {
    if (socket.bytesRead - before > limit) raw.pause()
  })
  raw.resume()
  if (Number(headers['content-length']) <= limit && reply.raw.shouldKeepAlive) return payload
  reply.header('connection', 'close')
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  reply.header('content-length', Buffer.byteLength(payload))
  reply.request.headers['x-no-compression'] = '' // a compressor would buffer the response
  return Readable.from(lingering(payload, finished(raw, { writable: false })))
}

function drainedBytes(headers: FastifyRequest['headers'], { statusCode }: FastifyReply) {
  if (headers['content-length'] === undefined) return DRAINED_BYTES_WITHOUT_LENGTH
  return statusCode === 503 || statusCode === 429 ? DRAINED_BYTES_WHEN_BUSY : DRAINED_BYTES
}

/** Node closes such a connection at the end of the response, so the end waits for the client to read it. */
async function* lingering(payload: string | Buffer, drained: Promise<void>) {
  yield Buffer.from(payload)
  await Promise.race([drained.catch(() => undefined), wait(LINGER_MS, undefined, { ref: false })])
}
