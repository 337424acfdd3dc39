import type { Clock } from '../security'
import type { PhotoStore } from './photoStore'

export type OrphanRecords = {
  /** Those that have a row. */
  listKnown(ids: readonly string[]): Promise<string[]>
}

type OrphanDeps = { records: OrphanRecords; store: Pick<PhotoStore, 'list' | 'delete'>; now: Clock }

const HOUR_MS = 60 * 60 * 1000
const CHECKED_AT_ONCE = 100
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Deletes files without a row: those of later photos than a restored backup, or written after their row was deleted. */
export const createDeleteOrphans =
  ({ records, store, now }: OrphanDeps) =>
  async (pause: () => Promise<void> = async () => undefined) => {
    const writtenBefore = now() - HOUR_MS
    const deleteUnknown = async (ids: readonly string[]) => {
      await pause()
      const known = new Set(await records.listKnown(ids))
      for (const id of ids) if (!known.has(id)) await store.delete(id)
    }
    let page: string[] = []
    for await (const { id, writtenAt } of store.list()) {
      if (writtenAt < writtenBefore && UUID.test(id)) page.push(id)
      if (page.length < CHECKED_AT_ONCE) continue
      await deleteUnknown(page)
      page = []
    }
    if (page.length > 0) await deleteUnknown(page)
  }
