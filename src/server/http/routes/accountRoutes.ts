import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import { countrySchema, type CountryRequest } from '~/contract/accountSchemas'
import { loginSchema, registerSchema, type LoginRequest, type RegisterRequest } from '~/contract/credentials'
import { endpoints } from '~/contract/endpoints'
import { authResponseSchema, userResponseSchema, type AuthResponse, type UserResponse } from '~/contract/responses'
import type { Accounts } from '~/server/domain/accounts/accounts'
import type { OwnAccountService } from '~/server/domain/accounts/ownAccount'
import type { Clock } from '~/server/domain/security'
import { toUser } from '~/server/domain/sessions/signIn'

import { languageOf } from '../plumbing/language'
import { BEARER, fieldRefusal, refusal, returns } from '../plumbing/openApi'
import { setDeviceCookie, visitorOf } from '../plumbing/visitor'

type AccountRoutesDeps = {
  accounts: Accounts
  ownAccount: Pick<OwnAccountService, 'chooseCountry'>
  requireUser: onRequestAsyncHookHandler
  now: Clock
  limitByAddress: onRequestAsyncHookHandler
}

export const accountRoutes: FastifyPluginAsync<AccountRoutesDeps> = async (app, deps) => {
  const { accounts, ownAccount, requireUser, now, limitByAddress } = deps

  app.route<{ Body: RegisterRequest }>({
    ...endpoints.register,
    onRequest: limitByAddress,
    schema: documents.register,
    handler: async (request, reply): Promise<AuthResponse> => {
      const visitor = { ...visitorOf(request), language: languageOf(request) }
      const { response, deviceToken } = await accounts.register(request.body, visitor)
      setDeviceCookie(reply.code(201), deviceToken)
      return response
    },
  })

  app.route<{ Body: LoginRequest }>({
    ...endpoints.login,
    onRequest: limitByAddress,
    schema: documents.login,
    handler: async (request, reply): Promise<AuthResponse> => {
      const { response, deviceToken } = await accounts.login(request.body, visitorOf(request))
      setDeviceCookie(reply, deviceToken)
      return response
    },
  })

  app.route({
    ...endpoints.getUser,
    onRequest: requireUser,
    schema: documents.getUser,
    handler: async ({ user }): Promise<UserResponse> => ({ user: toUser(user, now()) }),
  })

  app.route<{ Body: CountryRequest }>({
    ...endpoints.chooseCountry,
    onRequest: requireUser,
    schema: documents.chooseCountry,
    handler: async ({ user, body }): Promise<UserResponse> => ownAccount.chooseCountry(user, body.country),
  })
}

const documents = {
  chooseCountry: {
    summary:
      'Choose the country of the farm. Outside Kenya answers name no substance and no Kenyan authority, law or number, earlier ones too.',
    ...BEARER,
    body: countrySchema,
    response: { 200: returns('The account.', userResponseSchema) },
  },
  register: {
    summary: 'Open an account and log in.',
    body: registerSchema,
    response: {
      201: returns('Tokens and the new account.', authResponseSchema),
      409: fieldRefusal('The e-mail address has an account, or had one within seven days.'),
    },
  },
  login: {
    summary: 'Log in.',
    body: loginSchema,
    response: {
      200: returns('Tokens and account.', authResponseSchema),
      401: refusal('Wrong address or password.'),
      403: refusal('The account is suspended.'),
    },
  },
  getUser: {
    summary: 'The account behind the access token.',
    ...BEARER,
    response: { 200: returns('The account.', userResponseSchema) },
  },
}
