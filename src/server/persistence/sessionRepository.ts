import type { SessionLimits, Sessions } from '~/server/domain/sessions'

import type { Database } from './database'
import { toAccount } from './userRepository'

export function createSessionRepository(db: Database, limits: SessionLimits): Sessions {
  return {
    open: (session) => open(db, limits, session),

    async findAccount({ id, accountId }) {
      const row = await db
        .selectFrom('account')
        .innerJoin('session', 'session.account_id', 'account.id')
        .selectAll('account')
        .where('session.id', '=', id)
        .where('account.id', '=', accountId)
        .where('session.revoked_at', 'is', null)
        .executeTakeFirst()
      return row && toAccount(row)
    },

    async rotate({ sessionId, presentedHash, nextHash, now }) {
      const row = await alive(db, limits, sessionId, now)
        .set({ active_hash: nextHash, parent_hash: presentedHash })
        .where('active_hash', '=', presentedHash)
        .executeTakeFirst()
      return row?.account_id
    },

    async touchByParent({ sessionId, presentedHash, now }) {
      const row = await alive(db, limits, sessionId, now).where('parent_hash', '=', presentedHash).executeTakeFirst()
      return row?.account_id
    },

    async revoke({ id, now }) {
      const unrevoked = db.updateTable('session').where('id', '=', id).where('revoked_at', 'is', null)
      await unrevoked.set({ revoked_at: now }).execute()
    },
  }
}

/** An update that reaches a session only while it lives, and keeps it awake. */
const alive = (db: Database, { idleMs, absoluteMs }: SessionLimits, id: string, now: number) =>
  db
    .updateTable('session')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('used_at', '>', now - idleMs)
    .where('created_at', '>', now - absoluteMs)
    .returning('account_id')

const open = (db: Database, { idleMs, absoluteMs }: SessionLimits, session: Parameters<Sessions['open']>[0]) =>
  db.transaction().execute(async (transaction) => {
    const { id, accountId, activeHash, now } = session
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
      .values({ id, account_id: accountId, active_hash: activeHash, created_at: now, used_at: now })
      .execute()
  })
