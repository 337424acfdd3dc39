import type { ExpressionBuilder } from 'kysely'

import { isStrangeCrop } from '~/server/domain/diagnoses/judgePhotos'
import type { Attempt, ResponseQuery, StoredResponse } from '~/server/domain/diagnoses/records'

import type { Database, Schema } from './schema'
import { DIAGNOSIS_COLUMNS, toDiagnosis } from './storedDiagnoses'

/** Each new response deletes this many expired ones, so that the table shrinks at any rate of scans. */
const DELETED_AT_ONCE = 2

export async function hasResponse(db: Database, query: ResponseQuery): Promise<boolean> {
  const row = await responsesTo(db, query).select('diagnosis_id').executeTakeFirst()
  return row !== undefined
}

export const findResponse = async (db: Database, attempt: Attempt): Promise<StoredResponse | undefined> =>
  (attempt.key === undefined ? undefined : await latest(responsesTo(db, attempt))) ??
  latest(
    responsesTo(db, { ...attempt, key: undefined, since: attempt.samePhotoSince })
      .where('photo_hash', '=', attempt.photoHash)
      .$if(attempt.crop === undefined || !isStrangeCrop(attempt.crop), (responses) => responses.where(wasRead)),
  )

/** Of photos of another crop than ours no posterior is kept: a result for one of ours needs another look at them. */
const wasRead = (diagnosis: ExpressionBuilder<Schema, 'diagnosis'>) =>
  diagnosis.or([diagnosis('verdict', '!=', 'otherCrop'), diagnosis('posterior_json', 'is not', null)])

async function latest(responses: ReturnType<typeof responsesTo>): Promise<StoredResponse | undefined> {
  const row = await responses
    .innerJoin('account', 'account.id', 'idempotent_response.account_id')
    .select(DIAGNOSIS_COLUMNS)
    .select([
      'deleted_at',
      'idempotency_key',
      'photo_hash',
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
    .innerJoin('diagnosis', 'diagnosis.id', 'diagnosis_id')
    .where('idempotent_response.account_id', '=', accountId)
    .where('idempotent_response.created_at', '>=', since)
    .$if(key !== undefined, (query) => query.where('idempotency_key', '=', key ?? null))

type NewResponse = { diagnosisId: string; credits: number; createdAt: number }

/** Replaces an expired response under the same key. */
export async function storeResponse(db: Database, { accountId, key, photoHash }: Attempt, response: NewResponse) {
  const { diagnosisId, credits, createdAt } = response
  const content = { diagnosis_id: diagnosisId, photo_hash: photoHash, credits, created_at: createdAt }
  await db
    .insertInto('idempotent_response')
    .values({ ...content, account_id: accountId, idempotency_key: key ?? null })
    .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doUpdateSet(content))
    .execute()
}

/** Diagnoses that were free; a paid one is kept with its account. */
export async function deleteSomeFree(db: Database, before: number) {
  const oldest = db
    .selectFrom('diagnosis')
    .select('id')
    .where('charge', '=', 0)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(DELETED_AT_ONCE)
  await db.deleteFrom('diagnosis').where('id', 'in', oldest).execute()
}

export async function deleteSomeExpired(db: Database, before: number) {
  const oldest = db
    .selectFrom('idempotent_response')
    .select('diagnosis_id')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(DELETED_AT_ONCE)
  await db.deleteFrom('idempotent_response').where('diagnosis_id', 'in', oldest).execute()
}
