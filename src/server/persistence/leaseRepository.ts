import type { Leases } from '~/server/domain/leases'

import { withRetries } from './inTransaction'
import type { Database } from './schema'

export const createLeaseRepository = (db: Database): Leases => ({
  async take({ name, holder, now, until }) {
    const row = { holder, expires_at: until }
    const taking = db
      .insertInto('lease')
      .values({ name, ...row })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(row)
          .where((lease) => lease.or([lease('lease.holder', '=', holder), lease('lease.expires_at', '<=', now)])),
      )
    const { numInsertedOrUpdatedRows } = await withRetries(() => taking.executeTakeFirst())
    return numInsertedOrUpdatedRows === 1n
  },

  async giveBack({ name, holder }) {
    const own = db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder)
    await withRetries(() => own.execute())
  },
})
