import { MAX_CASE_PHOTO_BYTES } from '~/contract/limits'

import type { PhotoUpload } from '../diagnoses/diagnoses'
import { refuse } from '../domainError'
import type { RateLimiter } from '../limits/rateLimiter'
import type { Clock } from '../security'
import type { OwnCase } from './caseRecords'
import type { PhotoStore } from './photoStore'

/** Both are off until the farmer gives them. `shows`: to those who judge this case. `teaches`: to the network. */
export type Consents = { shows: boolean; teaches: boolean }

/** The key is that of one photo. `position`: from 0. */
export type NewCasePhoto = { id: string; key: string; bytes: number; position: number }

/** Which photo, for whom: the holder of the link, or an expert. */
type PhotoQuery = { caseId: string; position: number; expert?: { id: string; now: number } }

export type CasePhotoRecords = {
  exists(own: OwnCase): Promise<boolean>
  /** Before their files are written. A photo that is not attached in time is deleted with its file. */
  announce(photos: readonly NewCasePhoto[], now: number): Promise<void>
  /**
   * In place of earlier photos of the case; those that come after the answer of an expert do not teach. Rejects with
   * 'caseUnknown', with 'photosPacked' or 'caseAnswered' if nothing would keep them, and with 'photosNotKept' if they
   * were announced longer than `ATTACHING_MS` ago.
   */
  attach(own: OwnCase, photos: readonly NewCasePhoto[], consents: Consents & { now: Clock }): Promise<void>
  /**
   * Undefined unless the farmer gives it: to the holder of the link by the first consent, by any to an expert who has
   * taken or answered the case of another account.
   */
  find(query: PhotoQuery): Promise<{ id: string; key: string } | undefined>
  /** False withdraws a consent; photos without any are deleted. Rejects with 'caseUnknown' or 'photosPacked'. */
  withdraw(withdrawal: Withdrawal): Promise<void>
}

type Withdrawal = OwnCase & { shows?: false | undefined; teaches?: false | undefined }

/** Each photo gets a key of its own, which opens nothing else. */
export type PhotoCipher = {
  seal(photo: Uint8Array, id: string): { key: string; sealed: Uint8Array }
  /** Throws for another key, another id or altered bytes. */
  open(sealed: Uint8Array, photo: { id: string; key: string }): Uint8Array
}

type CasePhotosDeps = {
  records: CasePhotoRecords
  store: PhotoStore
  cipher: PhotoCipher
  /** The picture without metadata. Throws a refusal unless it is a JPEG. */
  bareJpeg: (photo: Uint8Array) => Uint8Array
  newId: () => string
  /** Sets of one account. */
  gifts: Pick<RateLimiter, 'consume'>
  now: Clock
}

/** Its file was altered, or cut off. */
export class DamagedPhoto extends Error {}

/** Undefined if the file is gone. Rejects with `DamagedPhoto`. */
export const createOpenPhoto =
  ({ store, cipher }: Pick<CasePhotosDeps, 'store' | 'cipher'>) =>
  async (photo: { id: string; key: string }): Promise<Uint8Array | undefined> => {
    const sealed = await store.get(photo.id)
    try {
      return sealed && cipher.open(sealed, photo)
    } catch (cause) {
      throw new DamagedPhoto(`The photo ${photo.id} is damaged.`, { cause })
    }
  }

const createSeal =
  ({ cipher, bareJpeg, newId }: Pick<CasePhotosDeps, 'cipher' | 'bareJpeg' | 'newId'>) =>
  (photo: Uint8Array, position: number) => {
    const jpeg = bareJpeg(photo)
    if (jpeg.length > MAX_CASE_PHOTO_BYTES) throw refuse('invalid', 'casePhotoTooLarge')
    const id = newId()
    const { key, sealed } = cipher.seal(jpeg, id)
    return { row: { id, key, bytes: jpeg.length, position }, sealed }
  }

/** For who looks at it a damaged photo is one that is gone; the log says why. */
function asMissing(cause: unknown): never {
  throw cause instanceof DamagedPhoto ? refuse('notFound', 'caseUnknown', { cause }) : cause
}

export type CasePhotos = ReturnType<typeof createCasePhotos>

/** Announced photos without a case are deleted after this time. */
export const WRITING_MS = 30_000
/** They get a case only before this one, so that no transaction crosses their deletion. */
export const ATTACHING_MS = 20_000

/** Photos that the farmer has given for a case: kept encrypted, for as long as a consent says so. */
export function createCasePhotos({ records, store, cipher, bareJpeg, newId, gifts, now }: CasePhotosDeps) {
  const open = createOpenPhoto({ store, cipher })
  const seal = createSeal({ cipher, bareJpeg, newId })

  async function find(query: PhotoQuery) {
    const photo = await records.find(query)
    return photo && open(photo).catch(asMissing)
  }

  return {
    /** Reads the upload only with a consent and a case, and below the limit. */
    async give(own: OwnCase, consents: Consents, upload: Pick<PhotoUpload, 'read'>) {
      if (!consents.shows && !consents.teaches) throw refuse('invalid', 'consentMissing')
      if (!(await records.exists(own))) throw refuse('notFound', 'caseUnknown')
      await gifts.consume(own.accountId)
      const photos = (await upload.read()).photos.map(seal)
      const rows = photos.map(({ row }) => row)
      await records.announce(rows, now())
      await Promise.all(photos.map(({ row, sealed }) => store.put(row.id, sealed))).catch((cause: unknown) => {
        throw refuse('unavailable', 'photosNotKept', { cause })
      })
      await records.attach(own, rows, { ...consents, now })
    },

    /** For holders of the link. Undefined unless the farmer shows it, and if the file is gone; 'notFound' if it is damaged. */
    read: (caseId: string, position: number) => find({ caseId, position }),

    /** Rejects with 'notFound' also while the case is not this expert's. */
    async readForExpert(id: string, caseId: string, position: number) {
      const photo = await find({ caseId, position, expert: { id, now: now() } })
      if (!photo) throw refuse('notFound', 'caseUnknown')
      return photo
    },

    withdraw: (withdrawal: Withdrawal) => records.withdraw(withdrawal),
  }
}
