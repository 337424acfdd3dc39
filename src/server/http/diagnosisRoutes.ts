import type { FastifyPluginAsync } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { diagnosisResponseSchema } from '~/contract/responses'
import type { Diagnoses } from '~/server/domain/diagnoses'

import type { Authenticate } from './authenticate'
import { answerIn } from './language'
import { ACCEPT_LANGUAGE, ANY_CALL, BEARER, UNAUTHENTICATED, answerOf, refusal } from './openApi'

type DiagnosisRoutesDeps = { diagnoses: Diagnoses; authenticate: Authenticate }

/** Earlier diagnoses of the account that asks. */
export const diagnosisRoutes: FastifyPluginAsync<DiagnosisRoutesDeps> = async (app, { diagnoses, authenticate }) => {
  app.route<{ Params: { id: string } }>({
    ...endpoints.getDiagnosis,
    schema: {
      summary: 'An own earlier diagnosis, written anew in the language asked for.',
      ...BEARER,
      headers: { type: 'object', properties: ACCEPT_LANGUAGE },
      params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      response: {
        200: answerOf('The diagnosis.', diagnosisResponseSchema),
        ...UNAUTHENTICATED,
        404: refusal('No diagnosis of this account.'),
        ...ANY_CALL,
      },
    },
    handler: async (request, reply) => {
      const { id: accountId } = await authenticate(request)
      return diagnoses.find(accountId, request.params.id, answerIn(request, reply))
    },
  })
}
