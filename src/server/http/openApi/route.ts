import type { FastifyPluginAsync } from 'fastify'

import { DOCUMENT_URL, openApiDocument } from './document'

const text = JSON.stringify(openApiDocument)

export const openApiRoute: FastifyPluginAsync = async (app) => {
  app.get(DOCUMENT_URL, (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
}
