import type { Kysely } from 'kysely'

/** Where the farm is, as its owner has said. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('account').addColumn('country', 'text').execute()
}
