import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

type Link = { bitsPerSecond: number; roundTripMs: number }

const SLICE_BYTES = 1_460

/**
 * Stands between a browser and the server as a mobile network does: both ways everything comes late by half a round trip,
 * and all connections together get so many bits a second. A connection costs a round trip before it carries anything.
 */
export async function startSlowProxy(port: number, { bitsPerSecond, roundTripMs }: Link) {
  const sockets = new Set<Socket>()
  const up = createPipe(bitsPerSecond, roundTripMs / 2)
  const down = createPipe(bitsPerSecond, roundTripMs / 2)

  const server = createServer({ pauseOnConnect: true }, (browser) => {
    const upstream = connect(port, '127.0.0.1')
    for (const [socket, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    void carry(upstream, browser, down)
    setTimeout(() => {
      browser.resume()
      void carry(browser, upstream, up)
    }, roundTripMs)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

type Pipe = ReturnType<typeof createPipe>

/** One direction of the link. Whoever sends waits for the turn of each slice, and it arrives half a round trip later. */
function createPipe(bitsPerSecond: number, delayMs: number) {
  let freeAt = 0
  const underWay: { slice: Buffer; to: Socket }[] = []
  /** Whichever timer it is: when Node is late, those of one length go before those of another. */
  const deliverNext = () => {
    const next = underWay.shift()
    if (next && !next.to.destroyed) next.to.write(next.slice)
  }
  return {
    async send(slice: Buffer, to: Socket) {
      const now = performance.now()
      freeAt = Math.max(freeAt, now) + (slice.length * 8 * 1000) / bitsPerSecond
      const sentAt = freeAt
      underWay.push({ slice, to })
      setTimeout(deliverNext, sentAt + delayMs - now)
      await wait(sentAt - now)
    },
  }
}

/** Reads no faster than it sends, so that a sender feels the link. */
async function carry(from: Socket, to: Socket, pipe: Pipe) {
  try {
    for await (const data of from as AsyncIterable<Buffer>) {
      for (let at = 0; at < data.length; at += SLICE_BYTES) await pipe.send(data.subarray(at, at + SLICE_BYTES), to)
    }
  } catch {
    // cut off: the other side is closed with it
  }
}
