import type { Kysely } from 'kysely'

/** What the farmer has answered to the questions about a diagnosis. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('diagnosis').addColumn('answers_json', 'text').execute()
}
