import { CASE_PHOTO_DAYS, TEACHING_PHOTO_DAYS, UNANSWERED_PHOTO_DAYS } from '~/contract/limits'

import type { Clock } from '../security'
import { WRITING_MS } from './casePhotos'
import type { PhotoStore } from './photoStore'

export type PhotoSweepRecords = {
  /**
   * Ends the first consent where the last answer, and the photos, are from before `answeredBefore`; without an answer
   * where question and photos are from before `askedBefore`. Ends the second one, until a pack, for photos from before
   * `givenBefore`. Photos without a consent lose their case.
   */
  endOverdue(times: { answeredBefore: number; askedBefore: number; givenBefore: number }): Promise<void>
  /** Ids of photos without a case, in order; not of those that are being written. */
  listUnused(page: { after: string; limit: number; announcedBefore: number }): Promise<string[]>
  /** Those without a case. */
  delete(ids: readonly string[]): Promise<void>
}

type SweepDeps = {
  records: PhotoSweepRecords
  store: Pick<PhotoStore, 'delete'>
  now: Clock
  /** Runs on when the clock is set. */
  elapsed?: Clock
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const DELETED_AT_ONCE = 20

export type SweepPhotos = ReturnType<typeof createSweepPhotos>

/**
 * Deletes the photos that no consent keeps: first the file, then the row that names it, so that no file is forgotten.
 * Looks every hour for consents that have ended.
 */
export function createSweepPhotos({ records, store, now, elapsed = () => performance.now() }: SweepDeps) {
  let lookedAt = -Infinity

  async function endOverdue() {
    if (elapsed() - lookedAt < HOUR_MS) return
    const before = (days: number) => now() - days * DAY_MS
    await records.endOverdue({
      answeredBefore: before(CASE_PHOTO_DAYS),
      askedBefore: before(UNANSWERED_PHOTO_DAYS),
      givenBefore: before(TEACHING_PHOTO_DAYS),
    })
    lookedAt = elapsed()
  }

  return async (pause: () => Promise<void> = async () => undefined) => {
    await endOverdue()
    const announcedBefore = now() - WRITING_MS
    const failures: unknown[] = []
    for (let after = ''; ;) {
      const ids = await records.listUnused({ after, limit: DELETED_AT_ONCE, announcedBefore })
      if (ids.length === 0) break
      await pause()
      const outcomes = await Promise.allSettled(ids.map((id) => store.delete(id)))
      await records.delete(ids.filter((_, index) => outcomes[index]?.status === 'fulfilled'))
      for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason)
      after = ids.at(-1) ?? after
    }
    if (failures.length > 0) throw failures[0] // the files of others are gone
  }
}
