import type { FastifyReply, FastifyRequest } from 'fastify'

import type { PhotoUpload } from '~/server/domain/diagnoses'

import type { Admission, Admitted } from './admission'
import { readPhoto } from './readPhoto'

/** The upload of a request: it has to be let in before it is read, and counts until it is closed. */
export function openUpload(request: FastifyRequest, reply: FastifyReply, admission: Admission) {
  let admitted: Admitted | undefined
  let visitor: Visitor | undefined

  return {
    /** Watched from the first time it is asked for: whoever is refused costs no watch. */
    get signal() {
      visitor ??= watchVisitor(reply)
      return visitor.gone
    },
    async read() {
      admitted = admission.enter({ needsPlace: true })
      const photo = await readPhoto(request, admitted.received)
      admitted.arrived()
      return photo
    },
    close: () => {
      visitor?.forget()
      admitted?.leave()
    },
  } satisfies PhotoUpload & { close: () => void }
}

type Visitor = ReturnType<typeof watchVisitor>

/** Says when the connection is closed before the answer is out, or was already. */
function watchVisitor({ raw }: FastifyReply) {
  const leaving = new AbortController()
  const onClose = () => {
    if (!raw.writableFinished) leaving.abort()
  }
  if (raw.closed) leaving.abort()
  raw.once('close', onClose)
  return { gone: leaving.signal, forget: () => raw.off('close', onClose) }
}
