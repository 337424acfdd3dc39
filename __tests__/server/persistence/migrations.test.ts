import { Kysely, Migrator, sql } from 'kysely'
import type { Migration } from 'kysely'
import { Client } from 'pg'

import { openDatabase, openMigratedDatabase } from '~/server/persistence/database'
import type { Database } from '~/server/persistence/schema'
import { dialectOf } from '~/server/persistence/dialectOf'
import { createLedgerRepository } from '~/server/persistence/ledgerRepository'
import { latestMigration, migrate } from '~/server/persistence/migrate'
import * as accounts from '~/server/persistence/migrations/001_accounts'
import * as diagnoses from '~/server/persistence/migrations/002_diagnoses'
import * as devices from '~/server/persistence/migrations/003_devices'
import * as ledger from '~/server/persistence/migrations/004_ledger'
import * as storedAnswers from '~/server/persistence/migrations/005_stored_answers'
import * as answersByPhoto from '~/server/persistence/migrations/006_answers_by_photo'
import { openPostgresForMigrations } from '~/server/persistence/openPostgres'

import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { violatedInvariants } from '../../support/scans'

const NOW = 1_900_000_000_000
const older: Record<string, Migration> = {
  '001_accounts': accounts,
  '002_diagnoses': diagnoses,
  '003_devices': devices,
  '004_ledger': ledger,
  '005_stored_answers': storedAnswers,
  '006_answers_by_photo': answersByPhoto,
}

/** Takes everything away and migrates as an older release did, up to the given migration. */
async function rebuild(db: Database, upTo: string) {
  if (dialectOf(db) === 'postgres') {
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
  }
  const known = Object.fromEntries(Object.entries(older).filter(([name]) => name <= upTo))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
}

const addAccount = (db: Database, id: string, credits: number) =>
  sql`insert into account (id, username, email, password_hash, credits, created_at)
      values (${id}, 'Otieno', ${`${id}@example.com`}, 'h', ${credits}, ${NOW})`.execute(db)

describe.each(databases)('migrations on $name', ({ name, open }) => {
  let database: TestDatabase
  let db: Database
  beforeEach(async () => {
    database = await open()
    db = name === 'SQLite' ? await openDatabase({ sqliteFile: ':memory:' }) : database.db
  })
  afterEach(async () => {
    if (db !== database.db) await db.destroy()
    await database.discard()
  })

  it('rename tables and columns without losing a row', async () => {
    await rebuild(db, '006')
    await addAccount(db, 'a', 0)
    await sql`insert into session (id, account_id, active_hash, parent_hash, created_at, used_at, mark_hash, is_bound)
              values ('s', 'a', 'active', 'parent', 1, 2, 'mark', 1)`.execute(db)
    await sql`insert into device (hash, account_id, used_at) values ('h', 'a', 3)`.execute(db)
    await sql`insert into diagnosis (id, account_id, verdict, model_version, report, charge, created_at)
              values ('d', 'a', 'unsure', 'm', 'r', 0, 4)`.execute(db)
    await sql`insert into stored_answer (diagnosis_id, account_id, idempotency_key, photo_hash, body, created_at)
              values ('d', 'a', 'k', 'p', '{}', 5)`.execute(db)
    await migrate(db)
    expect(await db.selectFrom('session').selectAll().executeTakeFirst()).toEqual({
      id: 's',
      account_id: 'a',
      refresh_token_hash: 'active',
      previous_refresh_token_hash: 'parent',
      created_at: 1,
      last_used_at: 2,
      revoked_at: null,
      device_token_hash: 'mark',
      is_device_bound: 1,
    })
    const device = { token_hash: 'h', account_id: 'a', last_used_at: 3 }
    expect(await db.selectFrom('device').selectAll().executeTakeFirst()).toEqual(device)
    expect(await db.selectFrom('idempotent_response').selectAll().executeTakeFirst()).toMatchObject({
      diagnosis_id: 'd',
      account_id: 'a',
      idempotency_key: 'k',
      photo_hash: 'p',
      response_body: '{}',
      created_at: 5,
    })
  })

  it('give the accounts of a database without a ledger an opening entry', async () => {
    await rebuild(db, '003')
    for (const credits of [0, 3]) await addAccount(db, `account ${credits}`, credits)
    // a migration is written for no schema in particular
    await ledger.up(db as unknown as Kysely<unknown>)
    const opening = { kind: 'opening', amount: 3, reference: 'account 3', reason: undefined, createdAt: NOW }
    expect(await createLedgerRepository(db).entriesOf('account 3')).toEqual([opening])
  })

  it('leave a database alone that is up to date', async () => {
    await migrate(database.db)
    expect(await violatedInvariants(database.db)).toEqual([])
  })

  it('accept the one migration of the next release, and refuse a database that is newer than that', async () => {
    const pretend = (migration: string) =>
      sql`insert into kysely_migration (name, timestamp) values (${migration}, '2099')`.execute(database.db)
    await pretend(`${latestMigration}_next`)
    await migrate(database.db)
    await pretend('999_future')
    await expect(migrate(database.db)).rejects.toThrow(
      `The database could not be brought up to date (it is of a newer release: ${latestMigration}_next, 999_future) ` +
        'and is unchanged. Remove the cause and start again, or restore a backup.',
    )
  })

  if (name === 'PostgreSQL')
    it('do not wait for ever for a server that holds the lock', async () => {
      const { dialect } = await openPostgresForMigrations((database.location as { postgresUrl: string }).postgresUrl)
      const connection = new Kysely({ dialect })
      expect((await sql`show lock_timeout`.execute(connection)).rows).toEqual([{ lock_timeout: '10min' }])
      await connection.destroy()
    })

  if (name === 'PostgreSQL')
    it('of several servers that start at the same time run once, whatever timeout the database sets', async () => {
      const { postgresUrl } = database.location as { postgresUrl: string }
      await sql`drop schema public cascade`.execute(db)
      await sql`create schema public`.execute(db)
      const holder = new Client({ connectionString: postgresUrl })
      await holder.connect()
      await holder.query(`select pg_advisory_lock(3853314791062309107)`) // Kysely's lock
      await holder.query(`alter database ${new URL(postgresUrl).pathname.slice(1)} set statement_timeout = 100`)
      const starting = Promise.all([1, 2, 3].map(() => openMigratedDatabase({ postgresUrl })))
      await new Promise((resolve) => setTimeout(resolve, 300))
      await holder.end()
      for (const server of await starting) await server.destroy()
    })
})
