import type { FastifyPluginAsync } from 'fastify'

import { loginSchema, refreshSchema, registerSchema } from '~/contract/credentials'
import { endpoints } from '~/contract/endpoints'
import type { AccessResponse, AuthResponse, UserResponse } from '~/contract/responses'
import type { Accounts } from '~/server/domain/accounts'
import type { SessionTokens } from '~/server/domain/sessionTokens'
import { toUser } from '~/server/domain/signIn'

import type { Authenticate } from './authenticate'
import { setDeviceCookie, visitorOf } from './deviceCookie'
import { logoutRoute } from './logoutRoute'
import { parse } from './parse'

type Needs = { accounts: Accounts; sessionTokens: Pick<SessionTokens, 'refresh' | 'end'>; authenticate: Authenticate }

export const accountRoutes: FastifyPluginAsync<Needs> = async (app, { accounts, sessionTokens, authenticate }) => {
  app.route({
    ...endpoints.register,
    handler: async (request, reply): Promise<AuthResponse> => {
      const { answer, deviceToken } = await accounts.register(
        await parse(registerSchema, request.body),
        visitorOf(request),
      )
      setDeviceCookie(reply.code(201), deviceToken)
      return answer
    },
  })

  app.route({
    ...endpoints.login,
    handler: async (request, reply): Promise<AuthResponse> => {
      const { answer, deviceToken } = await accounts.login(await parse(loginSchema, request.body), visitorOf(request))
      setDeviceCookie(reply, deviceToken)
      return answer
    },
  })

  app.route({
    ...endpoints.refresh,
    handler: async (request): Promise<AccessResponse> => {
      const { refresh } = await parse(refreshSchema, request.body)
      return sessionTokens.refresh(refresh, visitorOf(request).deviceToken)
    },
  })

  app.route({
    ...endpoints.getUser,
    handler: async (request): Promise<UserResponse> => ({ user: toUser(await authenticate(request)) }),
  })

  await app.register(logoutRoute, { sessionTokens })
}
