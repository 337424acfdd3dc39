import { randomUUID } from 'node:crypto'

import type { Transaction } from 'kysely'

import type { DiagnosisRecord, DiagnosisRecords } from '~/server/domain/records'

import type { Database } from './database'
import type { Schema } from './schema'

export const createDiagnosisRepository = (db: Database): DiagnosisRecords => ({
  keep: (record) =>
    db.transaction().execute(async (transaction) => {
      const credits = await charge(transaction, record)
      if (credits !== undefined) await store(transaction, record)
      return credits
    }),
})

/** The guard is part of the statement: two scans at once cannot spend one credit. A free answer passes through it unchanged. */
async function charge(transaction: Transaction<Schema>, { accountId, charge: amount }: DiagnosisRecord) {
  const row = await transaction
    .updateTable('account')
    .set((account) => ({ credits: account('credits', '-', amount) }))
    .where('id', '=', accountId)
    .where('credits', '>=', amount)
    .returning('credits')
    .executeTakeFirst()
  return row?.credits
}

const store = (transaction: Transaction<Schema>, record: DiagnosisRecord) =>
  transaction
    .insertInto('diagnosis')
    .values({
      id: randomUUID(),
      account_id: record.accountId,
      verdict: record.verdict,
      label: record.label ?? null,
      probability: record.probability ?? null,
      model_version: record.modelVersion,
      report: record.report,
      charge: record.charge,
      created_at: record.createdAt,
    })
    .execute()
