import type { Attempt, EarlierAnswer } from '~/server/domain/records'

import type { Database } from './database'
import { prepareQuery } from './prepareQuery'

type NewAnswer = { diagnosisId: string; body: string; createdAt: number }

/** Each new answer makes room by this many old ones, so that the table shrinks to what is still needed at any rate of scans. */
const FORGOTTEN_AT_ONCE = 2

const answersOf = (db: Database, { accountId, key, since }: Omit<Attempt, 'photoHash'>) => {
  const young = db
    .selectFrom('stored_answer')
    .where('stored_answer.account_id', '=', accountId)
    .where('stored_answer.created_at', '>=', since)
  return key === undefined ? young : young.where('idempotency_key', '=', key)
}

export async function hasAnswer(db: Database, attempt: Omit<Attempt, 'photoHash'>): Promise<boolean> {
  return (await answersOf(db, attempt).select('diagnosis_id').executeTakeFirst()) !== undefined
}

/** The latest one under the attempt's key; without a key, the latest one to its photo. */
export async function findAnswer(db: Database, attempt: Attempt): Promise<EarlierAnswer | undefined> {
  const { key } = attempt
  const [answer] = key === undefined ? await findByPhoto(db, attempt) : await findByKey(db, { ...attempt, key })
  return answer
}

const findByKey = prepareQuery(['accountId', 'since', 'key'], (db, attempt: Attempt & { key: string }) =>
  latest(answersOf(db, attempt)),
)

const findByPhoto = prepareQuery(['accountId', 'since', 'photoHash'], (db, attempt: Attempt) =>
  latest(answersOf(db, { ...attempt, key: undefined }).where('photo_hash', '=', attempt.photoHash)),
)

const latest = (answers: ReturnType<typeof answersOf>) =>
  answers
    .innerJoin('diagnosis', 'diagnosis.id', 'diagnosis_id')
    .innerJoin('account', 'account.id', 'stored_answer.account_id')
    .select(['photo_hash as photoHash', 'body', 'report', 'credits'])
    .orderBy('stored_answer.created_at', 'desc')
    .limit(1)

/** Takes the place of an answer under the same key that is too old to be found. */
export async function storeAnswer(db: Database, { accountId, key, photoHash }: Attempt, answer: NewAnswer) {
  await insertAnswer(db, { ...answer, accountId, photoHash, key: key ?? null })
}

type StoredAnswer = NewAnswer & Pick<Attempt, 'accountId' | 'photoHash'> & { key: string | null }

const insertAnswer = prepareQuery(
  ['diagnosisId', 'body', 'createdAt', 'accountId', 'photoHash', 'key'],
  (db, { diagnosisId, body, createdAt, accountId, photoHash, key }: StoredAnswer) => {
    const content = { diagnosis_id: diagnosisId, photo_hash: photoHash, body, created_at: createdAt }
    return db
      .insertInto('stored_answer')
      .values({ ...content, account_id: accountId, idempotency_key: key })
      .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doUpdateSet(content))
  },
)

export async function forgetSome(db: Database, before: number) {
  await deleteSome(db, { before })
}

const deleteSome = prepareQuery(['before'], (db, { before }: { before: number }) => {
  const oldest = db
    .selectFrom('stored_answer')
    .select('diagnosis_id')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(FORGOTTEN_AT_ONCE)
  return db.deleteFrom('stored_answer').where('diagnosis_id', 'in', oldest)
})
