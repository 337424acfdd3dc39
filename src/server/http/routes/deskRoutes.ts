import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import { choicesResponseSchema, deskCaseResponseSchema, deskResponseSchema } from '~/contract/cases'
import { judgementRequestSchema, questionRequestSchema, TAKEN_MINUTES } from '~/contract/cases'
import type { JudgementRequest, QuestionRequest } from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'
import { listChoices, type Desk } from '~/server/domain/cases/desk'

import { requireExpert } from '../plumbing/authenticate'
import { EXPERT, refusal, returns, returnsNothing } from '../plumbing/openApi'
import { readerOf, type ById } from './diagnosisRoutes'

type DeskRoutesDeps = { desk: Desk; requireUser: onRequestAsyncHookHandler }

/** Cases that farmers have asked about, for experts. */
export const deskRoutes: FastifyPluginAsync<DeskRoutesDeps> = async (app, { desk, requireUser }) => {
  const onRequest = [requireUser, requireExpert]

  app.route({
    ...endpoints.getDesk,
    onRequest,
    compress: {},
    schema: documents.getDesk,
    handler: async (request, reply) => desk.list(request.user, readerOf(request, reply)),
  })

  app.route({
    ...endpoints.getChoices,
    onRequest,
    compress: {},
    schema: documents.getChoices,
    handler: async (request, reply) => listChoices(readerOf(request, reply)),
  })

  app.route<ById>({
    ...endpoints.takeCase,
    onRequest,
    compress: {},
    schema: documents.takeCase,
    handler: async (request, reply) => desk.take(request.user, request.params.id, readerOf(request, reply)),
  })

  app.route<ById>({
    ...endpoints.leaveCase,
    onRequest,
    schema: documents.leaveCase,
    handler: async ({ user, params }, reply) => {
      await desk.leave(user, params.id)
      return reply.code(204).send()
    },
  })

  app.route<ById & { Body: QuestionRequest }>({
    ...endpoints.askFarmer,
    onRequest,
    schema: documents.askFarmer,
    handler: async ({ user, params, body }, reply) => {
      await desk.question(user, params.id, body.text)
      return reply.code(204).send()
    },
  })

  app.route<ById & { Body: JudgementRequest }>({
    ...endpoints.answerCase,
    onRequest,
    schema: documents.answerCase,
    handler: async ({ user, params, body }, reply) => {
      await desk.answer(user, params.id, body)
      return reply.code(204).send()
    },
  })
}

const BY_ID = {
  ...EXPERT,
  params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
}
const NOT_FOUND = { 404: refusal('The experts were not asked about such a case, or it is of the own account.') }

const documents = {
  getDesk: {
    summary:
      'Open cases, those of farmers with a plan first, oldest first; then the last ones that this expert has answered.',
    ...EXPERT,
    response: { 200: returns('The cases.', deskResponseSchema) },
  },
  getChoices: {
    summary: 'Every condition and trouble that an answer can name, with its actions.',
    ...EXPERT,
    response: { 200: returns('The names.', choicesResponseSchema) },
  },
  takeCase: {
    summary: `Take a case for ${TAKEN_MINUTES} minutes, or again for as long.`,
    ...BY_ID,
    response: {
      200: returns('The case.', deskCaseResponseSchema),
      ...NOT_FOUND,
      409: refusal('Another expert has taken or answered it.'),
    },
  },
  leaveCase: {
    summary: 'Give a case back.',
    ...BY_ID,
    response: { 204: returnsNothing('The expert has not got this case.') },
  },
  askFarmer: {
    summary: 'Ask the farmer of a taken case one thing, and give the case back.',
    ...BY_ID,
    body: questionRequestSchema,
    response: {
      204: returnsNothing('Asked.'),
      ...NOT_FOUND,
      409: refusal('Another expert has it, it was answered, or the farmer was asked before.'),
    },
  },
  answerCase: {
    summary:
      'Answer a taken case. `label` is a condition or trouble, `action` the place of one of its actions; `confirmedBy` tells those of the county of the case.',
    ...BY_ID,
    body: judgementRequestSchema,
    response: {
      204: returnsNothing('Answered.'),
      ...NOT_FOUND,
      409: refusal('Another expert has it, or it was answered.'),
    },
  },
}
