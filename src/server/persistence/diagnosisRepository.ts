import { sql, type ExpressionBuilder, type Transaction } from 'kysely'

import { isStrangeCrop } from '~/server/domain/diagnoses/judgePhotos'
import { canNamePlot } from '~/server/domain/diagnoses/records'
import type {
  Attempt,
  DiagnosisRecord,
  DiagnosisRecords,
  ResponseQuery,
  Settlement,
  StoredResponse,
} from '~/server/domain/diagnoses/records'

import { createAdviceRepository } from './adviceRepository'
import { inTransaction, withRetries } from './inTransaction'
import { chargeFor, lockAccount, lockBuyer } from './ledgerRepository'
import type { Database, Schema } from './schema'
import { changeOf, DIAGNOSIS_COLUMNS, olderThanRecent, storedDiagnoses, toDiagnosis, toRow } from './storedDiagnoses'
import { timeOrderedId } from './timeOrderedId'

export const createDiagnosisRepository = (db: Database): DiagnosisRecords => ({
  ...storedDiagnoses(db),
  ...createPlotRepository(db),
  ...createAdviceRepository(db),
  hasResponse: (attempt) => hasResponse(db, attempt),
  findResponse: (attempt) => findResponse(db, attempt),
  deleteSomeExpired: ({ responsesBefore, ...before }) =>
    withRetries(async () => {
      await deleteSomeExpired(db, responsesBefore)
      await deleteSomeFree(db, before)
    }),
  settle: (record) => inTransaction(db, (transaction) => settle(transaction, record)),
})

/** The account's lock keeps other processes from answering the same request or spending the same credit. */
async function settle(transaction: Transaction<Schema>, record: DiagnosisRecord): Promise<Settlement> {
  const { attempt, charge, createdAt } = record
  const buyer = await lockBuyer(transaction, attempt.accountId)
  if (!buyer) return { kind: 'accountGone' }
  const earlier = await findResponse(transaction, attempt)
  if (earlier) return { kind: 'repeated', earlier }
  const id = timeOrderedId(createdAt)
  const isByPlan = charge > 0 && (buyer.plan_until ?? 0) > createdAt
  const credits =
    charge === 0 || isByPlan
      ? buyer.credits
      : await chargeFor(transaction, attempt.accountId, { id, charge, now: createdAt })
  if (credits === undefined) return { kind: 'outOfCredits' }
  const plot = (await hasRoomFor(transaction, attempt)) ? attempt.plot : undefined
  await storeDiagnosis(transaction, { ...record, attempt: { ...attempt, plot } }, { id, isByPlan })
  await storeResponse(transaction, attempt, { diagnosisId: id, credits, createdAt })
  return { kind: 'kept', id, credits, isByPlan, plot }
}

type Kept = { id: string; isByPlan: boolean }

const storeDiagnosis = (transaction: Transaction<Schema>, record: DiagnosisRecord, { id, isByPlan }: Kept) =>
  transaction
    .insertInto('diagnosis')
    .values((insert) => ({
      id,
      ...toRow(record),
      by_plan: Number(isByPlan),
      follows_id: insert
        .selectFrom('diagnosis')
        .select('id')
        .where('id', '=', record.attempt.followsId ?? null)
        .where('account_id', '=', record.attempt.accountId)
        .where('deleted_at', 'is', null),
    }))
    .execute()

const createPlotRepository = (db: Database): Pick<DiagnosisRecords, 'listPlots' | 'tellPlot'> => ({
  listPlots: (accountId) => listPlots(db, accountId),

  tellPlot: ({ id, accountId, plot }) =>
    inTransaction(db, async (transaction) => {
      await lockAccount(transaction, accountId)
      if (!(await hasRoomFor(transaction, { accountId, plot }))) return false
      await changeOf(transaction, { id, accountId })
        .set({ plot: plot ?? null })
        .execute()
      return true
    }),
})

/** Call under the account's lock, so that no other process adds a plot meanwhile. */
const hasRoomFor = async (db: Database, told: { accountId: string; plot: string | undefined }) =>
  told.plot === undefined || canNamePlot(told.plot, await listPlots(db, told.accountId))

async function listPlots(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('diagnosis')
    .select('plot')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('plot', 'is not', null)
    .where('created_at', '>', olderThanRecent(db, accountId))
    .groupBy('plot')
    .orderBy(sql`max(created_at)`, 'desc')
    .orderBy('plot')
    .execute()
  return rows.flatMap(({ plot }) => plot ?? [])
}

/** Each new response deletes this many expired ones, so that the table shrinks at any rate. */
const DELETED_AT_ONCE = 2

async function hasResponse(db: Database, query: ResponseQuery): Promise<boolean> {
  const row = await responsesTo(db, query).select('diagnosis.id').limit(1).executeTakeFirst()
  return row !== undefined
}

const findResponse = async (db: Database, attempt: Attempt): Promise<StoredResponse | undefined> =>
  (attempt.key === undefined ? undefined : await latest(responsesTo(db, attempt))) ??
  latest(
    responsesTo(db, { ...attempt, key: undefined, since: attempt.samePhotoSince })
      .where('idempotent_response.photo_hash', '=', attempt.photoHash)
      .$if(attempt.crop === undefined || !isStrangeCrop(attempt.crop), (responses) => responses.where(wasRead)),
  )

/** Photos of unsupported crops have no posterior: a result for a supported one needs the photos again. */
const wasRead = (diagnosis: ExpressionBuilder<Schema, 'diagnosis'>) =>
  diagnosis.or([
    diagnosis('diagnosis.verdict', '!=', 'otherCrop'),
    diagnosis('diagnosis.posterior_json', 'is not', null),
  ])

async function latest(responses: ReturnType<typeof responsesTo>): Promise<StoredResponse | undefined> {
  const row = await responses
    .innerJoin('account', 'account.id', 'idempotent_response.account_id')
    .select(DIAGNOSIS_COLUMNS)
    .select([
      'diagnosis.deleted_at',
      'idempotent_response.idempotency_key',
      'idempotent_response.photo_hash',
      'account.credits',
      'idempotent_response.credits as credits_then',
    ])
    .orderBy('idempotent_response.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    key: row.idempotency_key ?? undefined,
    photoHash: row.photo_hash,
    diagnosis: row.deleted_at === null ? toDiagnosis(row) : undefined,
    creditsThen: row.credits_then,
    credits: row.credits,
  }
}

const responsesTo = (db: Database, { accountId, key, since }: ResponseQuery) =>
  db
    .selectFrom('idempotent_response')
    .innerJoin('diagnosis', 'diagnosis.id', 'idempotent_response.diagnosis_id')
    .where('idempotent_response.account_id', '=', accountId)
    .where('idempotent_response.created_at', '>=', since)
    .$if(key !== undefined, (query) => query.where('idempotent_response.idempotency_key', '=', key ?? null))

type NewResponse = { diagnosisId: string; credits: number; createdAt: number }

/** Replaces an expired response under the same key. */
async function storeResponse(db: Database, { accountId, key, photoHash }: Attempt, response: NewResponse) {
  const { diagnosisId, credits, createdAt } = response
  const content = { diagnosis_id: diagnosisId, photo_hash: photoHash, credits, created_at: createdAt }
  await db
    .insertInto('idempotent_response')
    .values({ ...content, account_id: accountId, idempotency_key: key ?? null })
    .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doUpdateSet(content))
    .execute()
}

/** A literal, as in the condition of the index. */
const isFree = (diagnosis: ExpressionBuilder<Schema, 'diagnosis'>) => diagnosis('charge', '=', diagnosis.lit(0))

const isShown = (diagnosis: ExpressionBuilder<Schema, 'diagnosis'>) =>
  diagnosis.exists(
    diagnosis.selectFrom('farm_case').select('farm_case.id').whereRef('farm_case.diagnosis_id', '=', 'diagnosis.id'),
  )

/** Deletes free diagnoses only, and none that is charged meanwhile; paid ones live as long as the account. */
async function deleteSomeFree(db: Database, { freeBefore, shownBefore }: { freeBefore: number; shownBefore: number }) {
  const oldest = db
    .selectFrom('diagnosis')
    .select('id')
    .where(isFree)
    .where('created_at', '<', freeBefore)
    .where((diagnosis) => diagnosis.or([diagnosis('created_at', '<', shownBefore), diagnosis.not(isShown(diagnosis))]))
    .orderBy('created_at')
    .limit(DELETED_AT_ONCE)
  await db.deleteFrom('diagnosis').where('id', 'in', oldest).where(isFree).execute()
}

async function deleteSomeExpired(db: Database, before: number) {
  const oldest = db
    .selectFrom('idempotent_response')
    .select('diagnosis_id')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(DELETED_AT_ONCE)
  await db.deleteFrom('idempotent_response').where('diagnosis_id', 'in', oldest).execute()
}
