import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Verdicts in place of prose. The prose of earlier rows stays readable, and its columns stay for the release before
 * this one, which still writes them.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('diagnosis').addColumn('verdict_json', 'text').execute()
  await db.schema.alterTable('idempotent_response').addColumn('credits', 'integer').execute()
  await makeNullable(db, 'diagnosis', 'report')
  await makeNullable(db, 'idempotent_response', 'response_body')
}

/** SQLite cannot drop a `not null`. */
async function makeNullable(db: Kysely<unknown>, table: string, column: string) {
  const copy = `${column}_copy`
  await db.schema.alterTable(table).addColumn(copy, 'text').execute()
  await sql`update ${sql.table(table)} set ${sql.ref(copy)} = ${sql.ref(column)}`.execute(db)
  await db.schema.alterTable(table).dropColumn(column).execute()
  await db.schema.alterTable(table).renameColumn(copy, column).execute()
}
