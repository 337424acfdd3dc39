import type { Kysely } from 'kysely'

/** The field that a diagnosis is about, in the farmer's own words. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('diagnosis').addColumn('plot', 'text').execute()
}
