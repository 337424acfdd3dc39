import { sql, type Transaction } from 'kysely'

import { TAKEN_MS } from '~/server/domain/cases/caseRecords'
import type { PackRecords, TeachingPhoto } from '~/server/domain/cases/photoPack'

import { BATCH_ROWS } from './batches'
import { detachUnkept } from './casePhotoRepository'
import { inTransaction } from './inTransaction'
import type { Database, Schema } from './schema'

export const createPhotoPackRepository = (db: Database): PackRecords => ({
  async listTeaching({ caseId, position }) {
    const rows = await teaching(db)
      .select(['case_photo.id', 'case_photo.file_key', 'case_photo.position', 'farm_case.id as case_id'])
      .select(['farm_case.account_id', 'farm_case.county', 'diagnosis.created_at'])
      .select((answer) => answer.ref('case_answer.label').$notNull().as('label'))
      .where(sql<boolean>`(case_photo.case_id, case_photo.position) > (${caseId}, ${position})`)
      .orderBy('case_photo.case_id')
      .orderBy('case_photo.position')
      .limit(BATCH_ROWS)
      .execute()
    return rows.map((row): TeachingPhoto => ({
      id: row.id,
      key: row.file_key,
      caseId: row.case_id,
      position: row.position,
      accountId: row.account_id,
      county: row.county ?? undefined,
      label: row.label,
      diagnosedAt: row.created_at,
    }))
  },

  pack: (photos, now) =>
    inTransaction(db, async (transaction) => {
      for (const some of batchesOf([...new Set(photos.map(({ caseId }) => caseId))]))
        await packCases(transaction, some, now)
      for (const some of batchesOf(photos.map(({ id }) => id))) await requireAttached(transaction, some)
      for (const some of batchesOf([...new Set(photos.map(({ caseId }) => caseId))]))
        await detachUnkept(transaction, some)
      return true
    }).catch((error: unknown) => {
      if (error === WITHDRAWN) return false
      throw error
    }),

  async werePacked(caseIds, at) {
    for (const some of batchesOf(caseIds)) {
      const packed = db.selectFrom('farm_case').select('id').where('id', 'in', some).where('packed_at', '=', at)
      if (await packed.limit(1).executeTakeFirst()) return true
    }
    return false
  },
})

/** Photos that were there when an expert took the case and named one thing, which may be what Jani had named. */
const teaching = (db: Database) =>
  db
    .selectFrom('case_photo')
    .innerJoin('farm_case', 'farm_case.id', 'case_photo.case_id')
    .innerJoin('case_answer', 'case_answer.case_id', 'farm_case.id')
    .innerJoin('diagnosis', 'diagnosis.id', 'farm_case.diagnosis_id')
    .where('farm_case.teaches', '=', 1)
    .where('farm_case.packed_at', 'is', null)
    .where('case_answer.judge', '=', 'expert')
    .where('case_photo.created_at', '<=', sql<number>`farm_case.taken_until - ${TAKEN_MS}`)
    .where('case_answer.label', 'is not', null)

/** Rolls the transaction back. */
const WITHDRAWN = new Error('A farmer has withdrawn or replaced photos.')

async function packCases(transaction: Transaction<Schema>, ids: readonly string[], now: number) {
  const cases = transaction.updateTable('farm_case').set({ packed_at: now }).where('id', 'in', ids)
  const teaching = cases.where('teaches', '=', 1).where('packed_at', 'is', null)
  if (Number((await teaching.executeTakeFirst()).numUpdatedRows) < ids.length) throw WITHDRAWN
}

async function requireAttached(transaction: Transaction<Schema>, ids: readonly string[]) {
  const attached = transaction.selectFrom('case_photo').where('id', 'in', ids).where('case_id', 'is not', null)
  const { count } = await attached
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) < ids.length) throw WITHDRAWN
}

const batchesOf = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / BATCH_ROWS) }, (_, index) =>
    items.slice(index * BATCH_ROWS, (index + 1) * BATCH_ROWS),
  )
