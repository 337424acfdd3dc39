import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** Stands before several servers: gives each new connection to the next one that accepts it. */
export async function startLoadBalancer(urls: readonly string[]) {
  const sockets = new Set<Socket>()
  let turn = 0
  const server = createServer((client) => {
    sockets.add(client)
    client.on('close', () => sockets.delete(client)).on('error', () => undefined)
    passOn(client, urls.length)
  })

  function passOn(client: Socket, attempts: number) {
    const { hostname, port } = new URL(urls[turn++ % urls.length]!)
    const upstream = connect(Number(port), hostname)
    upstream.once('connect', () => {
      upstream.on('close', () => client.destroy())
      client.on('close', () => upstream.destroy())
      client.pipe(upstream).pipe(client)
    })
    upstream.on('error', () => {
      if (upstream.pending && attempts > 1) passOn(client, attempts - 1)
      else client.destroy()
    })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
