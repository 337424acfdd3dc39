import { sql, type ExpressionBuilder, type Transaction } from 'kysely'

import type { OwnCase } from '~/server/domain/cases/caseRecords'
import { ATTACHING_MS, type CasePhotoRecords, type NewCasePhoto } from '~/server/domain/cases/casePhotos'
import type { OrphanRecords } from '~/server/domain/cases/deleteOrphans'
import type { PhotoSweepRecords } from '~/server/domain/cases/sweepPhotos'
import { refuse } from '~/server/domain/domainError'

import { BATCH_ROWS, inBatches } from './batches'
import { inTransaction, withRetries } from './inTransaction'
import type { Database, OpenDatabase, Schema } from './schema'
import { truncateWal } from './truncateWal'

/** The rows of photos; what lies in the store is named by their ids. */
export const createCasePhotoRepository = (db: OpenDatabase): CasePhotoRecords & PhotoSweepRecords & OrphanRecords => ({
  async exists({ accountId, diagnosisId }) {
    const own = db.selectFrom('farm_case').select('id').where('diagnosis_id', '=', diagnosisId)
    return (await own.where('account_id', '=', accountId).executeTakeFirst()) !== undefined
  },

  async announce(photos, now) {
    const rows = photos.map(({ key, ...photo }) => ({ ...photo, case_id: null, file_key: key, created_at: now }))
    await withRetries(() => db.insertInto('case_photo').values(rows).execute())
  },

  attach: (own, photos, { shows, teaches, now }) =>
    inTransaction(db, async (transaction) => {
      const found = await updateOwn(transaction, own)
        .set({
          shows_photos: Number(shows),
          // of a pack nothing is taken back, and no label is about photos that came after it
          teaches: sql<number>`case
            when packed_at is not null then 1
            when answered_at is not null then 0
            else ${Number(teaches)} end`,
        })
        .returning(['id', 'packed_at', 'answered_at'])
        .executeTakeFirst()
      if (!found) throw refuse('notFound', 'caseUnknown')
      if (found.packed_at !== null && !shows) throw refuse('conflict', 'photosPacked')
      if (found.answered_at !== null && !shows) throw refuse('conflict', 'caseAnswered')
      await detach(transaction, [found.id])
      await attach(transaction, photos, { caseId: found.id, now: now() })
    }),

  async find({ caseId, position, expert }) {
    const photo = await db
      .selectFrom('case_photo')
      .innerJoin('farm_case', 'farm_case.id', 'case_photo.case_id')
      .select(['case_photo.id', 'case_photo.file_key'])
      .where('case_photo.case_id', '=', caseId)
      .where('case_photo.position', '=', position)
      .where((photo) => (expert ? isExperts(photo, expert) : photo('farm_case.shows_photos', '=', 1)))
      .executeTakeFirst()
    return photo && { id: photo.id, key: photo.file_key }
  },

  withdraw: ({ shows, teaches, ...own }) =>
    inTransaction(db, async (transaction) => {
      const withdrawn = { ...(shows === false && { shows_photos: 0 }), ...(teaches === false && { teaches: 0 }) }
      // a change without a consent takes the lock, too
      const found = await updateOwn(transaction, own)
        .set({ packed_at: sql`packed_at`, ...withdrawn })
        .returning(['id', 'packed_at'])
        .executeTakeFirst()
      if (!found) throw refuse('notFound', 'caseUnknown')
      if (found.packed_at !== null && teaches === false) throw refuse('conflict', 'photosPacked')
      await detachUnkept(transaction, [found.id])
    }),

  async endOverdue({ answeredBefore, askedBefore, givenBefore }) {
    await inBatches(() =>
      endSome(db, { shows_photos: 0 }, (cases) =>
        cases.and([
          cases('case_photo.created_at', '<=', answeredBefore),
          cases('farm_case.shows_photos', '=', 1),
          cases.or([
            cases.and([hasAnswer(cases, 0), cases.not(hasAnswer(cases, answeredBefore))]),
            cases.and([
              cases.not(hasAnswer(cases, 0)),
              cases('case_photo.created_at', '<=', askedBefore),
              cases.or([cases('farm_case.asked_at', 'is', null), cases('farm_case.asked_at', '<=', askedBefore)]),
            ]),
          ]),
        ]),
      ),
    )
    await inBatches(() =>
      endSome(db, { teaches: 0 }, (cases) =>
        cases.and([
          cases('case_photo.created_at', '<=', givenBefore),
          cases('farm_case.teaches', '=', 1),
          cases('farm_case.packed_at', 'is', null),
        ]),
      ),
    )
  },

  async listUnused({ after, limit, announcedBefore }) {
    const unused = db.selectFrom('case_photo').select('id').where('case_id', 'is', null).where('id', '>', after)
    const rows = await unused.where('created_at', '<=', announcedBefore).orderBy('id').limit(limit).execute()
    return rows.map(({ id }) => id)
  },

  async delete(ids) {
    if (ids.length === 0) return
    const unused = db.deleteFrom('case_photo').where('id', 'in', ids).where('case_id', 'is', null)
    await withRetries(() => unused.execute())
    await truncateWal(db)
  },

  async listKnown(ids) {
    if (ids.length === 0) return [] // PostgreSQL rejects empty lists
    const rows = await db.selectFrom('case_photo').select('id').where('id', 'in', ids).execute()
    return rows.map(({ id }) => id)
  },
})

/** Both, of all cases. Those in packs stay there. */
export const endAllConsents = (db: Database) =>
  inTransaction(db, async (transaction) => {
    const teaches = sql<number>`case when packed_at is null then 0 else 1 end`
    const given = transaction.updateTable('farm_case').where((one) => one('shows_photos', '=', 1).or('teaches', '=', 1))
    await given.set({ shows_photos: 0, teaches }).execute()
    await transaction.updateTable('case_photo').set({ case_id: null }).where('case_id', 'is not', null).execute()
  })

const updateOwn = (transaction: Transaction<Schema>, { accountId, diagnosisId }: OwnCase) =>
  transaction.updateTable('farm_case').where('diagnosis_id', '=', diagnosisId).where('account_id', '=', accountId)

const detach = (transaction: Transaction<Schema>, caseIds: readonly string[]) =>
  transaction.updateTable('case_photo').set({ case_id: null }).where('case_id', 'in', caseIds).execute()

/** Photos of cases that no consent keeps any longer. */
export const detachUnkept = (transaction: Transaction<Schema>, caseIds: readonly string[]) =>
  transaction
    .updateTable('case_photo')
    .set({ case_id: null })
    .where('case_id', 'in', (cases) =>
      cases
        .selectFrom('farm_case')
        .select('id')
        .where('id', 'in', caseIds)
        .where('shows_photos', '=', 0)
        .where((one) => one.or([one('teaches', '=', 0), one('packed_at', 'is not', null)])),
    )
    .execute()

async function attach(
  transaction: Transaction<Schema>,
  photos: readonly NewCasePhoto[],
  { caseId, now }: { caseId: string; now: number },
) {
  const given = { case_id: caseId, created_at: now }
  const announced = transaction.updateTable('case_photo').set(given).where('case_id', 'is', null)
  const { numUpdatedRows } = await announced
    .where(
      'id',
      'in',
      photos.map(({ id }) => id),
    )
    .where('created_at', '>', now - ATTACHING_MS)
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) < photos.length) throw refuse('unavailable', 'photosNotKept')
}

type Joined = ExpressionBuilder<Schema, 'case_photo' | 'farm_case'>

/** While he judges it, and after his answer. */
const isExperts = (photo: Joined, { id, now }: { id: string; now: number }) =>
  photo.and([
    photo('farm_case.expert_id', '=', id),
    photo('farm_case.account_id', '!=', id),
    photo.or([photo('farm_case.taken_until', '>', now), photo('farm_case.answered_at', 'is not', null)]),
    photo.or([photo('farm_case.shows_photos', '=', 1), photo('farm_case.teaches', '=', 1)]),
  ])

const hasAnswer = (cases: Joined, after: number) =>
  cases.exists(
    cases
      .selectFrom('case_answer')
      .select('case_answer.id')
      .whereRef('case_answer.case_id', '=', 'farm_case.id')
      .where('case_answer.created_at', '>', after),
  )

type Ended = { shows_photos: 0 } | { teaches: 0 }

/** All photos of a case are given at the same time: the first one stands for them. */
const endSome = (db: Database, ended: Ended, isOverdue: (cases: Joined) => ReturnType<Joined['and']>) =>
  inTransaction(db, async (transaction) => {
    const overdue = transaction
      .selectFrom('case_photo')
      .innerJoin('farm_case', 'farm_case.id', 'case_photo.case_id')
      .select('farm_case.id')
      .where('case_photo.position', '=', 0)
      .where(isOverdue)
      .limit(BATCH_ROWS)
    const cases = transaction.updateTable('farm_case').set(ended).where('id', 'in', overdue)
    const ids = (await cases.returning('id').execute()).map(({ id }) => id)
    if (ids.length > 0) await detachUnkept(transaction, ids)
    return ids.length
  })
