import { randomUUID } from 'node:crypto'

import { BACKUP, type OperatorActions } from '~/server/domain/operatorActions'

import { withRetries } from './inTransaction'
import type { Database } from './schema'

export const createActionRepository = (db: Database): OperatorActions => ({
  async record({ accountId, createdAt, reason, ...action }) {
    const row = { ...action, id: randomUUID(), account_id: accountId ?? null, reason: reason ?? null }
    await withRetries(() =>
      db
        .insertInto('operator_action')
        .values({ ...row, created_at: createdAt })
        .execute(),
    )
  },

  async list({ accountId, limit, offset }) {
    const all = db.selectFrom('operator_action').selectAll()
    const rows = await (accountId === undefined ? all : all.where('account_id', '=', accountId))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map(({ actor, command, account_id, reason, created_at }) => ({
      actor,
      command,
      accountId: account_id ?? undefined,
      reason: reason ?? undefined,
      createdAt: created_at,
    }))
  },

  async lastBackupAt() {
    const newest = db.selectFrom('operator_action').select(({ fn }) => fn.max('created_at').as('at'))
    const row = await newest.where('command', '=', BACKUP).executeTakeFirst()
    return row?.at ?? undefined
  },
})
