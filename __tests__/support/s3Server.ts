import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

// @ts-expect-error -- the package has no types
import S3rver from 's3rver'

type S3Server = { run: () => Promise<AddressInfo>; close: () => Promise<void> }
type S3ServerOptions = {
  port: number
  silent: boolean
  directory: string
  configureBuckets: { name: string; configs: [] }[]
}
const Server = S3rver as new (options: S3ServerOptions) => S3Server

export const S3_CREDENTIALS = { region: 'us-east-1', keyId: 'S3RVER', secret: 'S3RVER' }

/** A server that speaks S3, with one bucket. It knows ids of keys; signatures of version 4 it does not check. */
export async function startS3Server(directory: string) {
  const server = new Server({ port: 0, silent: true, directory, configureBuckets: [{ name: 'photos', configs: [] }] })
  const { port } = await server.run()
  return { url: `http://localhost:${port}/photos`, close: () => server.close() }
}

/** A server that answers 200 to requests that are signed with this secret, otherwise 403. */
export async function startSignatureCheck(secret: string) {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(request.headers.authorization === signatureOf(request, secret) ? 200 : 403).end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/photos`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The header that a request should have, as the documentation of S3 says (Signature Version 4). */
export function signatureOf(
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  secret: string,
) {
  const [, credential = '', signed = ''] =
    /Credential=([^,]+), ?SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? []
  const scope = credential.split('/').slice(1)
  const [path = '', query = ''] = url.split('?')
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const request = [method, path, query, lines.join(''), signed, String(headers['x-amz-content-sha256'])].join('\n')
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope.join('/'), hashOf(request)].join('\n')
  const key = scope.reduce<string | Buffer>(sign, `AWS4${secret}`)
  return `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${signed}, Signature=${sign(key, text).toString('hex')}`
}
