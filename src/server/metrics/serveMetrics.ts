import { createServer } from 'node:http'

import { collectDefaultMetrics } from 'prom-client'

import { isOwnHost } from '~/server/domain/ownHost'

import { codeOf } from '~/server/domain/errors'

import type { Metrics } from './metrics'

/** Serves `GET /metrics` to Prometheus, with Node's own metrics; throws one sentence when the port cannot be used. */
export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { host, port }: { host: string; port: number },
) {
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    if (!isOwnHost(request.headers.host)) {
      response.writeHead(421).end()
      return
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new Error(`Metrics cannot be served on ${host}:${port} (${codeOf(cause)}); set METRICS_PORT.`, { cause }))
    })
    server.listen(port, host, resolve)
  })
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
