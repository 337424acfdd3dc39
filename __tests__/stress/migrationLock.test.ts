import { setTimeout as wait } from 'node:timers/promises'

import { Client } from 'pg'

import { openMigratedDatabase } from '~/server/persistence/database'

import { databases } from '../support/databases'

/** Longer than any statement of a request may take. */
const LOCKED_MS = 6_000
const KYSELY_LOCK = '3853314791062309107'

it.each(databases.filter(({ name }) => name === 'PostgreSQL'))(
  'a second server waits for one that migrates $name for longer than a statement may take',
  async ({ open }) => {
    const database = await open()
    const { postgresUrl } = database.location as { postgresUrl: string }
    const first = new Client({ connectionString: postgresUrl })
    await first.connect()
    await first.query(`select pg_advisory_lock(${KYSELY_LOCK})`)
    const second = openMigratedDatabase({ postgresUrl })
    await wait(LOCKED_MS)
    await first.end()
    await (await second).destroy()
    await database.close()
  },
)
