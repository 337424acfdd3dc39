import type { FastifyPluginAsync } from 'fastify'

import { refreshSchema, type RefreshRequest } from '~/contract/credentials'
import { endpoints } from '~/contract/endpoints'
import { accessResponseSchema, type AccessResponse } from '~/contract/responses'
import type { SessionTokens } from '~/server/domain/sessions/sessionTokens'

import { bearerOf } from '../plumbing/authenticate'
import { refusal, returns, returnsNothing } from '../plumbing/openApi'
import { visitorOf } from '../plumbing/visitor'

type SessionRoutesDeps = { sessionTokens: Pick<SessionTokens, 'refresh' | 'end'> }

export const sessionRoutes: FastifyPluginAsync<SessionRoutesDeps> = async (app, { sessionTokens }) => {
  app.route<{ Body: RefreshRequest }>({
    ...endpoints.refresh,
    schema: {
      summary: 'Exchange a refresh token for the next pair. A token older than the last but one ends the session.',
      body: refreshSchema,
      response: {
        200: returns('The next tokens.', accessResponseSchema),
        401: refusal('A token that has ended.'),
      },
    },
    handler: async (request): Promise<AccessResponse> =>
      sessionTokens.refresh(request.body.refresh, visitorOf(request)),
  })

  await app.register(logoutRoute, { sessionTokens }) // has its own parser
}

/**
 * Never limited, and 204 for any token. 503 if the database cannot be written: the session is still open, so the client
 * retries. No Clear-Site-Data: `storage` would also delete the chosen colours, `cookies` the token of a known device.
 */
const logoutRoute: FastifyPluginAsync<SessionRoutesDeps> = async (app, { sessionTokens }) => {
  // an unreadable body must not prevent Log Out
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, refreshTokenIn(String(body))),
  )

  app.route<{ Body: string | undefined }>({
    ...endpoints.logout,
    schema: {
      summary:
        'End the session of the access token or of the refresh token. Tokens that are none, or have ended, are no error.',
      security: [{}, { bearer: [] }],
      body: { type: 'object', properties: { refresh: { type: 'string' } } },
      response: { 204: returnsNothing('The session has ended.') },
    },
    handler: async (request, reply) => {
      await sessionTokens.end({ refresh: request.body, access: bearerOf(request) })
      return reply.code(204).send()
    },
  })
}

function refreshTokenIn(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null || !('refresh' in body)) return undefined
    return typeof body.refresh === 'string' ? body.refresh : undefined
  } catch {
    return undefined
  }
}
