import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import { accuracyResponseSchema } from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'
import type { Accuracy } from '~/server/domain/cases/accuracy'

import { returns } from '../plumbing/openApi'

type AccuracyRoutesDeps = { accuracy: Accuracy; limitByAddress: onRequestAsyncHookHandler }

/** How often Jani was right, for everybody. */
export const accuracyRoutes: FastifyPluginAsync<AccuracyRoutesDeps> = async (app, { accuracy, limitByAddress }) => {
  app.route({
    ...endpoints.getAccuracy,
    onRequest: limitByAddress,
    compress: {},
    schema: document,
    handler: async () => accuracy(),
  })
}

const document = {
  summary:
    'How often Jani was right, by those who judged its answers: experts, and officers whom the operator has invited. By crop, and by what Jani had said. At most an hour old.',
  response: {
    200: returns('The judged answers. Shares only where enough were judged.', accuracyResponseSchema),
  },
}
