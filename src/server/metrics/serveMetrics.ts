import { createServer } from 'node:http'

import { collectDefaultMetrics } from 'prom-client'

import { codeOf } from '~/server/domain/errors'

import type { Metrics } from './metrics'

/** Figures about the business are for this machine alone; a collector elsewhere comes through a tunnel or a proxy of its own. */
const HOST = '127.0.0.1'

/** Answers `GET /metrics` in Prometheus' text format, with the process's own figures. Throws one sentence when the port cannot be had. */
export async function serveMetrics({ registry }: Pick<Metrics, 'registry'>, port: number) {
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
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
      reject(new Error(`Metrics cannot be served on ${HOST}:${port} (${codeOf(cause)}); set METRICS_PORT.`, { cause }))
    })
    server.listen(port, HOST, resolve)
  })
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
}
