import { sql } from 'kysely'
import type { Kysely } from 'kysely'

import { dialectOf } from '../dialectOf'

/** Accounts can be suspended, grants reversed; `insert or replace` no longer rewrites a ledger entry of SQLite. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('account').addColumn('suspended_at', 'bigint').execute()
  for (const statement of dialectOf(db) === 'postgres' ? POSTGRES : SQLITE) await statement.execute(db)
}

const AMOUNTS = sql`
  (kind in ('opening', 'sign_up') and amount >= 0) or (kind = 'grant' and amount > 0)
  or (kind in ('diagnosis', 'reversal') and amount < 0)`

const MADE_ANONYMOUS = sql`
  new.account_id is null and new.reason is null and new.reference = old.id
  and new.id = old.id and new.kind = old.kind and new.amount = old.amount and new.created_at = old.created_at`

/** SQLite cannot change a check constraint: the table is made anew. Dropping a table runs no trigger. */
const SQLITE = [
  sql`create table ledger_next (
      id text primary key, account_id text references account (id), kind text not null, amount integer not null,
      reference text not null, reason text, created_at bigint not null,
      constraint ledger_reference unique (kind, reference), constraint ledger_amount check (${AMOUNTS}))`,
  sql`insert or replace into ledger_next select id, account_id, kind, amount, reference, reason, created_at from ledger`,
  sql`drop table ledger`,
  sql`alter table ledger_next rename to ledger`,
  sql`create index ledger_account on ledger (account_id, created_at)`,
  sql`create trigger ledger_update before update on ledger when not (${MADE_ANONYMOUS})
      begin select raise(abort, 'The ledger is append-only.'); end`,
  sql`create trigger ledger_delete before delete on ledger
      begin select raise(abort, 'The ledger is append-only.'); end`,
  sql`create trigger ledger_replace before insert on ledger
      when exists (select 1 from ledger where id = new.id or (kind = new.kind and reference = new.reference))
      begin select raise(abort, 'The ledger is append-only.'); end`,
]

const POSTGRES = [
  sql`alter table ledger drop constraint ledger_amount`,
  sql`alter table ledger add constraint ledger_amount check (${AMOUNTS})`,
]
