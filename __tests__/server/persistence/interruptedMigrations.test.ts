import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import SQLite from 'better-sqlite3'
import { Kysely, sql } from 'kysely'

import { openDatabase, openMigratedDatabase } from '~/server/persistence/database'
import type { DatabaseLocation } from '~/server/persistence/database'
import type { Database } from '~/server/persistence/schema'
import { underWriteLock } from '~/server/persistence/inTransaction'
import { latestMigration, migrate } from '~/server/persistence/migrate'
import { openPostgresForMigrations } from '~/server/persistence/openPostgres'
import type { Schema } from '~/server/persistence/schema'

import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { RELEASE_0_2, beforeStatements, contentOf, emptyPostgres, failAt, fillRelease } from '../../support/releases'
import { migrateAsBefore } from '../../support/releases'
import { runSource } from '../../support/runSource'
import { violatedInvariants } from '../../support/scans'

jest.setTimeout(120_000)

/** The databases that a start may find. */
const OLD: [string, (db: Database) => Promise<void>][] = [
  ['an empty database', async () => undefined],
  [
    'a database of 0.2.0 with rows in every table',
    async (db) => {
      await migrateAsBefore(db, RELEASE_0_2)
      await fillRelease(db)
    },
  ],
]

/** Migrates with a failure at the first statement, at the second, and so on, until one run has no such statement. */
async function failAtEveryStatement(migrateOnce: (failing: number) => Promise<unknown>, onFailed: () => Promise<void>) {
  for (let failing = 1; ; failing++) {
    const failure = await migrateOnce(failing).then(
      () => undefined,
      (error: unknown) => error as Error,
    )
    if (failure === undefined) return failing - 1
    expect(failure.message).toContain('The disk is on fire.')
    await onFailed()
  }
}

/** As a start of the server does, with a connection of its own on PostgreSQL. */
async function migrateFailing(location: DatabaseLocation, db: Database, failing: number) {
  if ('sqliteFile' in location) return migrate(db.withPlugin(failAt(failing)))
  const { dialect } = await openPostgresForMigrations(location.postgresUrl)
  const connection = new Kysely<Schema>({ dialect, plugins: [failAt(failing)] })
  await migrate(connection).finally(() => connection.destroy())
}

async function migratedContent(prepare: (db: Database) => Promise<void>) {
  const db = await openDatabase({ sqliteFile: ':memory:' })
  await prepare(db)
  await migrate(db)
  const content = await contentOf(db)
  await db.destroy()
  return content
}

describe.each(databases)('a migration on $name', ({ name, open }) => {
  let database: TestDatabase
  let db: Database
  beforeEach(async () => {
    database = await open()
    db = name === 'SQLite' ? await openDatabase({ sqliteFile: ':memory:' }) : database.db
    if (name === 'PostgreSQL') await emptyPostgres(db)
  })
  afterEach(async () => {
    if (db !== database.db) await db.destroy()
    await database.discard()
  })

  // a migration of PostgreSQL from nothing takes seconds each time
  it.each(name === 'SQLite' ? OLD : OLD.slice(1))(
    'that fails at any statement leaves %s as it was, and the next start completes it',
    async (_, prepare) => {
      await prepare(db)
      const before = await contentOf(db)
      const contents: string[] = []
      const statements = await failAtEveryStatement(
        (failing) => migrateFailing(database.location, db, failing),
        async () => void contents.push(await contentOf(db)),
      )
      expect(statements).toBeGreaterThan(25)
      const after = await contentOf(db)
      // PostgreSQL gives up its lock in a statement that comes after the migration
      expect(contents.filter((content) => content !== before && content !== after)).toEqual([])
      expect(contents.filter((content) => content === before).length).toBeGreaterThanOrEqual(statements - 1)
      if (name === 'SQLite') expect(after).toBe(await migratedContent(prepare))
      expect(await violatedInvariants(db)).toEqual([])
    },
  )
})

describe('a SQLite file', () => {
  let folder: string
  let sqliteFile: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jani-migration-'))
    sqliteFile = join(folder, 'jani.sqlite')
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  async function prepareFile(prepare: (db: Database) => Promise<void>) {
    const db = await openDatabase({ sqliteFile })
    await prepare(db)
    await db.destroy()
  }

  /** What a kill at this moment would leave. */
  function copyTo(name: string) {
    const copy = join(folder, name)
    for (const suffix of ['', '-wal'])
      if (existsSync(sqliteFile + suffix)) copyFileSync(sqliteFile + suffix, copy + suffix)
    return copy
  }

  it.each(OLD)('survives a kill at any statement of the migration of %s', async (_, prepare) => {
    await prepareFile(prepare)
    const db = await openDatabase({ sqliteFile })
    const copies: string[] = []
    await migrate(db.withPlugin(beforeStatements((statement) => copies.push(copyTo(`killed-${statement}`)))))
    await db.destroy()
    const expected = await migratedContent(prepare)
    expect(copies.length).toBeGreaterThan(25)
    for (const copy of copies) {
      const started = await openMigratedDatabase({ sqliteFile: copy })
      expect(await contentOf(started)).toBe(expected)
      await started.destroy()
    }
  })

  it.each([
    ...OLD,
    [
      'a database without a ledger',
      async (db: Database) => {
        await migrateAsBefore(db, '003_devices')
        await sql`insert into account values ('a', 'Otieno', 'o@example.com', 'h', 3, 0)`.execute(db)
      },
    ],
  ] as typeof OLD)('that earlier builds left half migrated from %s is completed', async (_, prepare) => {
    const expected = await migratedContent(prepare)
    const interrupt = async (failing: number) => {
      const db = await openDatabase({ sqliteFile: ':memory:' })
      await prepare(db)
      await sql`create table _litestream_seq (id integer)`.execute(db)
      const failure: unknown = await migrateAsBefore(db.withPlugin(failAt(failing)), latestMigration).catch(
        (error: unknown) => error,
      )
      await migrate(db)
      await sql`drop table _litestream_seq`.execute(db)
      expect(await contentOf(db)).toBe(expected)
      await db.destroy()
      if (failure !== undefined) throw failure as Error
    }
    expect(await failAtEveryStatement(interrupt, async () => undefined)).toBeGreaterThan(25)
  })

  it('that somebody has changed by hand is refused with the first error, and stays as it was', async () => {
    const db = await openDatabase({ sqliteFile })
    await migrateAsBefore(db, RELEASE_0_2)
    await sql`alter table account add column suspended_at bigint`.execute(db)
    const before = await contentOf(db)
    await expect(migrate(db)).rejects.toThrow(
      'The database could not be brought up to date (duplicate column name: suspended_at) and is unchanged. ' +
        'Remove the cause and start again, or restore a backup.',
    )
    expect(await contentOf(db)).toBe(before)
    await db.destroy()
  })

  it('reports the first error of a migration although SQLite has rolled back on its own', async () => {
    await prepareFile(OLD[1]![1])
    const db = await openDatabase({ sqliteFile })
    await sql`pragma max_page_count = 1`.execute(db) // no less than the file has, says SQLite
    await expect(migrate(db)).rejects.toThrow(
      /^The database could not be brought up to date \(database or disk is full\)/,
    )
    await db.destroy()
    await (await openMigratedDatabase({ sqliteFile })).destroy()
  })

  it.each(OLD)('is brought up to date once by servers that start at the same time on %s', async (_, prepare) => {
    await prepareFile(prepare)
    const inThisProcess = [1, 2, 3].map(() => openMigratedDatabase({ sqliteFile }))
    const program = join('..', '..', '__tests__', 'support', 'migrateOnce.ts')
    const others = await Promise.all([1, 2].map(() => runSource(program, folder, [sqliteFile])))
    expect(others).toEqual([1, 2].map(() => ({ code: 0, stdout: 'up to date\n', stderr: '' })))
    const expected = await migratedContent(prepare)
    for (const db of await Promise.all(inThisProcess)) {
      expect(await contentOf(db)).toBe(expected)
      await db.destroy()
    }
  })

  it('is waited for while another process writes, but not for ever', async () => {
    await prepareFile(OLD[0]![1])
    const other = new SQLite(sqliteFile)
    other.exec('begin immediate')
    const db = await openDatabase({ sqliteFile })
    await expect(underWriteLock(db, 50, async () => 'written')).rejects.toHaveProperty('code', 'SQLITE_BUSY')
    const waiting = migrate(db)
    await new Promise((resolve) => setTimeout(resolve, 100))
    other.exec('rollback')
    other.close()
    await waiting
    await db.destroy()
  })
})
