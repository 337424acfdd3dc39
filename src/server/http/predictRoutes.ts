import multipart from '@fastify/multipart'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'

import { CROP_FIELD, FOLLOWS_FIELD, IMAGE_FIELD, endpoints } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_HOURS } from '~/contract/idempotency'
import { CREDITS_PER_DIAGNOSIS, FREE_CREDITS, MAX_IMAGE_BYTES, MAX_PHOTOS } from '~/contract/limits'
import { predictionResponseSchema } from '~/contract/responses'
import type { Diagnoses } from '~/server/domain/diagnoses'
import { refuse } from '~/server/domain/errors'

import type { Authenticate } from './authenticate'
import { answerIn } from './language'
import { ACCEPT_LANGUAGE, ANY_CALL, BEARER, UNAUTHENTICATED, answerOf, refusal, tooLarge } from './openApi'
import { UPLOAD_LIMITS, openUpload } from './photoUpload'
import { createUploadSlots } from './uploadSlots'

type PredictRoutesDeps = { diagnoses: Diagnoses; authenticate: Authenticate }

export const predictRoutes: FastifyPluginAsync<PredictRoutesDeps> = async (app, { diagnoses, authenticate }) => {
  // no parser touches a body: a refused upload is refused before it is read
  app.removeAllContentTypeParsers()
  await app.register(multipart, { limits: UPLOAD_LIMITS })
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(null)
  })
  const slots = createUploadSlots()

  app.route({
    ...endpoints.predict,
    compress: {},
    schema: document,
    handler: async (request, reply) => {
      const account = await authenticate(request)
      const language = answerIn(request, reply)
      const upload = openUpload(request, reply, account.id, slots)
      const scan = { key: idempotencyKeyOf(request), language }
      return diagnoses.diagnose(account, scan, upload).finally(upload.close)
    },
  })
}

/** What the client calls this attempt; undefined without the header. */
function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()]?.toString()
  if (key === undefined || IDEMPOTENCY_KEY.test(key)) return key
  throw refuse('invalid', 'keyInvalid')
}

const document = {
  summary: `Diagnose one to ${MAX_PHOTOS} photos of one field, together at most ${MAX_IMAGE_BYTES} bytes. A confident or ranked answer costs ${CREDITS_PER_DIAGNOSIS} credit; a new account has ${FREE_CREDITS}.`,
  ...BEARER,
  headers: {
    type: 'object',
    properties: {
      ...ACCEPT_LANGUAGE,
      [IDEMPOTENCY_KEY_HEADER]: {
        type: 'string',
        pattern: IDEMPOTENCY_KEY.source,
        description: `The same key gets the same answer for ${IDEMPOTENCY_KEY_HOURS} hours, and is charged once; once the answer is deleted, it is refused.`,
      },
    },
  },
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    properties: {
      [IMAGE_FIELD]: {
        description: 'Repeated for several photos.',
        type: 'array',
        maxItems: MAX_PHOTOS,
        items: { type: 'string', contentMediaType: 'application/octet-stream' },
      },
      [CROP_FIELD]: { type: 'string', description: "An id of `GET /api/crops`, or 'other'." },
      [FOLLOWS_FIELD]: { type: 'string', description: 'The id of an own diagnosis, whose plants are looked at again.' },
    },
    required: [IMAGE_FIELD],
  },
  response: {
    200: answerOf('The diagnosis.', predictionResponseSchema),
    400: refusal(
      'No photo, more than six, one that cannot be read, a crop that is not in the list, or an earlier diagnosis of nobody or of another account.',
    ),
    ...UNAUTHENTICATED,
    402: refusal('No credits left.'),
    411: refusal('No `Content-Length`: the body was sent in chunks, and is not read.'),
    413: tooLarge('The photo is too large.'),
    415: refusal('Not a JPEG, PNG or WebP picture.'),
    422: refusal('The key was sent before with another photo, or its answer was deleted.'),
    ...ANY_CALL,
  },
}
