import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import { loginSchema, registerSchema } from '~/contract/credentials'
import { endpoints } from '~/contract/endpoints'
import { authResponseSchema, userResponseSchema } from '~/contract/responses'
import type { AuthResponse, UserResponse } from '~/contract/responses'
import type { Accounts } from '~/server/domain/accounts'
import type { EmailConfirmation } from '~/server/domain/emailConfirmation'
import { toUser } from '~/server/domain/signIn'

import type { Authenticate } from './authenticate'
import { languageOf } from './language'
import {
  ANY_CALL,
  BEARER,
  INVALID,
  JSON_BODY,
  UNAUTHENTICATED,
  answerOf,
  bodyOf,
  fieldRefusal,
  refusal,
} from './openApi'
import { parse } from './parse'
import { setDeviceCookie, visitorOf } from './visitor'

type AccountRoutesDeps = {
  accounts: Accounts
  emailConfirmation: Pick<EmailConfirmation, 'send'>
  authenticate: Authenticate
  limitByAddress: onRequestAsyncHookHandler
}

export const accountRoutes: FastifyPluginAsync<AccountRoutesDeps> = async (app, deps) => {
  const { accounts, emailConfirmation, authenticate, limitByAddress } = deps

  app.route({
    ...endpoints.register,
    onRequest: limitByAddress,
    schema: documents.register,
    handler: async (request, reply): Promise<AuthResponse> => {
      const body = await parse(registerSchema, request.body)
      const visitor = visitorOf(request)
      const { answer, deviceToken, accountId } = await accounts.register(body, visitor)
      emailConfirmation.send({ id: accountId, ...body }, { ...visitor, language: languageOf(request) })
      setDeviceCookie(reply.code(201), deviceToken)
      return answer
    },
  })

  app.route({
    ...endpoints.login,
    onRequest: limitByAddress,
    schema: documents.login,
    handler: async (request, reply): Promise<AuthResponse> => {
      const { answer, deviceToken } = await accounts.login(await parse(loginSchema, request.body), visitorOf(request))
      setDeviceCookie(reply, deviceToken)
      return answer
    },
  })

  app.route({
    ...endpoints.getUser,
    schema: documents.getUser,
    handler: async (request): Promise<UserResponse> => ({ user: toUser(await authenticate(request)) }),
  })
}

const documents = {
  register: {
    summary: 'Open an account and log in.',
    body: bodyOf(registerSchema),
    response: {
      201: answerOf('Tokens and the new account.', authResponseSchema),
      ...INVALID,
      409: fieldRefusal('The e-mail address is taken.'),
      ...JSON_BODY,
      ...ANY_CALL,
    },
  },
  login: {
    summary: 'Log in.',
    body: bodyOf(loginSchema),
    response: {
      200: answerOf('Tokens and account.', authResponseSchema),
      ...INVALID,
      ...UNAUTHENTICATED,
      403: refusal('The account is suspended.'),
      ...JSON_BODY,
      ...ANY_CALL,
    },
  },
  getUser: {
    summary: 'The account behind the access token.',
    ...BEARER,
    response: { 200: answerOf('The account.', userResponseSchema), ...UNAUTHENTICATED, ...ANY_CALL },
  },
}
