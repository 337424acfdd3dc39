import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import { confirmationSchema, forgotSchema, resetSchema } from '~/contract/account'
import { endpoints } from '~/contract/endpoints'
import type { EmailConfirmation } from '~/server/domain/emailConfirmation'
import type { PasswordReset } from '~/server/domain/passwordReset'

import { languageOf } from './language'
import { ANY_CALL, INVALID, JSON_BODY, bodyOf, nothing } from './openApi'
import { parse } from './parse'
import { visitorOf } from './visitor'

type RecoveryRoutesDeps = {
  passwordReset: PasswordReset
  emailConfirmation: Pick<EmailConfirmation, 'confirm'>
  limitByAddress: onRequestAsyncHookHandler
}

/** For people who read the mail of an account and are not logged in. */
export const recoveryRoutes: FastifyPluginAsync<RecoveryRoutesDeps> = async (app, deps) => {
  const { passwordReset, emailConfirmation, limitByAddress: onRequest } = deps

  app.route({
    ...endpoints.forgotPassword,
    onRequest,
    schema: documents.forgotPassword,
    handler: async (request, reply) => {
      const { email } = await parse(forgotSchema, request.body)
      await passwordReset.requestLink(email, visitorOf(request), languageOf(request))
      return reply.code(202).send()
    },
  })

  app.route({
    ...endpoints.resetPassword,
    onRequest,
    schema: documents.resetPassword,
    handler: async (request, reply) => {
      await passwordReset.reset(await parse(resetSchema, request.body), visitorOf(request), languageOf(request))
      return reply.code(204).send()
    },
  })

  app.route({
    ...endpoints.confirmEmail,
    onRequest,
    schema: documents.confirmEmail,
    handler: async (request, reply) => {
      await emailConfirmation.confirm((await parse(confirmationSchema, request.body)).token)
      return reply.code(204).send()
    },
  })
}

const REFUSALS = { ...INVALID, ...JSON_BODY, ...ANY_CALL }

const documents = {
  forgotPassword: {
    summary: 'Send a link for a new password. The answer is the same for every address.',
    body: bodyOf(forgotSchema),
    response: { 202: nothing('Sent, if the address has an account.'), ...REFUSALS },
  },
  resetPassword: {
    summary: 'Choose a new password with a link, once. All sessions end.',
    body: bodyOf(resetSchema),
    response: { 204: nothing('Changed.'), ...REFUSALS },
  },
  confirmEmail: {
    summary: 'Confirm an e-mail address with the link that was sent to it.',
    body: bodyOf(confirmationSchema),
    response: { 204: nothing('Confirmed.'), ...REFUSALS },
  },
}
