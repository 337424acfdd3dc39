import type { Kysely } from 'kysely'

/** Finds a response by its photo without reading the account's other responses of the day. */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex('stored_answer_photo').execute()
  await db.schema
    .createIndex('stored_answer_photo')
    .on('stored_answer')
    .columns(['account_id', 'photo_hash', 'created_at'])
    .execute()
}
