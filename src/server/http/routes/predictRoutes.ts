import multipart from '@fastify/multipart'
import type { FastifyPluginAsync, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'

import { CROP_FIELD, FOLLOWS_FIELD, IMAGE_FIELD, PLOT_FIELD, TOLD_FIELD, endpoints } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_HOURS } from '~/contract/idempotency'
import {
  CREDITS_PER_DIAGNOSIS,
  FREE_CREDITS,
  MAX_IMAGE_BYTES,
  MAX_PHOTOS,
  MAX_PLOTS,
  PLOT_LENGTH,
} from '~/contract/limits'
import { predictionResponseSchema } from '~/contract/responses'
import type { Diagnoses } from '~/server/domain/diagnoses/diagnoses'
import { refuse } from '~/server/domain/domainError'

import { negotiateLanguage } from '../plumbing/language'
import { BEARER, refusal, returns, tooLarge } from '../plumbing/openApi'
import { UPLOAD_LIMITS, openUpload } from '../upload/photoUpload'
import type { UploadSlots } from '../upload/uploadSlots'

type PredictRoutesDeps = { diagnoses: Diagnoses; slots: UploadSlots; requireUser: onRequestAsyncHookHandler }

export const predictRoutes: FastifyPluginAsync<PredictRoutesDeps> = async (app, { diagnoses, slots, requireUser }) => {
  // no parser touches a body: uploads are refused before they are read
  app.removeAllContentTypeParsers()
  await app.register(multipart, { limits: UPLOAD_LIMITS })
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.route({
    ...endpoints.predict,
    onRequest: requireUser,
    compress: {},
    schema: document,
    handler: async (request, reply) => {
      const language = negotiateLanguage(request, reply)
      const upload = openUpload(request, reply, request.user.id, slots)
      const scan = { key: idempotencyKeyOf(request), language }
      return diagnoses.diagnose(request.user, scan, upload).finally(upload.close)
    },
  })
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()]?.toString()
  if (key === undefined || IDEMPOTENCY_KEY.test(key)) return key
  throw refuse('invalid', 'keyInvalid')
}

const document = {
  summary: `Diagnose one to ${MAX_PHOTOS} photos of one field, together at most ${MAX_IMAGE_BYTES} bytes. A confident or ranked answer costs ${CREDITS_PER_DIAGNOSIS} credit, unless it names only what is unlikely in Kenya; a question about the crop ('cropQuestion') costs nothing, and is answered by PATCH or by sending the photos again with \`crop\`; a new account has ${FREE_CREDITS}.`,
  ...BEARER,
  headers: {
    [IDEMPOTENCY_KEY_HEADER]: {
      type: 'string',
      pattern: IDEMPOTENCY_KEY.source,
      description: `The same key gets the same answer for ${IDEMPOTENCY_KEY_HOURS} hours, and is charged once; once the answer is deleted, it is refused.`,
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
      [PLOT_FIELD]: {
        type: 'string',
        maxLength: PLOT_LENGTH,
        description: `The field, in the farmer's own words, without markup. Not stored where the account has named ${MAX_PLOTS} others.`,
      },
      [TOLD_FIELD]: {
        type: 'string',
        description: 'Replies to checks, given before the photo, such as `maizePowder:yes,maizeBlocks:no`.',
      },
    },
    required: [IMAGE_FIELD],
  },
  response: {
    200: returns('The diagnosis.', predictionResponseSchema),
    400: refusal(
      'No photo, more than six, one that cannot be read, a crop that is not in the list, a field that is too long or has markup, or an earlier diagnosis of nobody or of another account.',
    ),
    402: refusal('No credits left.'),
    411: refusal('No `Content-Length`: the body was sent in chunks, and is not read.'),
    413: tooLarge('The photo is too large.'),
    415: refusal('Not a JPEG, PNG or WebP picture.'),
    422: refusal('The key was sent before with another photo, or its answer was deleted.'),
  },
}
