import multipart from '@fastify/multipart'
import type { FastifyPluginAsync } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { MAX_IMAGE_BYTES } from '~/contract/limits'
import type { PredictionResponse } from '~/contract/responses'
import type { Diagnoses } from '~/server/domain/diagnoses'

import type { Authenticate } from './authenticate'
import { readPhoto } from './readPhoto'

type Needs = { diagnoses: Diagnoses; authenticate: Authenticate }

export const predictRoutes: FastifyPluginAsync<Needs> = async (app, { diagnoses, authenticate }) => {
  // no parser touches a body here: who is refused is refused before the upload is read
  app.removeAllContentTypeParsers()
  await app.register(multipart, { limits: { files: 1, fields: 4, parts: 5, fileSize: MAX_IMAGE_BYTES } })
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(null)
  })

  app.route({
    ...endpoints.predict,
    handler: async (request): Promise<PredictionResponse> => {
      const account = await authenticate(request)
      return diagnoses.diagnose(account, () => readPhoto(request))
    },
  })
}
