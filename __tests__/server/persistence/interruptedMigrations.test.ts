import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import type { Migration } from 'kysely'

import { openDatabase, openMigratedDatabase } from '~/server/persistence/database'
import type { DatabaseLocation } from '~/server/persistence/database'
import { underMigrationLock } from '~/server/persistence/inTransaction'
import { migrate } from '~/server/persistence/migrate'
import { openPostgresForMigrations } from '~/server/persistence/openPostgres'
import type { OpenDatabase } from '~/server/persistence/schema'

import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import {
  beforeStatements,
  contentOf,
  emptyPostgres,
  failAt,
  fillTables,
  laterMigration,
  withPlugin,
} from '../../support/migrationFailures'
import { runSource } from '../../support/runSource'
import { violatedInvariants } from '../../support/scans'

jest.setTimeout(120_000)

type Start = { later: Record<string, Migration>; prepare: (db: OpenDatabase) => Promise<void>; statements: number }

/** What a start may find, and how many statements it runs at least. */
const STARTS: [string, Start][] = [
  ['an empty database', { later: {}, prepare: async () => undefined, statements: 30 }],
  [
    'a database with rows in every table',
    {
      later: { '002': laterMigration },
      async prepare(db) {
        await migrate(db)
        await fillTables(db)
      },
      statements: 5,
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
async function migrateFailing(location: DatabaseLocation, db: OpenDatabase, failing: number, { later }: Start) {
  if ('sqliteFile' in location) return migrate(withPlugin(db, failAt(failing)), later)
  const connection = await openPostgresForMigrations(location.postgresUrl)
  await migrate(withPlugin(connection, failAt(failing)), later).finally(() => connection.destroy())
}

async function migratedContent({ prepare, later }: Start) {
  const db = await openDatabase({ sqliteFile: ':memory:' })
  await prepare(db)
  await migrate(db, later)
  const content = await contentOf(db)
  await db.destroy()
  return content
}

describe.each(databases)('a migration on $name', ({ name, open }) => {
  let database: TestDatabase
  let db: OpenDatabase
  beforeEach(async () => {
    database = await open()
    db = name === 'SQLite' ? await openDatabase({ sqliteFile: ':memory:' }) : database.db
    if (name === 'PostgreSQL') await emptyPostgres(db)
  })
  afterEach(async () => {
    if (db !== database.db) await db.destroy()
    await database.discard()
  })

  it.each(STARTS)(
    'that fails at any statement leaves %s as it was, and the next start completes it',
    async (_, start) => {
      await start.prepare(db)
      const before = await contentOf(db)
      const contents: string[] = []
      const statements = await failAtEveryStatement(
        (failing) => migrateFailing(database.location, db, failing, start),
        async () => void contents.push(await contentOf(db)),
      )
      expect(statements).toBeGreaterThan(start.statements)
      const after = await contentOf(db)
      // PostgreSQL gives up its lock in a statement that comes after the migration
      expect(contents.filter((content) => content !== before && content !== after)).toEqual([])
      expect(contents.filter((content) => content === before).length).toBeGreaterThanOrEqual(statements - 1)
      if (name === 'SQLite') expect(after).toBe(await migratedContent(start))
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

  async function prepareFile({ prepare }: Start) {
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

  it.each(STARTS)('survives a kill at any statement of the migration of %s', async (_, start) => {
    await prepareFile(start)
    const db = await openDatabase({ sqliteFile })
    const copies: string[] = []
    const copying = beforeStatements((statement) => copies.push(copyTo(`killed-${statement}`)))
    await migrate(withPlugin(db, copying), start.later)
    await db.destroy()
    const expected = await migratedContent(start)
    expect(copies.length).toBeGreaterThan(start.statements)
    for (const copy of copies) {
      const started = await openDatabase({ sqliteFile: copy })
      await migrate(started, start.later)
      expect(await contentOf(started)).toBe(expected)
      await started.destroy()
    }
  })

  it('that has a table already is refused with the first error, and stays as it was', async () => {
    const db = await openDatabase({ sqliteFile })
    await sql`create table session (id text primary key)`.execute(db)
    const before = await contentOf(db)
    await expect(migrate(db)).rejects.toThrow(
      'The database could not be brought up to date (table session already exists) and is unchanged. ' +
        'Remove the cause and start again, or restore a backup.',
    )
    expect(await contentOf(db)).toBe(before)
    await db.destroy()
  })

  it('reports the first error of a migration although SQLite has rolled back on its own', async () => {
    const db = await openDatabase({ sqliteFile })
    await sql`pragma max_page_count = 1`.execute(db) // no less than the file has, says SQLite
    await expect(migrate(db)).rejects.toThrow(
      /^The database could not be brought up to date \(database or disk is full\)/,
    )
    await db.destroy()
    await (await openMigratedDatabase({ sqliteFile })).destroy()
  })

  it('is brought up to date once by servers that start at the same time', async () => {
    const inThisProcess = [1, 2, 3].map(() => openMigratedDatabase({ sqliteFile }))
    const program = join('..', '..', '__tests__', 'support', 'migrateOnce.ts')
    const others = await Promise.all([1, 2].map(() => runSource(program, folder, [sqliteFile])))
    expect(others).toEqual([1, 2].map(() => ({ code: 0, stdout: 'up to date\n', stderr: '' })))
    const expected = await migratedContent(STARTS[0]![1])
    for (const db of await Promise.all(inThisProcess)) {
      expect(await contentOf(db)).toBe(expected)
      await db.destroy()
    }
  })

  it('is waited for while another process writes, but not forever', async () => {
    await prepareFile(STARTS[0]![1])
    const other = new SQLite(sqliteFile)
    other.exec('begin immediate')
    const db = await openDatabase({ sqliteFile })
    await expect(underMigrationLock(db, async () => 'written', 50)).rejects.toHaveProperty('code', 'SQLITE_BUSY')
    const waiting = migrate(db)
    await new Promise((resolve) => setTimeout(resolve, 100))
    other.exec('rollback')
    other.close()
    await waiting
    await db.destroy()
  })
})
