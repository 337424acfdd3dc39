import type { Attempt, StoredResponse } from '~/server/domain/records'

import type { Database } from './database'
import { DIAGNOSIS_COLUMNS, toDiagnosis } from './storedDiagnoses'

/** Each new response deletes this many expired ones, so that the table shrinks at any rate of scans. */
const DELETED_AT_ONCE = 2

export async function hasResponse(db: Database, request: Omit<Attempt, 'photoHash'>): Promise<boolean> {
  const row = await responsesTo(db, request).select('diagnosis_id').executeTakeFirst()
  return row !== undefined
}

/** The latest one under the request's key; without a key, the latest one to its photo. */
export async function findResponse(db: Database, request: Attempt): Promise<StoredResponse | undefined> {
  const row = await responsesTo(db, request)
    .$if(request.key === undefined, (query) => query.where('photo_hash', '=', request.photoHash))
    .innerJoin('diagnosis', 'diagnosis.id', 'diagnosis_id')
    .innerJoin('account', 'account.id', 'idempotent_response.account_id')
    .select(DIAGNOSIS_COLUMNS)
    .select(['photo_hash', 'account.credits', 'idempotent_response.credits as credits_then'])
    .orderBy('idempotent_response.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    photoHash: row.photo_hash,
    diagnosis: toDiagnosis(row),
    creditsThen: row.credits_then ?? undefined,
    credits: row.credits,
  }
}

const responsesTo = (db: Database, { accountId, key, since }: Omit<Attempt, 'photoHash'>) =>
  db
    .selectFrom('idempotent_response')
    .where('idempotent_response.account_id', '=', accountId)
    .where('idempotent_response.created_at', '>=', since)
    .$if(key !== undefined, (query) => query.where('idempotency_key', '=', key ?? null))

type NewResponse = { diagnosisId: string; credits: number; createdAt: number }

/** Replaces an expired response under the same key. */
export async function storeResponse(db: Database, { accountId, key, photoHash }: Attempt, response: NewResponse) {
  const { diagnosisId, credits, createdAt } = response
  const content = {
    diagnosis_id: diagnosisId,
    photo_hash: photoHash,
    credits,
    response_body: null,
    created_at: createdAt,
  }
  await db
    .insertInto('idempotent_response')
    .values({ ...content, account_id: accountId, idempotency_key: key ?? null })
    .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doUpdateSet(content))
    .execute()
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
