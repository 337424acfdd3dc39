import type { Selectable, Transaction } from 'kysely'

import { refuse } from '~/server/domain/domainError'
import type { FieldNote, NoteRecords } from '~/server/domain/notes/accountNotes'

import { inTransaction, withRetries } from './inTransaction'
import { lockAccount } from './ledgerRepository'
import type { Database, FieldNoteTable, Schema } from './schema'

export const createNoteRepository = (db: Database): NoteRecords => ({
  async list(accountId) {
    const own = db.selectFrom('field_note').selectAll().where('account_id', '=', accountId)
    return (await own.orderBy('noted_at', 'desc').orderBy('id', 'desc').execute()).map(toNote)
  },

  add: (addition) => inTransaction(db, (transaction) => add(transaction, addition)),

  async delete({ accountId, id }) {
    const own = db.deleteFrom('field_note').where('account_id', '=', accountId).where('id', '=', id)
    await withRetries(() => own.execute())
  },
})

type Addition = Parameters<NoteRecords['add']>[0]

/** The account's lock keeps two phones from exceeding the limit together. */
async function add(transaction: Transaction<Schema>, { accountId, notes, limit, now }: Addition) {
  await lockAccount(transaction, accountId)
  await transaction
    .insertInto('field_note')
    .values(notes.map((note) => ({ ...toRow(note), account_id: accountId, created_at: now })))
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .execute()
  const own = transaction.selectFrom('field_note').where('account_id', '=', accountId)
  const { count } = await own.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
  if (Number(count) > limit) throw refuse('conflict', 'tooManyNotes')
}

const toRow = ({ id, kind, plot, notedAt, ...body }: FieldNote) => ({
  ...{ id, kind, plot },
  noted_at: Date.parse(notedAt),
  body_json: JSON.stringify(body),
})

const toNote = ({ id, kind, plot, noted_at, body_json }: Selectable<FieldNoteTable>) =>
  ({ ...(JSON.parse(body_json) as object), id, kind, plot, notedAt: new Date(noted_at).toISOString() }) as FieldNote
