import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

import { endpoints } from '~/contract/endpoints'
import type { PredictionResponse } from '~/contract/responses'

const ANSWER = { result: '## Maize: common rust', credits: 4 } satisfies Partial<PredictionResponse>

/** Stands between a browser and the server; keeps the bodies of scans, byte by byte, and answers them itself: nobody pays. */
export async function startRecordingProxy(port: number) {
  const scans: Buffer[] = []
  const server = createServer((request, answer) => {
    if (request.url !== endpoints.predict.url) {
      const { method, url: path, headers } = request
      const upstream = ask({ port, host: '127.0.0.1', method, path, headers }, (incoming) => {
        answer.writeHead(incoming.statusCode ?? 502, incoming.headers)
        incoming.pipe(answer)
      })
      request.pipe(upstream)
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      scans.push(Buffer.concat(chunks))
      answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(ANSWER))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Whole bodies, multipart and all. */
    scans,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The one file in a multipart body. */
export function fileIn(body: Buffer): Buffer {
  const start = body.indexOf('\r\n\r\n') + 4
  return body.subarray(start, body.lastIndexOf('\r\n--'))
}
