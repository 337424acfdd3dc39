import { sql } from 'kysely'
import type { Kysely } from 'kysely'

import { dialectOf } from '../dialectOf'

/** The only change that an entry may see. */
const MADE_ANONYMOUS = sql`
  new.account_id is null and new.reason is null and new.reference = old.id
  and new.id = old.id and new.kind = old.kind and new.amount = old.amount and new.created_at = old.created_at`

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('ledger')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.references('account.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('ledger_reference', ['kind', 'reference'])
    .addCheckConstraint(
      'ledger_amount',
      sql`(kind in ('opening', 'sign_up') and amount >= 0) or (kind = 'grant' and amount > 0) or (kind = 'diagnosis' and amount < 0)`,
    )
    .execute()
  await db.schema.createIndex('ledger_account').on('ledger').columns(['account_id', 'created_at']).execute()
  for (const statement of dialectOf(db) === 'postgres' ? POSTGRES : SQLITE) await statement.execute(db)
}

const openingWith = (newId: ReturnType<typeof sql>) => sql`
  insert into ledger (id, account_id, kind, amount, reference, created_at)
  select ${newId}, id, 'opening', credits, id, created_at from account
  where true on conflict (kind, reference) do nothing`

const SQLITE = [
  openingWith(sql`lower(hex(randomblob(16)))`),
  sql`create trigger ledger_update before update on ledger when not (${MADE_ANONYMOUS})
      begin select raise(abort, 'The ledger is append-only.'); end`,
  sql`create trigger ledger_delete before delete on ledger
      begin select raise(abort, 'The ledger is append-only.'); end`,
]

const POSTGRES = [
  openingWith(sql`gen_random_uuid()`),
  sql`create function refuse_ledger_change() returns trigger language plpgsql as $$
      begin raise restrict_violation using message = 'The ledger is append-only.'; end $$`,
  sql`create trigger ledger_update before update on ledger for each row when (not (${MADE_ANONYMOUS}))
      execute function refuse_ledger_change()`,
  sql`create trigger ledger_delete before delete on ledger for each row execute function refuse_ledger_change()`,
  sql`create trigger ledger_truncate before truncate on ledger for each statement execute function refuse_ledger_change()`,
]
