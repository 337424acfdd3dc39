import type { FastifyPluginAsync, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'

import { placeOf } from '~/contract/countries'
import { correctionSchema, type Correction } from '~/contract/corrections'
import { cropsResponseSchema } from '~/contract/crops/response'
import { BEFORE_FIELD, PLOT_FIELD, endpoints } from '~/contract/endpoints'
import { CREDITS_PER_DIAGNOSIS, HISTORY_LENGTH, HISTORY_PAGE, MAX_PLOTS, PLOT_LENGTH } from '~/contract/limits'
import { correctionResponseSchema, diagnosisResponseSchema, historyResponseSchema } from '~/contract/responses'
import { listCrops, type DiagnosisHistory } from '~/server/domain/diagnoses/diagnosisHistory'

import { negotiateLanguage } from '../plumbing/language'
import { BEARER, refusal, returns, returnsNothing } from '../plumbing/openApi'

type DiagnosisRoutesDeps = { history: DiagnosisHistory; requireUser: onRequestAsyncHookHandler }
export type ById = { Params: { id: string } }

export const ownIn = ({ user, params }: Pick<FastifyRequest<ById>, 'user' | 'params'>) => ({
  accountId: user.id,
  planUntil: user.planUntil,
  id: params.id,
})

export const readerOf = (request: FastifyRequest, reply: FastifyReply) => ({
  language: negotiateLanguage(request, reply),
  place: placeOf(request.user.country),
})

const BY_ID = {
  ...BEARER,
  params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
}
const NOT_FOUND = { 404: refusal('No diagnosis of this account.') }

/** Earlier diagnoses of the account, and the crops to choose from. */
export const diagnosisRoutes: FastifyPluginAsync<DiagnosisRoutesDeps> = async (
  app,
  { history, requireUser: onRequest },
) => {
  app.route({
    ...endpoints.getCrops,
    compress: {},
    schema: documents.getCrops,
    handler: async (request, reply) => listCrops(negotiateLanguage(request, reply)),
  })

  app.route<{ Querystring: { [PLOT_FIELD]?: string | string[]; [BEFORE_FIELD]?: string | string[] } }>({
    ...endpoints.getDiagnoses,
    onRequest,
    compress: {},
    schema: documents.getDiagnoses,
    handler: async (request, reply) => {
      const named = request.query[PLOT_FIELD]?.toString()
      const before = request.query[BEFORE_FIELD]?.toString()
      const reader = readerOf(request, reply)
      return before === undefined
        ? history.list(request.user, named, reader)
        : history.listOlder(request.user, { before, named }, reader)
    },
  })

  app.route<ById>({
    ...endpoints.getDiagnosis,
    onRequest,
    compress: {},
    schema: documents.getDiagnosis,
    handler: async (request, reply) => history.find(ownIn(request), readerOf(request, reply)),
  })

  app.route<ById & { Body: Correction }>({
    ...endpoints.correctDiagnosis,
    onRequest,
    compress: {},
    schema: documents.correctDiagnosis,
    handler: async (request, reply) => {
      const { progress, plot, changesRead, ...correction } = request.body
      if (changesRead) return history.readChanges(ownIn(request), readerOf(request, reply))
      if (plot !== undefined) return history.tellPlot(ownIn(request), plot, readerOf(request, reply))
      if (progress !== undefined) return history.tellProgress(ownIn(request), progress, readerOf(request, reply))
      return history.correct(ownIn(request), correction, readerOf(request, reply))
    },
  })

  app.route<ById>({
    ...endpoints.deleteDiagnosis,
    onRequest,
    schema: documents.deleteDiagnosis,
    handler: async (request, reply) => {
      await history.delete(ownIn(request))
      return reply.code(204).send()
    },
  })
}

const documents = {
  getCrops: {
    summary: 'The crops that can be judged.',
    response: { 200: returns('The crops.', cropsResponseSchema) },
  },
  getDiagnoses: {
    summary: `The last ${HISTORY_LENGTH} answers, older ones whose plants are due, and the last refusals, newest first.`,
    ...BEARER,
    querystring: {
      type: 'object',
      properties: {
        [PLOT_FIELD]: { type: 'string', maxLength: PLOT_LENGTH, description: 'Only of this field.' },
        [BEFORE_FIELD]: {
          type: 'string',
          maxLength: 64,
          description: `With a plan: the next ${HISTORY_PAGE} answers that are older than this time (ISO 8601), or after \`next\` of the page before.`,
        },
      },
    },
    response: {
      200: returns('The diagnoses.', historyResponseSchema),
      402: refusal('Older answers need a plan, and none runs.'),
    },
  },
  getDiagnosis: {
    summary: 'An own earlier diagnosis, in the language asked for.',
    ...BY_ID,
    response: {
      200: returns('The diagnosis.', diagnosisResponseSchema),
      ...NOT_FOUND,
    },
  },
  correctDiagnosis: {
    summary: `Tell one thing about an own diagnosis: the crop or the answer to its question, by which its photos are read again, how the plants are since the one that it follows, the field (null for none), or that its changed advice was read. The first answer costs ${CREDITS_PER_DIAGNOSIS} credit, a correction of it nothing: of photos that show different crops, one crop is answered.`,
    ...BY_ID,
    body: correctionSchema,
    response: {
      200: returns(
        'The diagnosis as it now is; with the balance where its photos were read again.',
        correctionResponseSchema,
      ),
      402: refusal('No credits left for the answer: nothing is changed.'),
      ...NOT_FOUND,
      409: refusal(
        `Nothing is left to read (no photo was usable, they were sent for another crop, another network has judged them, or they show different crops and one of these was answered), it follows nothing, or the account has named ${MAX_PLOTS} other fields.`,
      ),
    },
  },
  deleteDiagnosis: {
    summary: 'Forget an own diagnosis. Its charge stays in the ledger.',
    ...BY_ID,
    response: { 204: returnsNothing('Forgotten.'), ...NOT_FOUND },
  },
}
