import { sql } from 'kysely'

import type { NewSession, Rotation, SessionLimits, Sessions } from '~/server/domain/sessions'

import type { Database } from './database'
import { inTransaction } from './inTransaction'
import { prepareQuery } from './prepareQuery'

export function createSessionRepository(db: Database, limits: SessionLimits): Sessions {
  return {
    open: (session) => open(db, limits, session),

    async findHolder({ id, accountId, now }) {
      const [holder] = await findHolder(db, {
        id,
        accountId,
        usedAfter: now - limits.idleMs,
        createdAfter: now - limits.absoluteMs,
      })
      return holder
    },

    async rotate(rotation) {
      const row = await usedBy(db, limits, rotation)
        .set({ active_hash: rotation.nextHash, parent_hash: rotation.presentedHash })
        .where('active_hash', '=', rotation.presentedHash)
        .executeTakeFirst()
      return row?.account_id
    },

    async touchByParent(rotation) {
      const isParent = usedBy(db, limits, rotation).where('parent_hash', '=', rotation.presentedHash)
      return (await isParent.executeTakeFirst())?.account_id
    },

    async revoke({ id, now }) {
      const unrevoked = db.updateTable('session').where('id', '=', id).where('revoked_at', 'is', null)
      const { numUpdatedRows } = await unrevoked.set({ revoked_at: now }).executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

/** Asked by every call of a signed-in farmer. */
const findHolder = prepareQuery(
  ['id', 'accountId', 'usedAfter', 'createdAfter'],
  (db, { id, accountId, usedAfter, createdAfter }: LiveSession) =>
    db
      .selectFrom('account')
      .innerJoin('session', 'session.account_id', 'account.id')
      .select(['account.id', 'account.username', 'account.credits'])
      .where('session.id', '=', id)
      .where('account.id', '=', accountId)
      .where('session.revoked_at', 'is', null)
      .where('session.used_at', '>', usedAfter)
      .where('session.created_at', '>', createdAfter),
)

type LiveSession = { id: string; accountId: string; usedAfter: number; createdAfter: number }

/** An update that reaches a session only while it lives and from its own device, and keeps it awake. Its own mark binds it. */
function usedBy(db: Database, { idleMs, absoluteMs }: SessionLimits, rotation: Omit<Rotation, 'nextHash'>) {
  const { sessionId, markHash = null, now } = rotation
  return db
    .updateTable('session')
    .set({ used_at: now, is_bound: sql`case when mark_hash = ${markHash} then 1 else is_bound end` })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('used_at', '>', now - idleMs)
    .where('created_at', '>', now - absoluteMs)
    .where((session) => session.or([session('is_bound', '=', 0), session('mark_hash', '=', markHash)]))
    .returning('account_id')
}

const open = (db: Database, { idleMs, absoluteMs }: SessionLimits, session: NewSession) =>
  inTransaction(db, async (transaction) => {
    const { id, accountId, activeHash, markHash = null, isBound = false, now } = session
    await transaction
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .where((eb) =>
        eb.or([
          eb('revoked_at', 'is not', null),
          eb('used_at', '<=', now - idleMs),
          eb('created_at', '<=', now - absoluteMs),
        ]),
      )
      .execute()
    await transaction
      .insertInto('session')
      .values({
        id,
        account_id: accountId,
        active_hash: activeHash,
        mark_hash: markHash,
        is_bound: isBound ? 1 : 0,
        created_at: now,
        used_at: now,
      })
      .execute()
  })
