import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import { refuse } from '~/server/domain/errors'

import { ANY_CALL, DOCUMENT_URL } from './openApi'

/** Whether requests should be sent here now. */
export type CheckReadiness = () => Promise<boolean>

type OperationRoutesDeps = { isReady: CheckReadiness; limitByAddress: onRequestAsyncHookHandler }

/** Monitors ask every few seconds: a line for each would hide the others. */
const QUIET = { logLevel: 'error' } as const

const status = (description: string) => ({
  description,
  type: 'object',
  properties: { status: { type: 'string' } },
  required: ['status'],
  additionalProperties: false,
})

/** For whoever runs the server or writes a client. */
export const operationRoutes: FastifyPluginAsync<OperationRoutesDeps> = async (app, { isReady, limitByAddress }) => {
  app.get('/healthz', {
    ...QUIET,
    schema: { summary: 'Is the process alive?', response: { 200: status('It is.') } },
    handler: async () => ({ status: 'alive' }),
  })

  app.get('/readyz', {
    ...QUIET,
    schema: { summary: 'Should requests be sent here?', response: { 200: status('Yes.'), 503: ANY_CALL[503] } },
    handler: async () => {
      if (!(await isReady())) throw refuse('unavailable', 'notReady')
      return { status: 'ready' }
    },
  })

  let written: string | undefined // it takes longer to write than any answer

  app.get(DOCUMENT_URL, {
    onRequest: limitByAddress,
    schema: {
      summary: 'This document.',
      response: { 200: { description: 'OpenAPI 3.1.', type: 'object' }, 429: ANY_CALL[429] },
    },
    handler: async (_request, reply) => {
      written ??= JSON.stringify(app.swagger())
      return reply.type('application/json; charset=utf-8').send(written)
    },
  })
}
