import type { FastifyPluginAsync } from 'fastify'

import {
  accountDeletionSchema,
  accountResponseSchema,
  passwordChangeSchema,
  sessionsResponseSchema,
} from '~/contract/account'
import type { AccountResponse, SessionsResponse } from '~/contract/account'
import { endpoints } from '~/contract/endpoints'
import type { EmailConfirmation } from '~/server/domain/emailConfirmation'
import type { OwnAccountService } from '~/server/domain/ownAccount'

import type { Authenticate } from './authenticate'
import { languageOf } from './language'
import { ANY_CALL, BEARER, INVALID, JSON_BODY, UNAUTHENTICATED, answerOf, bodyOf, nothing } from './openApi'
import { parse } from './parse'

type OwnAccountRoutesDeps = {
  ownAccount: OwnAccountService
  emailConfirmation: Pick<EmailConfirmation, 'sendAgain'>
  authenticate: Authenticate
}

/** What a person who is logged in may do with the account. */
export const ownAccountRoutes: FastifyPluginAsync<OwnAccountRoutesDeps> = async (app, deps) => {
  const { ownAccount, emailConfirmation, authenticate } = deps

  app.route({
    ...endpoints.getAccount,
    schema: documents.getAccount,
    handler: async (request): Promise<AccountResponse> => ownAccount.describe(await authenticate(request)),
  })

  app.route({
    ...endpoints.changePassword,
    schema: documents.changePassword,
    handler: async (request, reply) => {
      const user = await authenticate(request)
      const caller = { network: request.network, language: languageOf(request) }
      await ownAccount.changePassword(user, await parse(passwordChangeSchema, request.body), caller)
      return reply.code(204).send()
    },
  })

  app.route({
    ...endpoints.sendConfirmation,
    schema: documents.sendConfirmation,
    handler: async (request, reply) => {
      const caller = { network: request.network, language: languageOf(request) }
      await emailConfirmation.sendAgain(await authenticate(request), caller)
      return reply.code(204).send()
    },
  })

  await app.register(wholeAccountRoutes, deps)
  await app.register(ownSessionRoutes, deps)
}

const wholeAccountRoutes: FastifyPluginAsync<OwnAccountRoutesDeps> = async (app, { ownAccount, authenticate }) => {
  app.route({
    ...endpoints.exportAccount,
    schema: documents.exportAccount,
    handler: async (request, reply) => {
      const everything = await ownAccount.exportAll(await authenticate(request))
      reply.header('content-disposition', 'attachment; filename="jani-account.json"')
      return everything
    },
  })

  app.route({
    ...endpoints.deleteAccount,
    schema: documents.deleteAccount,
    handler: async (request, reply) => {
      const user = await authenticate(request)
      const { password } = await parse(accountDeletionSchema, request.body)
      await ownAccount.remove(user, password, { network: request.network })
      return reply.code(204).send()
    },
  })
}

const ownSessionRoutes: FastifyPluginAsync<OwnAccountRoutesDeps> = async (app, { ownAccount, authenticate }) => {
  app.route({
    ...endpoints.getSessions,
    schema: documents.getSessions,
    handler: async (request): Promise<SessionsResponse> => ownAccount.sessions(await authenticate(request)),
  })

  app.route<{ Params: { id: string } }>({
    ...endpoints.endSession,
    schema: documents.endSession,
    handler: async (request, reply) => {
      await ownAccount.endSession(await authenticate(request), request.params.id)
      return reply.code(204).send()
    },
  })
}

const SIGNED_IN = { ...UNAUTHENTICATED, ...ANY_CALL }
const SIGNED_IN_WITH_BODY = { ...INVALID, ...JSON_BODY, ...SIGNED_IN }

const documents = {
  getAccount: {
    summary: 'What the owner sees of the account.',
    ...BEARER,
    response: { 200: answerOf('The account.', accountResponseSchema), ...SIGNED_IN },
  },
  changePassword: {
    summary: 'Change the password. All other sessions end.',
    ...BEARER,
    body: bodyOf(passwordChangeSchema),
    response: { 204: nothing('Changed.'), ...SIGNED_IN_WITH_BODY },
  },
  sendConfirmation: {
    summary: 'Send the mail that confirms the e-mail address again, unless it is confirmed.',
    ...BEARER,
    response: { 204: nothing('Sent, or not needed.'), ...SIGNED_IN_WITH_BODY },
  },
  exportAccount: {
    summary: 'Everything that is stored about the account, as a download.',
    ...BEARER,
    response: { 200: { description: 'Rows by kind.', type: 'object', additionalProperties: true }, ...SIGNED_IN },
  },
  deleteAccount: {
    summary: 'Delete the account and all that belongs to it. The ledger keeps amounts without a name.',
    ...BEARER,
    body: bodyOf(accountDeletionSchema),
    response: { 204: nothing('Deleted.'), ...SIGNED_IN_WITH_BODY },
  },
  getSessions: {
    summary: 'The sessions of the account that have not ended.',
    ...BEARER,
    response: { 200: answerOf('Most recently used first.', sessionsResponseSchema), ...SIGNED_IN },
  },
  endSession: {
    summary: 'End a session of the account.',
    ...BEARER,
    params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    response: { 204: nothing('There is no such session of this account any more.'), ...SIGNED_IN_WITH_BODY },
  },
}
