import { createServer } from 'node:http'

import { collectDefaultMetrics } from 'prom-client'

import { isOwnHost } from '~/server/domain/ownHost'

import type { Statistics } from '~/server/domain/diagnoses/statistics'
import { codeOf } from '~/server/domain/errorText'

import type { Metrics } from './metrics'

type Content = { type: string; text: string }

/**
 * Serves `GET /metrics` to Prometheus, with Node's own metrics, and `GET /stats` as JSON, if there are any; throws one sentence if the
 * port cannot be used.
 */
export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  readStatistics: (() => Promise<Statistics>) | undefined,
  { host, port }: { host: string; port: number },
) {
  collectDefaultMetrics({ register: registry })
  const contents = contentsOf(registry, readStatistics)
  const server = createServer((request, response) => {
    if (!isOwnHost(request.headers.host)) {
      response.writeHead(421).end()
      return
    }
    const read = contents.get(request.url)
    if (request.method !== 'GET' || !read) {
      response.writeHead(404).end()
      return
    }
    read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
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
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const contentsOf = (registry: Metrics['registry'], readStatistics: (() => Promise<Statistics>) | undefined) =>
  new Map<string | undefined, () => Promise<Content>>([
    ['/metrics', async () => ({ type: registry.contentType, text: await registry.metrics() })],
    ...(readStatistics
      ? [['/stats', async () => ({ type: 'application/json', text: JSON.stringify(await readStatistics()) })] as const]
      : []),
  ])
