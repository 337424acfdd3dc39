import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { CROP_FIELD, FOLLOWS_FIELD, IMAGE_FIELD, PLOT_FIELD, TOLD_FIELD } from '~/contract/endpoints'
import { MAX_IMAGE_BYTES, MAX_PHOTOS } from '~/contract/limits'
import type { PhotoSet, PhotoUpload } from '~/server/domain/diagnoses/diagnoses'
import { parseCrop } from '~/server/domain/diagnoses/judgePhotos'
import { parsePlot, parseReplies } from '~/server/domain/diagnoses/records'
import { DomainError, refuse } from '~/server/domain/domainError'

import type { UploadSlot, UploadSlots } from './uploadSlots'

/** Room for a scan, its details, and a few small fields that are ignored. */
export const UPLOAD_LIMITS = {
  files: MAX_PHOTOS,
  fields: 4,
  parts: MAX_PHOTOS + 4,
  fileSize: MAX_IMAGE_BYTES,
  fieldNameSize: 100,
  fieldSize: 1024,
  headerPairs: 20,
}

/** All photos with boundaries, headers and fields: a scan takes no more memory than one photo. */
export const MAX_UPLOAD_BYTES = MAX_IMAGE_BYTES + 64 * 1024

/** `close` the upload after the response: it takes memory until then. */
export function openUpload(request: FastifyRequest, reply: FastifyReply, accountId: string, slots: UploadSlots) {
  const client = watchClient(reply)
  let slot: UploadSlot | undefined
  return {
    signal: client.signal,
    async read() {
      const length = lengthOf(request)
      if (length > MAX_UPLOAD_BYTES) throw tooLarge()
      if (!request.isMultipart()) throw noPhoto()
      slot = await slots.acquire({ accountId, network: request.network, bytes: length })
      if (client.signal.aborted) throw damaged()
      const sent = await readParts(request)
      slot.received()
      return sent
    },
    close: () => {
      client.forget()
      slot?.release()
    },
  } satisfies PhotoUpload & { close: () => void }
}

/** Node reads at most this length. Without one, a body may come in costly chunks of one byte. */
function lengthOf({ headers }: FastifyRequest): number {
  const length = headers['content-length']
  if (length === undefined) throw refuse('lengthRequired', 'lengthMissing')
  return Number(length)
}

/** Aborts the signal if the connection closes before the response is sent, or has closed already. */
function watchClient({ raw }: FastifyReply) {
  const gone = new AbortController()
  const onClose = () => {
    if (!raw.writableFinished) gone.abort()
  }
  if (raw.closed) gone.abort()
  raw.once('close', onClose)
  return { signal: gone.signal, forget: () => raw.off('close', onClose) }
}

async function readParts(request: FastifyRequest): Promise<PhotoSet> {
  const photos: Uint8Array[] = []
  const told: Omit<PhotoSet, 'photos'> = { crop: undefined, followsId: undefined, plot: undefined, replies: [] }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') Object.assign(told, toldIn(part.fieldname, String(part.value)))
      else if (part.fieldname === IMAGE_FIELD) photos.push(await contentOf(part))
      else throw noPhoto()
    }
  } catch (error) {
    throw explain(error)
  }
  if (photos.length === 0) throw noPhoto()
  if (photos.some(({ length }) => length === 0)) throw refuse('invalid', 'photoEmpty')
  return { photos, ...told }
}

function toldIn(field: string, value: string): Partial<PhotoSet> {
  if (value.trim() === '') return {} // a blank form field
  if (field === CROP_FIELD) return { crop: parseCrop(value) }
  if (field === PLOT_FIELD) return { plot: parsePlot(value) }
  if (field === TOLD_FIELD) return { replies: parseReplies(value) }
  return field === FOLLOWS_FIELD ? { followsId: value } : {}
}

async function contentOf(part: MultipartFile) {
  const photo = await part.toBuffer()
  if (part.file.truncated) throw tooLarge() // toBuffer misses a cut at a chunk boundary
  return photo
}

const LIMIT_CODES = ['FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT']

function explain(error: unknown) {
  if (error instanceof DomainError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  if (code === 'FST_FILES_LIMIT') return refuse('invalid', 'tooManyImages')
  return LIMIT_CODES.includes(code) ? noPhoto() : damaged()
}

/** Clients match this sentence and shape. */
const tooLarge = () => refuse('tooLarge', 'photoTooLarge')

const noPhoto = () => refuse('invalid', 'photoMissing')
const damaged = () => refuse('invalid', 'uploadDamaged')
