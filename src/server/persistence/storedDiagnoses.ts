import { sql, type ExpressionBuilder, type Selectable, type Transaction } from 'kysely'

import type { CropChoice, PhotoVerdict } from '~/server/domain/diagnoses/judgePhotos'
import type {
  DiagnosisRecord,
  DiagnosisRecords,
  ListPosition,
  ListQuery,
  OwnDiagnosis,
  StoredDiagnosis,
} from '~/server/domain/diagnoses/records'
import { outOfCredits } from '~/server/domain/domainError'

import { inTransaction, withRetries } from './inTransaction'
import { chargeFor, lockBuyer } from './ledgerRepository'
import type { Database, DiagnosisTable, Schema } from './schema'

const COLUMNS = [
  'id',
  'verdict_json',
  'posterior_json',
  'photos_json',
  'told_crop',
  'answers_json',
  'facts_json',
  'follows_id',
  'progress',
  'plot',
  'charge',
  'by_plan',
  'model_version',
  'created_at',
] as const

/** The columns that `toDiagnosis` reads. */
export const DIAGNOSIS_COLUMNS = COLUMNS.map((name) => `diagnosis.${name}` as const)

/** Rounding far below any decision threshold. */
const DECIMALS = 1e6

type Kind = StoredDiagnosis['verdict']['kind']

type Row = Pick<Selectable<DiagnosisTable>, (typeof COLUMNS)[number]>

export const storedDiagnoses = (
  db: Database,
): Pick<
  DiagnosisRecords,
  'findDiagnosis' | 'listDiagnoses' | 'correctDiagnosis' | 'tellProgress' | 'deleteDiagnosis'
> => ({
  async findDiagnosis({ id, accountId }) {
    const row = await diagnosesOf(db, accountId).where('id', '=', id).executeTakeFirst()
    return row && toDiagnosis(row)
  },

  async listDiagnoses({ accountId, which, limit, plot = null, before }) {
    const diagnoses = diagnosesOf(db, accountId)
      .where((diagnosis) =>
        before ? isAfter(before, diagnosis) : diagnosis('created_at', '>', olderThanRecent(db, accountId)),
      )
      .where((diagnosis) => isOneOf(which, diagnosis))
      .$if(plot !== null, (all) => all.where('plot', '=', plot))
    const rows = await diagnoses.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute()
    return rows.map(toDiagnosis)
  },

  correctDiagnosis: (correction) => inTransaction(db, (transaction) => correctDiagnosis(transaction, correction)),

  async tellProgress({ progress, ...own }) {
    const change = changeOf(db, own).set({ progress })
    await withRetries(() => change.execute())
  },

  deleteDiagnosis: ({ id, accountId, now }) =>
    inTransaction(db, async (transaction) => {
      const forgotten = { ...FORGOTTEN, deleted_at: now }
      const { numUpdatedRows } = await changeOf(transaction, { id, accountId }).set(forgotten).executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await transaction.updateTable('diagnosis').set({ follows_id: null }).where('follows_id', '=', id).execute()
      await forgetPhotos(transaction, id)
      await transaction.deleteFrom('farm_case').where('diagnosis_id', '=', id).execute()
      return true
    }),
})

/** Lists look at this many diagnoses of an account, the newest. */
const RECENT = 1_000

/** When the newest of those was created that lists ignore. */
export const olderThanRecent = (db: Database, accountId: string) => {
  const own = db.selectFrom('diagnosis as older').select('older.created_at').where('older.account_id', '=', accountId)
  const first = own.orderBy('older.created_at', 'desc').limit(1).offset(RECENT)
  return sql<number>`coalesce((${first}), -1)`
}

/** The first condition is for the index. */
const isAfter = ({ createdAt, id }: ListPosition, diagnosis: ExpressionBuilder<Schema, 'diagnosis'>) =>
  diagnosis.and([
    diagnosis('created_at', '<=', createdAt),
    diagnosis.or([diagnosis('created_at', '<', createdAt), diagnosis('id', '>', id)]),
  ])

const ANSWERS = ['confident', 'ranked'] satisfies Kind[]
const LISTED = [...ANSWERS, 'cropQuestion', 'contradiction'] satisfies Kind[]

/** Follow-ups count as in `isFollowed`. */
function isOneOf(which: ListQuery['which'], diagnosis: ExpressionBuilder<Schema, 'diagnosis'>) {
  if (which === 'listed') return diagnosis('verdict', 'in', LISTED)
  if (which === 'refusals') return diagnosis('verdict', 'not in', LISTED)
  const followUps = diagnosis
    .selectFrom('diagnosis as later')
    .select('later.id')
    .whereRef('later.follows_id', '=', 'diagnosis.id')
    .where((later) => later.or([later('later.verdict', 'in', ANSWERS), later('later.progress', 'is not', null)]))
  return diagnosis.and([
    diagnosis('verdict', 'in', ANSWERS),
    diagnosis('diagnosis.created_at', '>=', which.unfollowedSince),
    diagnosis.not(diagnosis.exists(followUps)),
  ])
}

/** The account's lock and the charge in the condition keep a result from being given twice, or for nothing. */
async function correctDiagnosis(transaction: Transaction<Schema>, correction: Correction) {
  const { id, accountId, charge, charged, now } = correction
  const buyer = await lockBuyer(transaction, accountId)
  const isNew = charge !== charged
  const byPlan = (buyer?.plan_until ?? 0) > now
  const row = await changeOf(transaction, { id, accountId })
    .set({ ...toCorrectedRow(correction), charge, ...(isNew && byPlan && { by_plan: 1 }) })
    .where('charge', '=', charged)
    .returning('by_plan')
    .executeTakeFirst()
  if (!row || !buyer) return undefined
  const isByPlan = row.by_plan === 1
  if (!isNew || byPlan) return { credits: buyer.credits, isByPlan }
  const credits = await chargeFor(transaction, accountId, { id, charge: charge - charged, now })
  if (credits === undefined) throw outOfCredits()
  await transaction.updateTable('idempotent_response').set({ credits }).where('diagnosis_id', '=', id).execute()
  return { credits, isByPlan }
}

export const changeOf = (db: Database, { id, accountId }: OwnDiagnosis) =>
  db.updateTable('diagnosis').where('id', '=', id).where('account_id', '=', accountId).where('deleted_at', 'is', null)

/** The key stays used until it expires, so that a repeated request is not charged again. */
async function forgetPhotos(transaction: Transaction<Schema>, diagnosisId: string) {
  await transaction
    .updateTable('idempotent_response')
    .set({ photo_hash: '' })
    .where('diagnosis_id', '=', diagnosisId)
    .execute()
  await transaction
    .deleteFrom('idempotent_response')
    .where('diagnosis_id', '=', diagnosisId)
    .where('idempotency_key', 'is', null)
    .execute()
}

/** Keeps the row, because a charge in the ledger refers to it. */
const FORGOTTEN = {
  verdict: 'deleted',
  verdict_json: null,
  posterior_json: null,
  photos_json: null,
  told_crop: null,
  answers_json: null,
  facts_json: null,
  facts_told: null,
  follows_id: null,
  progress: null,
  plot: null,
  label: null,
  probability: null,
}

const diagnosesOf = (db: Database, accountId: string) =>
  db
    .selectFrom('diagnosis')
    .select(DIAGNOSIS_COLUMNS)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)

type Correction = Parameters<DiagnosisRecords['correctDiagnosis']>[0]

const toCorrectedRow = ({ verdict, photos, toldCrop, replies, facts }: Correction) => ({
  verdict: verdict.kind,
  verdict_json: JSON.stringify(verdict),
  photos_json: jsonOrNull(photos.map(rounded)),
  told_crop: toldCrop ?? null,
  answers_json: jsonOrNull(replies),
  facts_json: facts ? JSON.stringify(facts) : null,
  facts_told: null,
})

const round = (value: number) => Math.round(value * DECIMALS) / DECIMALS

function rounded(photo: PhotoVerdict): PhotoVerdict {
  if (!('observation' in photo)) return photo
  const probabilities = photo.observation.probabilities.map(round)
  return { ...photo, observation: { ...photo.observation, probabilities } }
}

const jsonOrNull = (list: readonly unknown[]) => (list.length === 0 ? null : JSON.stringify(list))

export const toRow = ({ attempt, ...record }: DiagnosisRecord) => ({
  account_id: attempt.accountId,
  verdict: record.verdict.kind,
  verdict_json: JSON.stringify(record.verdict),
  posterior_json: record.posterior ? JSON.stringify(record.posterior.map(round)) : null,
  photos_json: jsonOrNull(record.photos.map(rounded)),
  told_crop: attempt.crop ?? null,
  plot: attempt.plot ?? null,
  answers_json: jsonOrNull(attempt.replies),
  label: record.label ?? null,
  probability: record.probability ?? null,
  model_version: record.modelVersion,
  facts_json: record.facts ? JSON.stringify(record.facts) : null,
  charge: record.charge,
  created_at: record.createdAt,
})

/** Only for rows that are not deleted. */
export const toDiagnosis = (row: Row): StoredDiagnosis => ({
  id: row.id,
  modelVersion: row.model_version,
  createdAt: row.created_at,
  verdict: JSON.parse(row.verdict_json ?? '') as StoredDiagnosis['verdict'],
  followsId: row.follows_id ?? undefined,
  progress: (row.progress ?? undefined) as StoredDiagnosis['progress'],
  plot: row.plot ?? undefined,
  charge: row.charge,
  isByPlan: row.by_plan === 1,
  toldCrop: (row.told_crop ?? undefined) as CropChoice | undefined,
  posterior: row.posterior_json === null ? undefined : (JSON.parse(row.posterior_json) as StoredDiagnosis['posterior']),
  replies: JSON.parse(row.answers_json ?? '[]') as StoredDiagnosis['replies'],
  photos: JSON.parse(row.photos_json ?? '[]') as PhotoVerdict[],
  facts: row.facts_json === null ? undefined : (JSON.parse(row.facts_json) as StoredDiagnosis['facts']),
})
