import type { Selectable } from 'kysely'

import type { Officer, OfficerRecords } from '~/server/domain/cases/caseRecords'

import type { OfficerTable } from './caseSchema'
import { withRetries } from './inTransaction'
import type { Database } from './schema'

/** An operator invites each by hand. */
const MAX_OFFICERS = 1_000

export const createOfficerRepository = (db: Database): OfficerRecords => ({
  async invite({ id, name, tokenHash, now }) {
    const officer = { id, name, token_hash: tokenHash, invited_at: now, ended_at: null }
    await withRetries(() => db.insertInto('officer').values(officer).execute())
  },

  async findByToken(tokenHash) {
    const row = await db
      .selectFrom('officer')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    return row && toOfficer(row)
  },

  async list() {
    const rows = await db.selectFrom('officer').selectAll().orderBy('id').limit(MAX_OFFICERS).execute()
    return rows.map(toOfficer).sort((one, other) => one.invitedAt - other.invitedAt)
  },

  async end(id, now) {
    const officer = db.updateTable('officer').set({ ended_at: now }).where('id', '=', id).where('ended_at', 'is', null)
    return (await withRetries(() => officer.executeTakeFirst())).numUpdatedRows > 0n
  },

  async discardJudgements(id) {
    const judgements = db.deleteFrom('judgement').where('officer_id', '=', id)
    return Number((await withRetries(() => judgements.executeTakeFirst())).numDeletedRows)
  },
})

const toOfficer = ({ id, name, invited_at, ended_at }: Selectable<OfficerTable>): Officer => ({
  id,
  name,
  invitedAt: invited_at,
  endedAt: ended_at ?? undefined,
})
