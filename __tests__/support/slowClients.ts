import type { Socket } from 'node:net'

/** The server's timeouts and the clients are this many times as fast as they really are. */
export const SPEED = 20

export const TIMEOUTS = {
  headersMs: 8_000 / SPEED,
  checkMs: 1_000 / SPEED,
  body: { windowMs: 10_000 / SPEED, minBytes: 10_000 },
}

export const TOO_SLOW = /^HTTP\/1\.1 408 [^]*"detail":"The request took too long to arrive\. Please try again\."/

/** Sends a piece every so many milliseconds; resolves once all are sent, or the connection is closed. */
export function trickle(socket: Socket, piece: string | Buffer, everyMs: number, count = Infinity) {
  let left = count
  return new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (left > 0 && !socket.destroyed) {
        left--
        socket.write(piece)
        return
      }
      clearInterval(timer)
      resolve()
    }, everyMs / SPEED)
  })
}
