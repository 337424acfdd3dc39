import type { Transaction } from 'kysely'

import type { Devices } from '~/server/domain/sessions/sessions'

import type { Database, Schema } from './schema'

const DAY_MS = 24 * 60 * 60 * 1000
/** A phone unused for this long may have another owner. */
const DEVICE_MEMORY_MS = 180 * DAY_MS
/** A client without cookies adds a device at every login. */
const MAX_DEVICES = 20

export const createDeviceRepository = (db: Database): Devices => ({
  async findKnown({ hashes, now }) {
    if (hashes.length === 0) return undefined // PostgreSQL rejects empty lists
    const row = await db
      .selectFrom('device')
      .select('token_hash')
      .where('token_hash', 'in', hashes)
      .where('last_used_at', '>', now - DEVICE_MEMORY_MS)
      .executeTakeFirst()
    return row?.token_hash
  },
})

/** Adds or extends a device, and deletes the account's long unused ones. */
export async function rememberDevice(
  transaction: Transaction<Schema>,
  { hash, accountId, now }: { hash: string; accountId: string; now: number },
) {
  await transaction
    .insertInto('device')
    .values({ token_hash: hash, account_id: accountId, last_used_at: now })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ last_used_at: now }))
    .execute()
  const kept = transaction
    .selectFrom('device')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .where('last_used_at', '>', now - DEVICE_MEMORY_MS)
    .orderBy('last_used_at', 'desc')
    .limit(MAX_DEVICES)
  await transaction
    .deleteFrom('device')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', hash)
    .where('token_hash', 'not in', kept)
    .execute()
}
