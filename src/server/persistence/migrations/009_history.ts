import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const COLUMNS = [
  // what a correction of the crop reads again
  ['posterior_json', 'text'],
  // what each photo of a set showed
  ['photos_json', 'text'],
  ['told_crop', 'text'],
  ['deleted_at', 'bigint'],
] as const

export async function up(db: Kysely<unknown>) {
  for (const [column, type] of COLUMNS) await db.schema.alterTable('diagnosis').addColumn(column, type).execute()
  await sql`create index diagnosis_free on diagnosis (created_at) where charge = 0`.execute(db)
}
