import type { FastifyReply, FastifyRequest } from 'fastify'

import type { PhotoUpload } from '~/server/domain/diagnoses'

import type { Admission, Admitted } from './admission'
import { readPhoto } from './readPhoto'

/** The upload of a request: it has to be let in before it is read, and counts until it is closed. */
export function openUpload(request: FastifyRequest, reply: FastifyReply, admission: Admission) {
  const gone = new AbortController()
  let admitted: Admitted | undefined
  const onClose = () => {
    if (!reply.raw.writableFinished) gone.abort()
  }
  if (reply.raw.closed) gone.abort()
  reply.raw.once('close', onClose)

  return {
    signal: gone.signal,
    async read({ isRepeat }) {
      admitted = admission.enter({ needsPlace: !isRepeat })
      const photo = await readPhoto(request, admitted.received)
      admitted.arrived()
      return photo
    },
    close: () => {
      reply.raw.off('close', onClose)
      admitted?.leave()
    },
  } satisfies PhotoUpload & { close: () => void }
}
