import type { Kysely } from 'kysely'

const COLUMNS = [
  ['session', 'active_hash', 'refresh_token_hash'],
  ['session', 'parent_hash', 'previous_refresh_token_hash'],
  ['session', 'used_at', 'last_used_at'],
  ['session', 'mark_hash', 'device_token_hash'],
  ['session', 'is_bound', 'is_device_bound'],
  ['device', 'hash', 'token_hash'],
  ['device', 'used_at', 'last_used_at'],
  ['stored_answer', 'body', 'response_body'],
] as const

export async function up(db: Kysely<unknown>) {
  for (const [table, from, to] of COLUMNS) await db.schema.alterTable(table).renameColumn(from, to).execute()
  await db.schema.alterTable('stored_answer').renameTo('idempotent_response').execute()

  // SQLite cannot rename an index
  await db.schema.dropIndex('stored_answer_photo').execute()
  await db.schema.dropIndex('stored_answer_age').execute()
  await db.schema
    .createIndex('idempotent_response_photo')
    .on('idempotent_response')
    .columns(['account_id', 'photo_hash', 'created_at'])
    .execute()
  await db.schema.createIndex('idempotent_response_created').on('idempotent_response').column('created_at').execute()
}
