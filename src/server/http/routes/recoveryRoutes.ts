import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import {
  confirmationSchema,
  forgotSchema,
  recoveryCodeResponseSchema,
  recoverySchema,
  resetSchema,
} from '~/contract/accountSchemas'
import type {
  ConfirmationRequest,
  ForgotRequest,
  RecoveryCodeResponse,
  RecoveryRequest,
  ResetRequest,
} from '~/contract/accountSchemas'
import { endpoints } from '~/contract/endpoints'
import type { EmailConfirmation } from '~/server/domain/accounts/emailConfirmation'
import type { PasswordReset } from '~/server/domain/accounts/passwordReset'
import type { RecoveryCodes } from '~/server/domain/accounts/recoveryCodes'

import { languageOf } from '../plumbing/language'
import { returns, returnsNothing } from '../plumbing/openApi'
import { visitorOf } from '../plumbing/visitor'

type RecoveryRoutesDeps = {
  passwordReset: PasswordReset
  recoveryCodes: Pick<RecoveryCodes, 'recover'>
  emailConfirmation: Pick<EmailConfirmation, 'confirm'>
  limitByAddress: onRequestAsyncHookHandler
}

/** For users who are not signed in, but read the account's mail or have its code. */
export const recoveryRoutes: FastifyPluginAsync<RecoveryRoutesDeps> = async (app, deps) => {
  const { passwordReset, recoveryCodes, emailConfirmation, limitByAddress: onRequest } = deps

  app.route<{ Body: ForgotRequest }>({
    ...endpoints.forgotPassword,
    onRequest,
    schema: documents.forgotPassword,
    handler: async (request, reply) => {
      await passwordReset.requestLink(request.body.email, visitorOf(request), languageOf(request))
      return reply.code(202).send()
    },
  })

  app.route<{ Body: ResetRequest }>({
    ...endpoints.resetPassword,
    onRequest,
    schema: documents.resetPassword,
    handler: async (request, reply) => {
      await passwordReset.reset(request.body, visitorOf(request), languageOf(request))
      return reply.code(204).send()
    },
  })

  app.route<{ Body: RecoveryRequest }>({
    ...endpoints.recoverAccount,
    onRequest,
    schema: documents.recoverAccount,
    handler: async (request): Promise<RecoveryCodeResponse> =>
      recoveryCodes.recover(request.body, visitorOf(request), languageOf(request)),
  })

  app.route<{ Body: ConfirmationRequest }>({
    ...endpoints.confirmEmail,
    onRequest,
    schema: documents.confirmEmail,
    handler: async (request, reply) => {
      await emailConfirmation.confirm(request.body.token)
      return reply.code(204).send()
    },
  })
}

const documents = {
  forgotPassword: {
    summary:
      'Send a link for a new password, also to the address that an account had within seven days. The answer is the same for every address.',
    body: forgotSchema,
    response: { 202: returnsNothing('Sent, if the address has an account.') },
  },
  resetPassword: {
    summary:
      'Choose a new password with a link, once. All sessions and the recovery code end, and the address that the link was sent to is put back.',
    body: resetSchema,
    response: { 204: returnsNothing('Changed.') },
  },
  recoverAccount: {
    summary:
      'Choose a new password with the recovery code, once. All sessions end, and an address that was changed within seven days is put back; the answer holds the next code.',
    body: recoverySchema,
    response: { 200: returns('Changed.', recoveryCodeResponseSchema) },
  },
  confirmEmail: {
    summary: 'Confirm an e-mail address with the link that was sent to it.',
    body: confirmationSchema,
    response: { 204: returnsNothing('Confirmed.') },
  },
}
