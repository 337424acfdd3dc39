import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import { refuse } from '~/server/domain/domainError'

import { ANY_CALL, DOCUMENT_URL } from '../plumbing/openApi'

/** Whether everything that requests need works now. */
export type CheckReadiness = () => Promise<boolean>

type OperationRoutesDeps = {
  version: string
  isStopping: () => boolean
  isReady: CheckReadiness
  limitByAddress: onRequestAsyncHookHandler
}

/** Monitors poll every few seconds and would flood the log. */
const QUIET = { logLevel: 'error' } as const

const strings = (description: string, ...names: string[]) => ({
  description,
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  required: names,
  additionalProperties: false,
})

const aliveDocument = {
  summary: 'Is the process alive, and not about to stop? A proxy asks this.',
  response: { 200: strings('It is.', 'status', 'version'), 503: ANY_CALL[503] },
}

const readyDocument = {
  summary: 'Do the database and the workers answer? A monitor asks this.',
  response: { 200: strings('They do.', 'status'), 503: ANY_CALL[503] },
}

/** Health, readiness and the API document. */
export const operationRoutes: FastifyPluginAsync<OperationRoutesDeps> = async (app, deps) => {
  const { version, isStopping, isReady, limitByAddress } = deps

  app.get('/healthz', {
    ...QUIET,
    schema: aliveDocument,
    handler: async () => {
      if (isStopping()) throw refuse('unavailable', 'notReady')
      return { status: 'alive', version }
    },
  })

  app.get('/readyz', {
    ...QUIET,
    schema: readyDocument,
    handler: async () => {
      if (!(await isReady())) throw refuse('unavailable', 'notReady')
      return { status: 'ready' }
    },
  })

  let written: string | undefined // cached: writing it takes longer than any response

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
