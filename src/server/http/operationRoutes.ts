import type { FastifyPluginAsync } from 'fastify'

import { refuse } from '~/server/domain/errors'

/** Whether farmers should be sent here now. */
export type CheckReadiness = () => Promise<boolean>

/** For whoever watches over the server: is the process alive, and can it serve? */
export const operations = {
  health: { method: 'GET', url: '/healthz' },
  readiness: { method: 'GET', url: '/readyz' },
} as const

/** Watchers ask every few seconds: a line for each would hide the others. */
const QUIET = { logLevel: 'error' } as const

export const operationRoutes: FastifyPluginAsync<{ isReady: CheckReadiness }> = async (app, { isReady }) => {
  app.route({ ...operations.health, ...QUIET, handler: async () => ({ status: 'alive' }) })

  app.route({
    ...operations.readiness,
    ...QUIET,
    handler: async () => {
      if (!(await isReady())) throw refuse('unavailable', 'The server is not ready yet, or no longer.')
      return { status: 'ready' }
    },
  })
}
