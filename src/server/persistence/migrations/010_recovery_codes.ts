import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('account').addColumn('recovery_code_hash', 'text').execute()
  await db.schema.alterTable('account').addColumn('recovery_code_made_at', 'bigint').execute()
}
