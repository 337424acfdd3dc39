import { failureOf } from '~/client/shared/failure'
import type { Failure } from '~/client/shared/failure'
import { waitingPhoto } from '~/client/store/waitingPhoto'
import type { WaitingPhoto } from '~/client/store/waitingPhoto'

/** They say nothing about the photo: log in again, too slow, too often. */
const NOT_THE_LAST_WORD = [401, 408, 429]

/** What becomes of a photo after a call: it waits when the network failed, and no longer when the server had its last word. */
export async function keepOrDrop(photo: WaitingPhoto, error: unknown) {
  const failure = error === undefined ? undefined : failureOf(error)
  if (failure === undefined || isLastWord(failure)) await waitingPhoto.drop(photo.key)
  else if (failure.kind === 'noAnswer') await waitingPhoto.keep(photo)
}

const isLastWord = (failure: Failure) =>
  failure.kind === 'answered' && failure.status < 500 && !NOT_THE_LAST_WORD.includes(failure.status)
