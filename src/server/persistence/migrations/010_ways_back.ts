import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** For seven days after a change of its address an account is also found by the one before. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('former_email')
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('replaced_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_email_key', ['account_id', 'email'])
    .execute()
  await db.schema
    .createIndex('former_email_address')
    .on('former_email')
    .expression(sql`lower(email)`)
    .execute()
  await db.schema.alterTable('password_reset').addColumn('email', 'text').execute()
  await db.schema.alterTable('password_reset').addColumn('objects_to', 'text').execute()
}
