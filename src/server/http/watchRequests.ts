import type { FastifyInstance } from 'fastify'

/** Told about every answer. The route is its pattern, never the address that was asked for. */
export type RequestWatcher = {
  answered(answer: { method: string; route: string; status: number; seconds: number }): void
  refused(reason: string): void
}

export function watchRequests(app: FastifyInstance, watcher: Pick<RequestWatcher, 'answered'>) {
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    watcher.answered({ method, route: routeOptions.url ?? 'none', status: statusCode, seconds: elapsedTime / 1000 })
    done()
  })
}
