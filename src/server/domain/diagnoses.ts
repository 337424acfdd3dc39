import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'

import { createClaims } from './claims'
import type { Classifier } from './classifier'
import { outOfCredits } from './errors'
import type { Attempt, DiagnosisRecords } from './records'
import { findRepeat, oldestFor } from './repeats'
import { createScan } from './scan'
import type { Clock, HashPhoto } from './security'
import { createSingleFlight } from './singleFlight'
import type { CurrentUser } from './users'

type Needs = {
  classifier: Omit<Classifier, 'close'>
  records: DiagnosisRecords
  hashPhoto: HashPhoto
  now: Clock
}

/** A photo on its way. `signal` is aborted when whoever sent it is gone. */
export type PhotoUpload = {
  /** `isRepeat`: nobody will have to look at it, so it is read even when the classifier has no place. */
  read: (kind: { isRepeat: boolean }) => Promise<Uint8Array>
  signal: AbortSignal
}

export type Diagnoses = ReturnType<typeof createDiagnoses>

export function createDiagnoses({ classifier, records, hashPhoto, now }: Needs) {
  const claim = createClaims()
  const share = createSingleFlight<string>()
  const scan = createScan({ classifier, records, now })

  return {
    /**
     * The body of a `PredictionResponse`. The photo is only read when the account can pay or may have paid before:
     * nothing is uploaded for an empty balance, and nothing is run for an answer that is there already.
     */
    async diagnose(account: CurrentUser, key: string | undefined, upload: PhotoUpload): Promise<string> {
      const canPay = account.credits >= CREDITS_PER_DIAGNOSIS
      const asked = { accountId: account.id, key, since: oldestFor(key, now()) }
      const { isFirst, release } = key === undefined ? NOBODY_ELSE : claim(`${account.id} ${key}`)
      try {
        const isAnswered = key === undefined && canPay ? false : await records.hasAnswer(asked)
        if (!canPay && !isAnswered) throw outOfCredits()
        const photo = await upload.read({ isRepeat: isAnswered || !isFirst })
        const attempt = { ...asked, photoHash: await hashPhoto(photo) }
        return await answer(attempt, { photo, canPay, signal: upload.signal })
      } finally {
        release()
      }
    },
  }

  function answer(
    attempt: Attempt,
    { photo, canPay, signal }: { photo: Uint8Array; canPay: boolean; signal: AbortSignal },
  ) {
    const task = async (stillWanted: AbortSignal) => {
      const earlier = await findRepeat(records, attempt)
      if (earlier !== undefined) return earlier
      if (!canPay) throw outOfCredits()
      return scan(attempt, photo, stillWanted)
    }
    return share({ name: nameOf(attempt), content: attempt.photoHash, signal, task })
  }
}

const NOBODY_ELSE = { isFirst: true, release: () => undefined }

/** Neither an id nor a key has a space in it. */
const nameOf = ({ accountId, key, photoHash }: Attempt) =>
  key === undefined ? `${accountId} photo ${photoHash}` : `${accountId} key ${key}`
