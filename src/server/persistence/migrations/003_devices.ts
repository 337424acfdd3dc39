import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('session').addColumn('mark_hash', 'text').execute()
  await db.schema
    .alterTable('session')
    .addColumn('is_bound', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`is_bound in (0, 1)`),
    )
    .execute()

  await db.schema
    .createTable('device')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('device_account').on('device').column('account_id').execute()

  await db.schema
    .createTable('attempt')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('forgiven_at', 'bigint', (column) => column.notNull())
    .addColumn('open_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('attempt_forgiven').on('attempt').column('forgiven_at').execute()
}
