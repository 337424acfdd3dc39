import type { FastifyPluginAsync } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { SessionTokens } from '~/server/domain/sessionTokens'

import { bearerOf } from './authenticate'

type Needs = { sessionTokens: Pick<SessionTokens, 'end'> }

/**
 * Always 204, and again 204: whoever wants to be logged out is. No Clear-Site-Data goes with it: the client removes its
 * tokens itself, and `storage` would take the choice of colours with them, `cookies` the mark of a known device.
 */
export const logoutRoute: FastifyPluginAsync<Needs> = async (app, { sessionTokens }) => {
  // a body that cannot be read is no reason to stay logged in
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, refreshIn(String(body)))
  })

  app.route<{ Body: string | undefined }>({
    ...endpoints.logout,
    handler: async (request, reply) => {
      await sessionTokens.end({ refresh: request.body, access: bearerOf(request) })
      return reply.code(204).send()
    },
  })
}

function refreshIn(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null || !('refresh' in body)) return undefined
    return typeof body.refresh === 'string' ? body.refresh : undefined
  } catch {
    return undefined
  }
}
