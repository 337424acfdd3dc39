import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import {
  accountDeletionSchema,
  accountResponseSchema,
  passwordChangeSchema,
  sessionsResponseSchema,
} from '~/contract/account'
import type {
  AccountDeletionRequest,
  AccountResponse,
  PasswordChangeRequest,
  SessionsResponse,
} from '~/contract/account'
import { endpoints } from '~/contract/endpoints'
import type { EmailConfirmation } from '~/server/domain/accounts/emailConfirmation'
import type { OwnAccountService } from '~/server/domain/accounts/ownAccount'

import { languageOf } from '../plumbing/language'
import { BEARER, returns, returnsNothing } from '../plumbing/openApi'

type OwnAccountRoutesDeps = {
  ownAccount: OwnAccountService
  emailConfirmation: Pick<EmailConfirmation, 'sendAgain'>
  requireUser: onRequestAsyncHookHandler
}

/** What a person who is logged in may do with the account. */
export const ownAccountRoutes: FastifyPluginAsync<OwnAccountRoutesDeps> = async (app, deps) => {
  const { ownAccount, emailConfirmation, requireUser: onRequest } = deps

  app.route({
    ...endpoints.getAccount,
    onRequest,
    schema: documents.getAccount,
    handler: async ({ user }): Promise<AccountResponse> => ownAccount.describe(user),
  })

  app.route<{ Body: PasswordChangeRequest }>({
    ...endpoints.changePassword,
    onRequest,
    schema: documents.changePassword,
    handler: async (request, reply) => {
      const caller = { network: request.network, language: languageOf(request) }
      await ownAccount.changePassword(request.user, request.body, caller)
      return reply.code(204).send()
    },
  })

  app.route({
    ...endpoints.sendConfirmation,
    onRequest,
    schema: documents.sendConfirmation,
    handler: async (request, reply) => {
      const caller = { network: request.network, language: languageOf(request) }
      await emailConfirmation.sendAgain(request.user, caller)
      return reply.code(204).send()
    },
  })

  await app.register(wholeAccountRoutes, deps)
  await app.register(ownSessionRoutes, deps)
}

const wholeAccountRoutes: FastifyPluginAsync<OwnAccountRoutesDeps> = async (
  app,
  { ownAccount, requireUser: onRequest },
) => {
  app.route({
    ...endpoints.exportAccount,
    onRequest,
    schema: documents.exportAccount,
    handler: async ({ user }, reply) => {
      const everything = await ownAccount.exportAll(user)
      reply.header('content-disposition', 'attachment; filename="jani-account.json"')
      return everything
    },
  })

  app.route<{ Body: AccountDeletionRequest }>({
    ...endpoints.deleteAccount,
    onRequest,
    schema: documents.deleteAccount,
    handler: async ({ user, body, network }, reply) => {
      await ownAccount.remove(user, body.password, { network })
      return reply.code(204).send()
    },
  })
}

const ownSessionRoutes: FastifyPluginAsync<OwnAccountRoutesDeps> = async (
  app,
  { ownAccount, requireUser: onRequest },
) => {
  app.route({
    ...endpoints.getSessions,
    onRequest,
    schema: documents.getSessions,
    handler: async ({ user }): Promise<SessionsResponse> => ownAccount.sessions(user),
  })

  app.route<{ Params: { id: string } }>({
    ...endpoints.endSession,
    onRequest,
    schema: documents.endSession,
    handler: async ({ user, params }, reply) => {
      await ownAccount.endSession(user, params.id)
      return reply.code(204).send()
    },
  })
}

const documents = {
  getAccount: {
    summary: 'What the owner sees of the account.',
    ...BEARER,
    response: { 200: returns('The account.', accountResponseSchema) },
  },
  changePassword: {
    summary: 'Change the password. All other sessions end.',
    ...BEARER,
    body: passwordChangeSchema,
    response: { 204: returnsNothing('Changed.') },
  },
  sendConfirmation: {
    summary: 'Send the mail that confirms the e-mail address again, unless it is confirmed.',
    ...BEARER,
    response: { 204: returnsNothing('Sent, or not needed.') },
  },
  exportAccount: {
    summary: 'Everything that is stored about the account, as a download.',
    ...BEARER,
    response: { 200: { description: 'Rows by kind.', type: 'object', additionalProperties: true } },
  },
  deleteAccount: {
    summary: 'Delete the account and all that belongs to it. The ledger keeps amounts without a name.',
    ...BEARER,
    body: accountDeletionSchema,
    response: { 204: returnsNothing('Deleted.') },
  },
  getSessions: {
    summary: 'The sessions of the account that have not ended.',
    ...BEARER,
    response: { 200: returns('Most recently used first.', sessionsResponseSchema) },
  },
  endSession: {
    summary: 'End a session of the account.',
    ...BEARER,
    params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    response: { 204: returnsNothing('There is no such session of this account any more.') },
  },
}
