import multipart from '@fastify/multipart'
import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import { IMAGE_FIELD, SHOWS_FIELD, TEACHES_FIELD, endpoints } from '~/contract/endpoints'
import { MAX_CASE_PHOTO_BYTES, MAX_IMAGE_BYTES, MAX_PHOTOS } from '~/contract/limits'
import type { CasePhotos } from '~/server/domain/cases/casePhotos'

import { requireExpert } from '../plumbing/authenticate'
import { BEARER, EXPERT, refusal, returnsNothing, tooLarge } from '../plumbing/openApi'
import { UPLOAD_LIMITS, openUpload } from '../upload/photoUpload'
import type { UploadSlots } from '../upload/uploadSlots'

type CasePhotoRoutesDeps = { photos: CasePhotos; slots: UploadSlots; requireUser: onRequestAsyncHookHandler }

type Given = {
  Params: { id: string }
  Querystring: { [SHOWS_FIELD]?: string | string[]; [TEACHES_FIELD]?: string | string[] }
}
type CasePhoto = { Params: { id: string; index: string } }

/** Photos that a farmer gives for a case, and how an expert sees them. */
export const casePhotoRoutes: FastifyPluginAsync<CasePhotoRoutesDeps> = async (app, { photos, slots, requireUser }) => {
  app.removeAllContentTypeParsers() // as for a scan
  await app.register(multipart, { limits: UPLOAD_LIMITS })
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.route<Given>({
    ...endpoints.givePhotos,
    onRequest: requireUser,
    schema: documents.givePhotos,
    handler: async (request, reply) => {
      const own = { accountId: request.user.id, diagnosisId: request.params.id }
      const consents = {
        shows: request.query[SHOWS_FIELD] === 'true',
        teaches: request.query[TEACHES_FIELD] === 'true',
      }
      const upload = openUpload(request, reply, own.accountId, slots)
      await photos.give(own, consents, upload).finally(upload.close)
      return reply.code(204).send()
    },
  })

  app.route<CasePhoto>({
    ...endpoints.getCasePhoto,
    onRequest: [requireUser, requireExpert],
    schema: documents.getCasePhoto,
    handler: async ({ user, params }, reply) => {
      const photo = await photos.readForExpert(user.id, params.id, positionOf(params.index))
      return reply.type('image/jpeg').send(photo)
    },
  })
}

/** -1, which no photo has, for anything else. */
export const positionOf = (index: string) => (/^\d$/.test(index) ? Number(index) : -1)

const consent = (description: string) => ({ type: 'string', enum: ['true', 'false'], description })

const documents = {
  givePhotos: {
    summary: `Give one to ${MAX_PHOTOS} photos of an own answer that a person was asked about, together at most ${MAX_IMAGE_BYTES} bytes, in place of earlier ones. They are kept encrypted and without metadata, for as long as a consent says so.`,
    ...BEARER,
    params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    querystring: {
      type: 'object',
      properties: {
        [SHOWS_FIELD]: consent('They may be shown to those who judge this case.'),
        [TEACHES_FIELD]: consent('They may teach the network, under CC BY 4.0.'),
      },
    },
    consumes: ['multipart/form-data'],
    body: {
      type: 'object',
      properties: {
        [IMAGE_FIELD]: {
          description: `A JPEG of at most ${MAX_CASE_PHOTO_BYTES} bytes; repeated for several photos.`,
          type: 'array',
          maxItems: MAX_PHOTOS,
          items: { type: 'string', contentMediaType: 'application/octet-stream' },
        },
      },
      required: [IMAGE_FIELD],
    },
    response: {
      204: returnsNothing('They are kept.'),
      400: refusal('No consent, no photo, more than six, or one that cannot be read or is too large.'),
      404: refusal('No person was asked about such an answer of this account.'),
      409: refusal('Its photos are in a pack, or an expert has answered, and the consent to show them is missing.'),
      411: refusal('No `Content-Length`: the body was sent in chunks, and is not read.'),
      413: tooLarge('The photos are too large.'),
      415: refusal('Not a JPEG.'),
    },
  },
  getCasePhoto: {
    summary: 'A photo of a case that this expert has taken or answered.',
    ...EXPERT,
    params: {
      type: 'object',
      properties: { id: { type: 'string' }, index: { type: 'integer', minimum: 0, maximum: MAX_PHOTOS - 1 } },
      required: ['id', 'index'],
    },
    response: {
      200: { description: 'The photo.', content: { 'image/jpeg': { schema: { type: 'string' } } } },
      404: refusal('No case that this expert has taken or answered, or no such photo of it.'),
    },
  },
}
