import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import { confirmationSchema, forgotSchema, resetSchema } from '~/contract/account'
import type { ConfirmationRequest, ForgotRequest, ResetRequest } from '~/contract/account'
import { endpoints } from '~/contract/endpoints'
import type { EmailConfirmation } from '~/server/domain/accounts/emailConfirmation'
import type { PasswordReset } from '~/server/domain/accounts/passwordReset'

import { languageOf } from '../plumbing/language'
import { returnsNothing } from '../plumbing/openApi'
import { visitorOf } from '../plumbing/visitor'

type RecoveryRoutesDeps = {
  passwordReset: PasswordReset
  emailConfirmation: Pick<EmailConfirmation, 'confirm'>
  limitByAddress: onRequestAsyncHookHandler
}

/** For people who read the mail of an account and are not logged in. */
export const recoveryRoutes: FastifyPluginAsync<RecoveryRoutesDeps> = async (app, deps) => {
  const { passwordReset, emailConfirmation, limitByAddress: onRequest } = deps

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
    summary: 'Send a link for a new password. The answer is the same for every address.',
    body: forgotSchema,
    response: { 202: returnsNothing('Sent, if the address has an account.') },
  },
  resetPassword: {
    summary: 'Choose a new password with a link, once. All sessions end.',
    body: resetSchema,
    response: { 204: returnsNothing('Changed.') },
  },
  confirmEmail: {
    summary: 'Confirm an e-mail address with the link that was sent to it.',
    body: confirmationSchema,
    response: { 204: returnsNothing('Confirmed.') },
  },
}
