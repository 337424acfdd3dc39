import type { FastifyPluginAsync } from 'fastify'

import { loginSchema, refreshSchema, registerSchema } from '~/contract/credentials'
import { endpoints } from '~/contract/endpoints'
import type { AccessResponse, AuthResponse, UserResponse } from '~/contract/responses'
import { toUser } from '~/server/domain/accounts'
import type { Accounts } from '~/server/domain/accounts'
import type { SessionTokens } from '~/server/domain/sessionTokens'

import type { Authenticate } from './authenticate'
import { parse } from './parse'

type Needs = { accounts: Accounts; sessionTokens: Pick<SessionTokens, 'refresh'>; authenticate: Authenticate }

export const accountRoutes: FastifyPluginAsync<Needs> = async (app, { accounts, sessionTokens, authenticate }) => {
  app.route({
    ...endpoints.register,
    handler: async ({ body }, reply): Promise<AuthResponse> => {
      const registered = await accounts.register(await parse(registerSchema, body))
      reply.code(201)
      return registered
    },
  })

  app.route({
    ...endpoints.login,
    handler: async ({ body }): Promise<AuthResponse> => accounts.login(await parse(loginSchema, body)),
  })

  app.route({
    ...endpoints.refresh,
    handler: async ({ body }): Promise<AccessResponse> => {
      const { refresh } = await parse(refreshSchema, body)
      return sessionTokens.refresh(refresh)
    },
  })

  app.route({
    ...endpoints.getUser,
    handler: async (request): Promise<UserResponse> => ({ user: toUser(await authenticate(request)) }),
  })
}
