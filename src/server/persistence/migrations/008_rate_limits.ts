import type { Kysely } from 'kysely'

/** The table that rate-limiter-flexible expects. Counts of attempts are short-lived: those so far are dropped. */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropTable('attempt').execute()
  await db.schema
    .createTable('rate_limit')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
  await db.schema.createIndex('rate_limit_expire').on('rate_limit').column('expire').execute()
}
