import type { Kysely } from 'kysely'

/** A diagnosis may follow an earlier one of the same plants, and the farmer tells how they are since. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('diagnosis')
    .addColumn('follows_id', 'text', (column) => column.references('diagnosis.id').onDelete('set null'))
    .execute()
  await db.schema.alterTable('diagnosis').addColumn('progress', 'text').execute()
  await db.schema.createIndex('diagnosis_follows').on('diagnosis').column('follows_id').execute()
}
