import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, LookupFunction, Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

/** For `fcm.googleapis.com` and `*.push.apple.com`; nobody but these tests trusts it. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBzDCCAXKgAwIBAgIUGYggmFFq8wTtI5tOUdrlkKjTGN4wCgYIKoZIzj0EAwIw
ITEfMB0GA1UEAwwWcHVzaCBzZXJ2aWNlcyBpbiB0ZXN0czAgFw0yNjExMjgwMDQ0
NDFaGA8yMTI2MTEwNDAwNDQ0MVowITEfMB0GA1UEAwwWcHVzaCBzZXJ2aWNlcyBp
biB0ZXN0czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLZy5XVbNFyA97bYabDz
oivRP7akx62DYJHebwJVJoArM2cbH15fXOYzVy1JdRUK516xeTsxCVCKXnIqg1uM
Lh2jgYUwgYIwHQYDVR0OBBYEFHIv8FUuJ4SKEToV50pBG91U3ArSMB8GA1UdIwQY
MBaAFHIv8FUuJ4SKEToV50pBG91U3ArSMA8GA1UdEwEB/wQFMAMBAf8wLwYDVR0R
BCgwJoISZmNtLmdvb2dsZWFwaXMuY29tghAqLnB1c2guYXBwbGUuY29tMAoGCCqG
SM49BAMCA0gAMEUCIHmSHoj806wko+3HjGPzJOvHY8lfanEpbY3oF1mqEEVWAiEA
sFVWTTqnpNd0uzJ3D5Bl8JF1ygsLlq1eH06alYAREAs=
-----END CERTIFICATE-----`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgI8XdRSa84KQEITHx
roXEXFc10muYFQzbRjU1leeTZVahRANCAAS2cuV1WzRcgPe22Gmw86Ir0T+2pMet
g2CR3m8CVSaAKzNnGx9eX1zmM1ctSXUVCudesXk7MQlQil5yKoNbjC4d
-----END PRIVATE KEY-----`

/** A push service on a port of this machine that answers with bytes of the test's choice. */
export async function startPushService(answer: (socket: TLSSocket) => void, { speaksTls = true } = {}) {
  const received: string[] = []
  const open = new Set<Socket>()
  const server = createServer((plain) => {
    open.add(plain)
    plain.on('error', () => undefined).on('close', () => open.delete(plain))
    if (!speaksTls) return void plain.resume()
    const socket = new TLSSocket(plain, { isServer: true, key: KEY, cert: CERTIFICATE })
    socket.on('error', () => undefined)
    let request = ''
    socket.on('data', (chunk: Buffer) => {
      const isFirst = request === ''
      request += chunk.toString('latin1')
      if (isFirst) {
        received.push(request)
        answer(socket)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    network: { port, ca: CERTIFICATE, lookup: everythingHere },
    received,
    connections: () => open.size,
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const everythingHere: LookupFunction = (_hostname, _options, callback) => {
  callback(null, [{ address: '127.0.0.1', family: 4 }])
}
