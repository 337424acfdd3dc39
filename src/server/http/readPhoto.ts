import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

import { IMAGE_FIELD } from '~/contract/endpoints'
import { MAX_IMAGE_BYTES } from '~/contract/limits'
import { DomainError, refuse } from '~/server/domain/errors'

/** Room for boundaries, headers and a few small fields around the photo. */
const MAX_ENVELOPE_BYTES = 64 * 1024

/** The photo of an upload, in memory. Rejects with 'tooLarge' beyond 5 MB and with 'invalid' when there is none. */
export async function readPhoto(request: FastifyRequest): Promise<Uint8Array> {
  if (Number(request.headers['content-length']) > MAX_IMAGE_BYTES + MAX_ENVELOPE_BYTES) throw tooLarge()
  const file = await firstFile(request)
  if (file?.fieldname !== IMAGE_FIELD) throw refuse('invalid', `Please send one photo in the field "${IMAGE_FIELD}".`)
  const photo = await contentOf(file)
  if (photo.length === 0) throw refuse('invalid', 'The photo is empty. Please choose another one.')
  return photo
}

async function firstFile(request: FastifyRequest): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) return undefined
  try {
    return await request.file()
  } catch {
    throw broken()
  }
}

async function contentOf(file: MultipartFile) {
  const photo = await file.toBuffer().catch(() => undefined)
  if (file.file.truncated) throw tooLarge() // asked in any case: a cut at the edge of a chunk goes unnoticed by toBuffer
  if (photo === undefined) throw broken()
  return photo
}

/** The words and the shape the client looks for. */
const tooLarge = () =>
  new DomainError('tooLarge', { status: 413, detail: 'The file is too large. Please upload a smaller file.' })

const broken = () => refuse('invalid', 'The upload is incomplete or damaged. Please try again.')
