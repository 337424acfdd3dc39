import type { FastifyPluginAsync } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { HISTORY_LENGTH } from '~/contract/limits'
import { correctionSchema } from '~/contract/corrections'
import { cropsResponseSchema, diagnosisResponseSchema, historyResponseSchema } from '~/contract/responses'
import { listCrops } from '~/server/domain/diagnosisHistory'
import type { DiagnosisHistory } from '~/server/domain/diagnosisHistory'

import type { Authenticate } from './authenticate'
import { answerIn } from './language'
import {
  ACCEPT_LANGUAGE,
  ANY_CALL,
  BEARER,
  INVALID,
  JSON_BODY,
  UNAUTHENTICATED,
  answerOf,
  bodyOf,
  nothing,
  refusal,
} from './openApi'
import { parse } from './parse'

type DiagnosisRoutesDeps = { history: DiagnosisHistory; authenticate: Authenticate }
type ById = { Params: { id: string } }

const HEADERS = { headers: { type: 'object', properties: ACCEPT_LANGUAGE } }
const BY_ID = {
  ...BEARER,
  ...HEADERS,
  params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
}
const NOT_FOUND = { 404: refusal('No diagnosis of this account.') }

/** Earlier diagnoses of the account that asks, and the crops that can be told. */
export const diagnosisRoutes: FastifyPluginAsync<DiagnosisRoutesDeps> = async (app, { history, authenticate }) => {
  app.route({
    ...endpoints.getCrops,
    compress: {},
    schema: documents.getCrops,
    handler: async (request, reply) => listCrops(answerIn(request, reply)),
  })

  app.route({
    ...endpoints.getDiagnoses,
    compress: {},
    schema: documents.getDiagnoses,
    handler: async (request, reply) => {
      const { id: accountId } = await authenticate(request)
      return history.list(accountId, answerIn(request, reply))
    },
  })

  app.route<ById>({
    ...endpoints.getDiagnosis,
    compress: {},
    schema: documents.getDiagnosis,
    handler: async (request, reply) => {
      const { id: accountId } = await authenticate(request)
      return history.find({ accountId, id: request.params.id }, answerIn(request, reply))
    },
  })

  await app.register(changeRoutes, { history, authenticate })
}

const changeRoutes: FastifyPluginAsync<DiagnosisRoutesDeps> = async (app, { history, authenticate }) => {
  app.route<ById>({
    ...endpoints.correctDiagnosis,
    compress: {},
    schema: documents.correctDiagnosis,
    handler: async (request, reply) => {
      const { id: accountId } = await authenticate(request)
      const { progress, ...correction } = await parse(correctionSchema, request.body)
      const own = { accountId, id: request.params.id }
      if (progress !== undefined) return history.tellProgress(own, progress, answerIn(request, reply))
      return history.correct(own, correction, answerIn(request, reply))
    },
  })

  app.route<ById>({
    ...endpoints.deleteDiagnosis,
    schema: documents.deleteDiagnosis,
    handler: async (request, reply) => {
      const { id: accountId } = await authenticate(request)
      await history.delete({ accountId, id: request.params.id })
      return reply.code(204).send()
    },
  })
}

const documents = {
  getCrops: {
    summary: 'The crops that can be judged.',
    ...HEADERS,
    response: { 200: answerOf('The crops.', cropsResponseSchema), ...ANY_CALL },
  },
  getDiagnoses: {
    summary: `The last ${HISTORY_LENGTH} diagnoses, newest first.`,
    ...BEARER,
    ...HEADERS,
    response: { 200: answerOf('The diagnoses.', historyResponseSchema), ...UNAUTHENTICATED, ...ANY_CALL },
  },
  getDiagnosis: {
    summary: 'An own earlier diagnosis, written anew in the language asked for.',
    ...BY_ID,
    response: {
      200: answerOf('The diagnosis.', diagnosisResponseSchema),
      ...UNAUTHENTICATED,
      ...NOT_FOUND,
      ...ANY_CALL,
    },
  },
  correctDiagnosis: {
    summary:
      'Tell one thing about an own diagnosis: the crop or the answer to its question, by which its photos are read again, or how the plants are since the one that it follows. Free.',
    ...BY_ID,
    body: bodyOf(correctionSchema),
    response: {
      200: answerOf('The diagnosis as it now is.', diagnosisResponseSchema),
      ...INVALID,
      ...UNAUTHENTICATED,
      ...NOT_FOUND,
      ...JSON_BODY,
      409: refusal(
        'Nothing is left to read (no photo was usable, they were sent for another crop, or another network has judged them), or it follows nothing.',
      ),
      ...ANY_CALL,
    },
  },
  deleteDiagnosis: {
    summary: 'Forget an own diagnosis. Its charge stays in the ledger.',
    ...BY_ID,
    response: { 204: nothing('Forgotten.'), ...INVALID, ...UNAUTHENTICATED, ...NOT_FOUND, ...JSON_BODY, ...ANY_CALL },
  },
}
