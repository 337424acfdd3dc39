import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

import { IMAGE_FIELD } from '~/contract/endpoints'
import { MAX_IMAGE_BYTES } from '~/contract/limits'
import { DomainError, refuse } from '~/server/domain/errors'

/** One photo, and a few small fields that nobody reads. */
export const UPLOAD_LIMITS = {
  files: 1,
  fields: 4,
  parts: 5,
  fileSize: MAX_IMAGE_BYTES,
  fieldNameSize: 100,
  fieldSize: 1024,
  headerPairs: 20,
}

/** With room for boundaries, headers and fields around the photo. */
export const MAX_UPLOAD_BYTES = MAX_IMAGE_BYTES + 64 * 1024

/**
 * The photo of an upload, in memory. Rejects with 'tooLarge' beyond 5 MB and with 'invalid' unless there is exactly one.
 * `received` is told the length of each piece, and may throw to end it.
 */
export async function readPhoto(request: FastifyRequest, received: (bytes: number) => void): Promise<Uint8Array> {
  if (Number(request.headers['content-length']) > MAX_UPLOAD_BYTES) throw tooLarge()
  if (!request.isMultipart()) throw notOnePhoto()
  const photo = await Promise.race([onlyPhoto(request), tooMuch(request, received)])
  if (photo.length === 0) throw refuse('invalid', 'The photo is empty. Please choose another one.')
  return photo
}

async function onlyPhoto(request: FastifyRequest): Promise<Uint8Array> {
  let photo: Uint8Array | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      if (part.fieldname !== IMAGE_FIELD) throw notOnePhoto()
      photo = await contentOf(part)
    }
  } catch (error) {
    throw explain(error)
  }
  if (!photo) throw notOnePhoto()
  return photo
}

async function contentOf(part: MultipartFile) {
  const photo = await part.toBuffer()
  if (part.file.truncated) throw tooLarge() // a cut at the edge of a chunk goes unnoticed by toBuffer
  return photo
}

/** Whatever the form claims to be: this much is read of it, and no more. Never resolves. */
const tooMuch = (request: FastifyRequest, received: (bytes: number) => void) =>
  new Promise<never>((_, reject) => {
    let total = 0
    request.raw.on('data', ({ length }: Buffer) => {
      total += length
      try {
        received(length)
      } catch (error) {
        reject(error instanceof Error ? error : broken())
      }
      if (total > MAX_UPLOAD_BYTES) reject(tooLarge())
    })
  })

const LIMIT_CODES = ['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT']

function explain(error: unknown) {
  if (error instanceof DomainError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  return LIMIT_CODES.includes(code) ? notOnePhoto() : broken()
}

/** The words and the shape the client looks for. */
const tooLarge = () =>
  new DomainError('tooLarge', { status: 413, detail: 'The file is too large. Please upload a smaller file.' })

const notOnePhoto = () => refuse('invalid', `Please send one photo in the field "${IMAGE_FIELD}".`)
const broken = () => refuse('invalid', 'The upload is incomplete or damaged. Please try again.')
