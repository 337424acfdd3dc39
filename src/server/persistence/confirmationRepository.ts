import type { Selectable } from 'kysely'

import type { ConfirmationRecords, StoredConfirmation } from '~/server/domain/cases/confirmations'

import type { ConfirmationTable } from './caseSchema'
import { withRetries } from './inTransaction'
import type { Database } from './schema'

export const createConfirmationRepository = (db: Database): ConfirmationRecords => ({
  async listRunning({ county, since, limit }) {
    const started = open(db).where('county', '=', county).where('starts_at', '>', since)
    const rows = await started.orderBy('starts_at').limit(limit).execute()
    return rows.map((row) => ({ ...toConfirmation(row), startsAt: row.starts_at ?? 0 }))
  },

  async listOpen({ since, limit }) {
    const waiting = open(db).where('starts_at', 'is', null).where('created_at', '>', since).orderBy('created_at')
    const running = open(db).where('starts_at', '>', since).orderBy('starts_at')
    const rows = await Promise.all([waiting.limit(limit).execute(), running.limit(limit).execute()])
    return rows.flat().map(toConfirmation)
  },

  async countWaiting(since) {
    const unended = db.selectFrom('confirmation').where('ended_at', 'is', null)
    const waiting = unended.where('starts_at', 'is', null).where('created_at', '>', since)
    const { count } = await waiting
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  async release({ id, since, now }) {
    const recent = change(db, id).where('created_at', '>', since)
    const waiting = recent.set({ starts_at: now }).where('starts_at', 'is', null)
    return (await withRetries(() => waiting.executeTakeFirst())).numUpdatedRows > 0n
  },

  async end({ id, now }) {
    const running = change(db, id).set({ ended_at: now })
    return (await withRetries(() => running.executeTakeFirst())).numUpdatedRows > 0n
  },
})

const open = (db: Database) => db.selectFrom('confirmation').selectAll().where('ended_at', 'is', null)

const change = (db: Database, id: string) =>
  db.updateTable('confirmation').where('id', '=', id).where('ended_at', 'is', null)

const toConfirmation = (row: Selectable<ConfirmationTable>): StoredConfirmation => ({
  id: row.id,
  county: row.county as StoredConfirmation['county'],
  label: row.label,
  confirmedBy: row.confirmed_by,
  createdAt: row.created_at,
  startsAt: row.starts_at ?? undefined,
})
