import type { FastifyPluginAsync, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'

import {
  accountDeletionSchema,
  accountResponseSchema,
  emailChangeSchema,
  passwordChangeSchema,
  recoveryCodeRequestSchema,
  recoveryCodeResponseSchema,
  sessionsResponseSchema,
} from '~/contract/accountSchemas'
import type {
  AccountDeletionRequest,
  AccountResponse,
  EmailChangeRequest,
  PasswordChangeRequest,
  RecoveryCodeRequest,
  RecoveryCodeResponse,
  SessionsResponse,
} from '~/contract/accountSchemas'
import { alertsSchema, type Alerts } from '~/contract/alerts'
import { countyRequestSchema, type CountyRequest } from '~/contract/confirmed'
import { endpoints } from '~/contract/endpoints'
import type { EmailChange } from '~/server/domain/accounts/emailChange'
import type { EmailConfirmation } from '~/server/domain/accounts/emailConfirmation'
import type { OwnAccountService } from '~/server/domain/accounts/ownAccount'
import type { RecoveryCodes } from '~/server/domain/accounts/recoveryCodes'

import { languageOf } from '../plumbing/language'
import { BEARER, fieldRefusal, returns, returnsNothing } from '../plumbing/openApi'

type OwnAccountRoutesDeps = {
  ownAccount: OwnAccountService
  emailConfirmation: Pick<EmailConfirmation, 'sendAgain'>
  recoveryCodes: Pick<RecoveryCodes, 'replace'>
  changeEmail: EmailChange
  requireUser: onRequestAsyncHookHandler
}

/** The account of the signed-in user. */
export const ownAccountRoutes: FastifyPluginAsync<OwnAccountRoutesDeps> = async (app, deps) => {
  const { ownAccount, emailConfirmation, recoveryCodes, changeEmail, requireUser: onRequest } = deps

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
      await ownAccount.changePassword(request.user, request.body, callerOf(request))
      return reply.code(204).send()
    },
  })

  app.route({
    ...endpoints.sendConfirmation,
    onRequest,
    schema: documents.sendConfirmation,
    handler: async (request, reply) => {
      await emailConfirmation.sendAgain(request.user, callerOf(request))
      return reply.code(204).send()
    },
  })

  app.route<{ Body: RecoveryCodeRequest }>({
    ...endpoints.replaceRecoveryCode,
    onRequest,
    schema: documents.replaceRecoveryCode,
    handler: async (request): Promise<RecoveryCodeResponse> =>
      recoveryCodes.replace(request.user, request.body.password, callerOf(request)),
  })

  app.route<{ Body: EmailChangeRequest }>({
    ...endpoints.changeEmail,
    onRequest,
    schema: documents.changeEmail,
    handler: async (request, reply) => {
      await changeEmail(request.user, request.body, callerOf(request))
      return reply.code(204).send()
    },
  })

  app.route<{ Body: Alerts }>({
    ...endpoints.chooseAlerts,
    onRequest,
    schema: documents.chooseAlerts,
    handler: async (request, reply) => {
      await ownAccount.chooseAlerts(request.user, request.body, languageOf(request))
      return reply.code(204).send()
    },
  })

  app.route<{ Body: CountyRequest }>({
    ...endpoints.chooseCounty,
    onRequest,
    schema: documents.chooseCounty,
    handler: async (request, reply) => {
      await ownAccount.chooseCounty(request.user, request.body.county)
      return reply.code(204).send()
    },
  })

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

const callerOf = (request: FastifyRequest) => ({ network: request.network, language: languageOf(request) })

const documents = {
  getAccount: {
    summary: 'What the owner sees of the account.',
    ...BEARER,
    response: { 200: returns('The account.', accountResponseSchema) },
  },
  changePassword: {
    summary: 'Change the password. All other sessions, password links and the recovery code end.',
    ...BEARER,
    body: passwordChangeSchema,
    response: { 204: returnsNothing('Changed.') },
  },
  replaceRecoveryCode: {
    summary: 'Make a recovery code. It is shown this once, and any earlier one ends.',
    ...BEARER,
    body: recoveryCodeRequestSchema,
    response: { 200: returns('Four words, in the language asked for.', recoveryCodeResponseSchema) },
  },
  changeEmail: {
    summary: 'Change the e-mail address. The one before can undo it for seven days; the new one is to confirm.',
    ...BEARER,
    body: emailChangeSchema,
    response: { 204: returnsNothing('Changed.'), 409: fieldRefusal('Another account has or just had it.') },
  },
  chooseAlerts: {
    summary: 'Choose what the account is told of, and in which language by mail: that asked for.',
    ...BEARER,
    body: alertsSchema,
    response: { 204: returnsNothing('Chosen.') },
  },
  chooseCounty: {
    summary: 'Choose whose confirmed cases the account is told of; null for none.',
    ...BEARER,
    body: countyRequestSchema,
    response: { 204: returnsNothing('Chosen.') },
  },
  sendConfirmation: {
    summary: 'Send the mail that confirms the e-mail address again, unless it is confirmed.',
    ...BEARER,
    response: { 204: returnsNothing('Sent, or not needed.') },
  },
  exportAccount: {
    summary: 'Everything that is stored about the account, as a download, without what the network saw in each photo.',
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
