import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { IMAGE_FIELD } from '~/contract/endpoints'
import { MAX_IMAGE_BYTES } from '~/contract/limits'
import type { PhotoUpload } from '~/server/domain/diagnoses'
import { DomainError, refuse } from '~/server/domain/errors'

import type { UploadSlot, UploadSlots } from './uploadSlots'

/** One photo, and a few small fields that are ignored. */
export const UPLOAD_LIMITS = {
  files: 1,
  fields: 4,
  parts: 5,
  fileSize: MAX_IMAGE_BYTES,
  fieldNameSize: 100,
  fieldSize: 1024,
  headerPairs: 20,
}

/** With boundaries, headers and fields around the photo. */
export const MAX_UPLOAD_BYTES = MAX_IMAGE_BYTES + 64 * 1024

/** The upload of a request. `close` it once the request is answered: it takes memory until then. */
export function openUpload(request: FastifyRequest, reply: FastifyReply, accountId: string, slots: UploadSlots) {
  const client = watchClient(reply)
  let slot: UploadSlot | undefined
  return {
    signal: client.signal,
    async read() {
      const length = Number(request.headers['content-length'] ?? MAX_UPLOAD_BYTES)
      if (length > MAX_UPLOAD_BYTES) throw tooLarge()
      if (!request.isMultipart()) throw notOnePhoto()
      slot = await slots.acquire(accountId, length)
      if (client.signal.aborted) throw damaged()
      const photo = await Promise.race([readOnlyPhoto(request), tooManyBytes(request)])
      slot.received()
      if (photo.length === 0) throw refuse('invalid', 'photoEmpty')
      return photo
    },
    close: () => {
      client.forget()
      slot?.release()
    },
  } satisfies PhotoUpload & { close: () => void }
}

/** The signal is aborted when the connection closes before the answer is out, or was closed already. */
function watchClient({ raw }: FastifyReply) {
  const gone = new AbortController()
  const onClose = () => {
    if (!raw.writableFinished) gone.abort()
  }
  if (raw.closed) gone.abort()
  raw.once('close', onClose)
  return { signal: gone.signal, forget: () => raw.off('close', onClose) }
}

async function readOnlyPhoto(request: FastifyRequest): Promise<Uint8Array> {
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
  if (part.file.truncated) throw tooLarge() // toBuffer does not notice a cut at the edge of a chunk
  return photo
}

/** Bounds a body that does not say its length, whatever its parts are. Never resolves. */
const tooManyBytes = ({ raw }: FastifyRequest) =>
  new Promise<never>((_, reject) => {
    let total = 0
    raw.on('data', ({ length }: Buffer) => {
      total += length
      if (total > MAX_UPLOAD_BYTES) reject(tooLarge())
    })
  })

const LIMIT_CODES = ['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT']

function explain(error: unknown) {
  if (error instanceof DomainError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  return LIMIT_CODES.includes(code) ? notOnePhoto() : damaged()
}

/** The client looks for this sentence and shape. */
const tooLarge = () => refuse('tooLarge', 'photoTooLarge')

const notOnePhoto = () => refuse('invalid', 'photoMissing')
const damaged = () => refuse('invalid', 'uploadDamaged')
