import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

const BYTES_PER_MS = 400_000 / 8 / 1000
const ONE_WAY_MS = 200
/** No more is taken from the sender than the line carries in this time. */
const QUEUE_MS = 500

/** A line of 400 kbit/s each way with 400 ms of latency, before a server on this machine. It slows service workers, too, and counts bytes. */
export async function startSlowProxy(target: string) {
  const sent = { down: 0, up: 0 }
  const freeAt = { down: 0, up: 0 }
  const pipe = (from: Socket, to: Socket, way: 'down' | 'up') => {
    from.on('data', (data) => {
      sent[way] += data.length
      freeAt[way] = Math.max(freeAt[way], performance.now()) + data.length / BYTES_PER_MS
      const waitMs = freeAt[way] - performance.now()
      setTimeout(() => to.writable && to.write(data), waitMs + ONE_WAY_MS)
      if (waitMs < QUEUE_MS) return
      from.pause()
      setTimeout(() => from.resume(), waitMs - QUEUE_MS)
    })
    from.on('close', () => setTimeout(() => to.destroy(), freeAt[way] - performance.now() + ONE_WAY_MS))
    from.on('error', () => undefined)
  }
  const { hostname, port } = new URL(target)
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname)
    pipe(client, server, 'up')
    pipe(server, client, 'down')
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port: ownPort } = proxy.address() as AddressInfo
  return { url: `http://127.0.0.1:${ownPort}`, sent, stop: () => proxy.close() }
}
