import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/**
 * Stands between the server and a database: `cut` breaks every connection and refuses new ones until `resume`; `freeze`
 * keeps them, and new ones, without passing on a byte.
 */
export async function createTcpProxy(target: URL) {
  const sockets = new Set<Socket>()
  let isFrozen = false
  const proxy = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      if (!isFrozen) socket.pipe(other)
    }
  })
  const listen = async (port: number) => {
    proxy.listen(port, '127.0.0.1')
    await once(proxy, 'listening')
    return (proxy.address() as AddressInfo).port
  }
  const port = await listen(0)
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    async cut() {
      const closed = once(proxy, 'close')
      proxy.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.unpipe()
    },
    resume: () => listen(port),
  }
}
