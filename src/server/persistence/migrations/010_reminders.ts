import { sql } from 'kysely'
import type { Kysely } from 'kysely'

import { dialectOf } from '../dialectOf'

/** The browsers that have asked for reminders; the end of a session takes its own away. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('diagnosis').addColumn('reminded_at', 'bigint').execute()
  await db.schema
    .createTable('push_subscription')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('session_id', 'text', (column) => column.notNull().references('session.id').onDelete('cascade'))
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('push_subscription_account').on('push_subscription').column('account_id').execute()
  await db.schema.createIndex('push_subscription_session').on('push_subscription').column('session_id').execute()
  for (const statement of dialectOf(db) === 'postgres' ? POSTGRES : SQLITE) await statement.execute(db)
}

const SQLITE = [
  sql`create trigger session_end after update of revoked_at on session when new.revoked_at is not null
      begin delete from push_subscription where session_id = new.id; end`,
]

const POSTGRES = [
  sql`create function end_reminders() returns trigger language plpgsql as $$
      begin delete from push_subscription where session_id = new.id; return null; end $$`,
  sql`create trigger session_end after update of revoked_at on session for each row when (new.revoked_at is not null)
      execute function end_reminders()`,
]
