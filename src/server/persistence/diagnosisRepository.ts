import { randomUUID } from 'node:crypto'

import type { Insertable, Transaction } from 'kysely'

import type { DiagnosisRecord, DiagnosisRecords, Settlement } from '~/server/domain/records'

import type { Database } from './database'
import { inTransaction } from './inTransaction'
import { lockAccount, post } from './ledgerRepository'
import { prepareQuery } from './prepareQuery'
import type { DiagnosisTable, Schema } from './schema'
import { findAnswer, forgetSome, hasAnswer, storeAnswer } from './storedAnswers'
import { createTurns } from './turns'

export function createDiagnosisRepository(db: Database): DiagnosisRecords {
  const inTurn = createTurns()
  return {
    hasAnswer: (attempt) => hasAnswer(db, attempt),
    findAnswer: (attempt) => findAnswer(db, attempt),
    forgetSome: (before) => forgetSome(db, before),
    // in turn, for at the stricter isolation levels an account's scans would only make one another begin again
    settle: (record) =>
      inTurn(record.attempt.accountId, () => inTransaction(db, (transaction) => settle(transaction, record))),
  }
}

/** From the lock on, nobody else can answer the same attempt or spend the same credit, in this process or another. */
async function settle(transaction: Transaction<Schema>, record: DiagnosisRecord): Promise<Settlement> {
  const { attempt, charge } = record
  const locked = await lockAccount(transaction, attempt.accountId)
  if (locked === undefined) return { kind: 'accountGone' }
  const earlier = await findAnswer(transaction, attempt)
  if (earlier) return { kind: 'repeated', earlier }
  const id = randomUUID()
  const credits = charge === 0 ? locked : await take(transaction, record, id)
  if (credits === undefined) return { kind: 'outOfCredits' }
  const body = record.writeBody(credits)
  await storeDiagnosis(transaction, record, id)
  await storeAnswer(transaction, attempt, { diagnosisId: id, body, createdAt: record.createdAt })
  return { kind: 'kept', body }
}

const take = (transaction: Transaction<Schema>, { attempt, charge, createdAt }: DiagnosisRecord, diagnosisId: string) =>
  post(transaction, attempt.accountId, {
    kind: 'diagnosis',
    amount: -charge,
    reference: diagnosisId,
    reason: undefined,
    createdAt,
  })

const storeDiagnosis = (transaction: Transaction<Schema>, record: DiagnosisRecord, id: string) =>
  insertDiagnosis(transaction, {
    id,
    account_id: record.attempt.accountId,
    verdict: record.verdict,
    label: record.label ?? null,
    probability: record.probability ?? null,
    model_version: record.modelVersion,
    report: record.report,
    charge: record.charge,
    created_at: record.createdAt,
  })

const insertDiagnosis = prepareQuery(
  ['id', 'account_id', 'verdict', 'label', 'probability', 'model_version', 'report', 'charge', 'created_at'],
  (db, row: Insertable<DiagnosisTable>) => db.insertInto('diagnosis').values(row),
)
