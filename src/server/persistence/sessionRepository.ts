import type { ExpressionBuilder, Transaction } from 'kysely'

import type { NewSession, Rotation, SessionLimits, Sessions } from '~/server/domain/sessions/sessions'

import { BATCH_ROWS, inBatches } from './batches'
import { rememberDevice } from './deviceRepository'
import { inTransaction, withRetries } from './inTransaction'
import { lockedAccount } from './permits'
import type { Database, Schema } from './schema'
import { toAlerts, toCounty, toRole } from './userRepository'

/** Replaces a hash: the first client with a token of this session, which only the server can make, continues it. */
const RESTORED = 'restored'

/** After a restore: clients hold newer tokens than the backup. */
export async function acceptLaterTokens(db: Database) {
  const restored = { refresh_token_hash: RESTORED, previous_refresh_token_hash: null }
  let last = ''
  await inBatches(async () => {
    const page = db.selectFrom('session').select('id').where('id', '>', last).orderBy('id').limit(BATCH_ROWS)
    const ids = (await page.execute()).map(({ id }) => id)
    if (ids.length > 0)
      await withRetries(() => db.updateTable('session').set(restored).where('id', 'in', ids).execute())
    last = ids.at(-1) ?? last
    return ids.length
  })
}

/** Per account. */
const MAX_SESSIONS = 20

export const createSessionRepository = (db: Database, limits: SessionLimits): Sessions => ({
  open: (session) => openSession(db, limits, session),

  async findCurrentUser({ id, accountId, now }) {
    const row = await db
      .selectFrom('account')
      .innerJoin('session', 'session.account_id', 'account.id')
      .select(['account.id', 'account.username', 'account.credits', 'account.country', 'account.plan_until'])
      .select(['account.alerts_json', 'account.county', 'account.role'])
      .where('account.suspended_at', 'is', null)
      .where('session.revoked_at', 'is', null)
      .where('session.id', '=', id)
      .where('account.id', '=', accountId)
      .where('session.last_used_at', '>', now - limits.idleMs)
      .where('session.created_at', '>', now - limits.absoluteMs)
      .executeTakeFirst()
    if (!row) return undefined
    const { country, plan_until, alerts_json, county, role, ...user } = row
    const choices = { country: country ?? undefined, alerts: toAlerts(alerts_json), county: toCounty(county) }
    return { ...user, ...choices, role: toRole(role), planUntil: plan_until ?? undefined }
  },

  rotate: (rotation) =>
    withRetries(async () => {
      const row = await updateLiveSession(db, limits, rotation)
        .set({ refresh_token_hash: rotation.nextHash, previous_refresh_token_hash: rotation.presentedHash })
        .where('refresh_token_hash', 'in', [rotation.presentedHash, RESTORED])
        .executeTakeFirst()
      return row?.account_id
    }),

  touchByParent: (rotation) =>
    withRetries(async () => {
      const row = await updateLiveSession(db, limits, rotation)
        .where('previous_refresh_token_hash', '=', rotation.presentedHash)
        .executeTakeFirst()
      return row?.account_id
    }),

  revoke: ({ id, now }) =>
    withRetries(async () => {
      const { numUpdatedRows } = await db
        .updateTable('session')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    }),
})

/**
 * Extends a session if it is valid and on its own device. A session becomes bound as soon as its device's token is
 * presented, whatever other tokens come with it.
 */
function updateLiveSession(db: Database, { idleMs, absoluteMs }: SessionLimits, rotation: Omit<Rotation, 'nextHash'>) {
  const { sessionId, deviceTokenHashes, now } = rotation
  return db
    .updateTable('session')
    .set((session) => ({
      last_used_at: now,
      is_device_bound: session
        .case()
        .when(isOwnDevice(session, deviceTokenHashes))
        .then(1)
        .else(session.ref('is_device_bound'))
        .end(),
    }))
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('last_used_at', '>', now - idleMs)
    .where('created_at', '>', now - absoluteMs)
    .where((session) => session.or([session('is_device_bound', '=', 0), isOwnDevice(session, deviceTokenHashes)]))
    .returning('account_id')
}

/** PostgreSQL rejects empty lists. */
const isOwnDevice = (session: ExpressionBuilder<Schema, 'session'>, deviceTokenHashes: readonly string[]) =>
  deviceTokenHashes.length === 0 ? session.lit(false) : session('device_token_hash', 'in', deviceTokenHashes)

/** Expiry writes nothing, so compares times too. */
export const hasEnded =
  ({ idleMs, absoluteMs }: SessionLimits, now: number) =>
  (session: ExpressionBuilder<Schema, 'session'>) =>
    session.or([
      session('revoked_at', 'is not', null),
      session('last_used_at', '<=', now - idleMs),
      session('created_at', '<=', now - absoluteMs),
    ])

/** Adds a session; deletes the account's ended sessions, and the least used ones over the limit. */
const openSession = (db: Database, limits: SessionLimits, session: NewSession) =>
  inTransaction(db, async (transaction) => {
    const { id, accountId, activeHash, deviceTokenHash = null, isBound = false, now } = session
    const account = await lockedAccount(transaction, accountId)
    if (account?.password_hash !== session.passwordHash || account.suspended_at !== null) return false
    await transaction.deleteFrom('session').where('account_id', '=', accountId).where(hasEnded(limits, now)).execute()
    const kept = transaction
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', accountId)
      .orderBy('last_used_at', 'desc')
      .limit(MAX_SESSIONS - 1)
    await transaction.deleteFrom('session').where('account_id', '=', accountId).where('id', 'not in', kept).execute()
    await transaction
      .insertInto('session')
      .values({
        id,
        account_id: accountId,
        refresh_token_hash: activeHash,
        device_token_hash: deviceTokenHash,
        is_device_bound: isBound ? 1 : 0,
        created_at: now,
        last_used_at: now,
      })
      .execute()
    await rememberDevice(transaction, { hash: session.knownDeviceHash, accountId, now })
    return true
  })

/** Ends the account's open sessions; narrow it further with `where`. */
export const endSessions = (
  db: Database | Transaction<Schema>,
  { accountId, now }: { accountId: string; now: number },
) =>
  db.updateTable('session').set({ revoked_at: now }).where('account_id', '=', accountId).where('revoked_at', 'is', null)
