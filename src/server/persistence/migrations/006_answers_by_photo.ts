import type { Kysely } from 'kysely'

/** Who scans a lot is not slowed by the answers of the day: they are found by their photo. */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex('stored_answer_photo').execute()
  await db.schema
    .createIndex('stored_answer_photo')
    .on('stored_answer')
    .columns(['account_id', 'photo_hash', 'created_at'])
    .execute()
}
