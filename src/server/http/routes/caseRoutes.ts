import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import { askRequestSchema, caseChangeSchema, LINK_DAYS, linkResponseSchema } from '~/contract/cases'
import type { AskRequest, CaseChange } from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'
import { diagnosisResponseSchema } from '~/contract/responses'
import type { Cases } from '~/server/domain/cases/farmersCases'

import { BEARER, refusal, returns } from '../plumbing/openApi'
import { ownIn, readerOf, type ById } from './diagnosisRoutes'

type CaseRoutesDeps = { cases: Cases; requireUser: onRequestAsyncHookHandler }

/** Own answers that are shown to a person. */
export const caseRoutes: FastifyPluginAsync<CaseRoutesDeps> = async (app, { cases, requireUser: onRequest }) => {
  app.route<ById>({
    ...endpoints.shareLink,
    onRequest,
    schema: documents.shareLink,
    handler: async (request) => cases.link(ownIn(request)),
  })

  app.route<ById>({
    ...endpoints.withdrawLink,
    onRequest,
    schema: documents.withdrawLink,
    handler: async (request, reply) => cases.withdrawLink(ownIn(request), readerOf(request, reply)),
  })

  app.route<ById & { Body: AskRequest }>({
    ...endpoints.askPerson,
    onRequest,
    schema: documents.askPerson,
    handler: async (request, reply) => cases.ask(ownIn(request), request.body, readerOf(request, reply)),
  })

  app.route<ById & { Body: CaseChange }>({
    ...endpoints.changeCase,
    onRequest,
    schema: documents.changeCase,
    handler: async (request, reply) => cases.change(ownIn(request), request.body, readerOf(request, reply)),
  })
}

const BY_ID = {
  ...BEARER,
  params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
}
const NOT_FOUND = { 404: refusal('No diagnosis of this account.') }
const DIAGNOSIS = { 200: returns('The diagnosis as it now is.', diagnosisResponseSchema) }

const documents = {
  shareLink: {
    summary: `A link to an own diagnosis for ${LINK_DAYS} days: whoever has it sees the answer and may judge it. The same link again while it lives.`,
    ...BY_ID,
    response: { 200: returns('The link.', linkResponseSchema), ...NOT_FOUND },
  },
  withdrawLink: {
    summary: 'End the link to an own diagnosis.',
    ...BY_ID,
    response: { ...DIAGNOSIS, ...NOT_FOUND },
  },
  askPerson: {
    summary: 'Ask the experts about an own diagnosis, once.',
    ...BY_ID,
    body: askRequestSchema,
    response: {
      ...DIAGNOSIS,
      402: refusal('No plan runs, and the free questions of the month are used up, or there are none.'),
      ...NOT_FOUND,
      409: refusal('The server has no experts, or nothing is open about this answer.'),
    },
  },
  changeCase: {
    summary: 'Reply to the question of an expert, withdraw the consent to photos, or tell that the answers were read.',
    ...BY_ID,
    body: caseChangeSchema,
    response: {
      ...DIAGNOSIS,
      404: refusal('No diagnosis of this account, or no case.'),
      409: refusal('No question is open, or the photos are in a published collection.'),
    },
  },
}
