import type { FastifyPluginAsync } from 'fastify'

import { logoutSchema } from '~/contract/credentials'
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
    done(null, fromJson(String(body)))
  })

  app.route({
    ...endpoints.logout,
    handler: async (request, reply) => {
      const { refresh } = logoutSchema.isValidSync(request.body) ? request.body : {}
      await sessionTokens.end({ refresh, access: bearerOf(request) })
      return reply.code(204).send()
    },
  })
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
