import { randomUUID } from 'node:crypto'

import type { Transaction } from 'kysely'

import type { DiagnosisRecord, DiagnosisRecords, Settlement } from '~/server/domain/diagnoses/records'

import { deleteSomeExpired, deleteSomeFree, findResponse, hasResponse, storeResponse } from './idempotentResponses'
import { inTransaction, withRetries } from './inTransaction'
import { lockAccount, post } from './ledgerRepository'
import { createPlotRepository, hasRoomFor } from './plotRepository'
import type { Database } from './schema'
import type { Schema } from './schema'
import { storedDiagnoses, toRow } from './storedDiagnoses'

export const createDiagnosisRepository = (db: Database): DiagnosisRecords => ({
  ...storedDiagnoses(db),
  ...createPlotRepository(db),
  hasResponse: (attempt) => hasResponse(db, attempt),
  findResponse: (attempt) => findResponse(db, attempt),
  deleteSomeExpired: ({ responsesBefore, freeBefore }) =>
    withRetries(async () => {
      await deleteSomeExpired(db, responsesBefore)
      await deleteSomeFree(db, freeBefore)
    }),
  settle: (record) => inTransaction(db, (transaction) => settle(transaction, record)),
})

/** The account's lock keeps every other process from answering the same request or spending the same credit. */
async function settle(transaction: Transaction<Schema>, record: DiagnosisRecord): Promise<Settlement> {
  const { attempt, charge, createdAt } = record
  const balance = await lockAccount(transaction, attempt.accountId)
  if (balance === undefined) return { kind: 'accountGone' }
  const earlier = await findResponse(transaction, attempt)
  if (earlier) return { kind: 'repeated', earlier }
  const id = randomUUID()
  const credits = charge === 0 ? balance : await takeCredits(transaction, record, id)
  if (credits === undefined) return { kind: 'outOfCredits' }
  const plot = (await hasRoomFor(transaction, attempt)) ? attempt.plot : undefined
  await storeDiagnosis(transaction, { ...record, attempt: { ...attempt, plot } }, id)
  await storeResponse(transaction, attempt, { diagnosisId: id, credits, createdAt })
  return { kind: 'kept', id, credits, plot }
}

const takeCredits = (transaction: Transaction<Schema>, record: DiagnosisRecord, diagnosisId: string) =>
  post(transaction, record.attempt.accountId, {
    kind: 'diagnosis',
    amount: -record.charge,
    reference: diagnosisId,
    reason: undefined,
    createdAt: record.createdAt,
  })

const storeDiagnosis = (transaction: Transaction<Schema>, record: DiagnosisRecord, id: string) =>
  transaction
    .insertInto('diagnosis')
    .values((insert) => ({
      id,
      ...toRow(record),
      follows_id: insert
        .selectFrom('diagnosis')
        .select('id')
        .where('id', '=', record.attempt.followsId ?? null)
        .where('account_id', '=', record.attempt.accountId)
        .where('deleted_at', 'is', null),
    }))
    .execute()
