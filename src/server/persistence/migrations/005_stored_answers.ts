import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('stored_answer')
    .addColumn('diagnosis_id', 'text', (column) => column.primaryKey().references('diagnosis.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('idempotency_key', 'text')
    .addColumn('photo_hash', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('stored_answer_key', ['account_id', 'idempotency_key'])
    .execute()
  await db.schema.createIndex('stored_answer_photo').on('stored_answer').columns(['account_id', 'created_at']).execute()
  await db.schema.createIndex('stored_answer_age').on('stored_answer').column('created_at').execute()
}
