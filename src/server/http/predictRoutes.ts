import multipart from '@fastify/multipart'
import type { FastifyPluginAsync } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { Diagnoses } from '~/server/domain/diagnoses'

import type { Admission } from './admission'
import type { Authenticate } from './authenticate'
import { createFrontDoor } from './frontDoor'
import { idempotencyKeyOf } from './idempotencyKeyOf'
import { openUpload } from './photoUpload'
import { UPLOAD_LIMITS } from './readPhoto'

type Needs = { diagnoses: Diagnoses; authenticate: Authenticate; admission: Admission }

export const predictRoutes: FastifyPluginAsync<Needs> = async (app, { diagnoses, authenticate, admission }) => {
  // no parser touches a body here: who is refused is refused before the upload is read
  app.removeAllContentTypeParsers()
  await app.register(multipart, { limits: UPLOAD_LIMITS })
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(null)
  })

  const passFrontDoor = createFrontDoor(admission)
  app.route({
    ...endpoints.predict,
    onRequest: (request, _reply, done) => {
      passFrontDoor(idempotencyKeyOf(request))
      done()
    },
    handler: async (request, reply) => {
      const account = await authenticate(request)
      const key = idempotencyKeyOf(request)
      const upload = openUpload(request, reply, admission)
      const body = await diagnoses.diagnose(account, key, upload).finally(upload.close)
      return reply.type('application/json; charset=utf-8').send(body) // as it was written: a repeat is the same to the byte
    },
  })
}
