import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'
import { Client } from 'pg'

import { openDatabase, openMigratedDatabase } from '~/server/persistence/database'
import { underMigrationLock } from '~/server/persistence/inTransaction'
import { migrate } from '~/server/persistence/migrate'
import { openPostgresForMigrations } from '~/server/persistence/openPostgres'

import { databases, lastingDatabases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { contentOf, emptyPostgres } from '../../support/migrationFailures'

describe.each(databases)('migrations on $name', ({ name, open }) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.discard())

  it('leave a database alone that is up to date', async () => {
    const before = await contentOf(database.db)
    await migrate(database.db)
    expect(await contentOf(database.db)).toBe(before)
  })

  it.each([
    ['a database from before 0.4.0', '001_accounts'],
    ['a database of a newer release', '999_future'],
  ])('refuse %s in one sentence, and change nothing', async (_, migration) => {
    await sql`update kysely_migration set name = ${migration}`.execute(database.db)
    const before = await contentOf(database.db)
    await expect(migrate(database.db)).rejects.toThrow(
      `The database was made by another version of Jani (its migration ${migration} is unknown to this one); ` +
        'start that version, or set DATA_DIR or DATABASE_URL to an empty database.',
    )
    expect(await contentOf(database.db)).toBe(before)
    expect((await sql`select name from kysely_migration`.execute(database.db)).rows).toEqual([{ name: migration }])
  })

  if (name === 'PostgreSQL')
    it('do not wait forever for a server that holds the lock', async () => {
      const connection = await openPostgresForMigrations((database.location as { postgresUrl: string }).postgresUrl)
      const shown = underMigrationLock(connection, (locked) => sql`show lock_timeout`.execute(locked))
      expect((await shown).rows).toEqual([{ lock_timeout: '10min' }])
      await connection.destroy()
    })

  if (name === 'PostgreSQL')
    it('of several servers that start at the same time run once, whatever timeout the database sets', async () => {
      const { postgresUrl } = database.location as { postgresUrl: string }
      await emptyPostgres(database.db)
      const holder = new Client({ connectionString: postgresUrl })
      await holder.connect()
      await holder.query(`select pg_advisory_lock(3853314791062309107)`) // Kysely's lock
      await holder.query(`alter database ${new URL(postgresUrl).pathname.slice(1)} set statement_timeout = 100`)
      const starting = Promise.all([1, 2, 3].map(() => openMigratedDatabase({ postgresUrl })))
      await wait(300)
      await holder.end()
      for (const server of await starting) await server.destroy()
    })
})

it.each(lastingDatabases)('migrations of $name refuse what a newer release makes meanwhile', async ({ open }) => {
  const database = await open()
  const newer = await openDatabase(database.location)
  let older: Promise<unknown> = Promise.resolve()
  await underMigrationLock(newer, async (locked) => {
    await sql`update kysely_migration set name = '999_future'`.execute(locked)
    older = migrate(database.db)
    older.catch(() => undefined)
    await wait(200)
  })
  await expect(older).rejects.toThrow(/^The database was made by another version of Jani/)
  await newer.destroy()
  await database.discard()
})
