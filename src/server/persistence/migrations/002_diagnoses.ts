import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('diagnosis')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('label', 'text')
    .addColumn('probability', 'double precision')
    .addColumn('model_version', 'text', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('charge', 'integer', (column) => column.notNull().check(sql`charge >= 0`))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('diagnosis_account').on('diagnosis').columns(['account_id', 'created_at']).execute()
}
