import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { openDatabase } from '~/server/persistence/database'
import type { DatabaseLocation } from '~/server/persistence/database'
import type { OpenDatabase } from '~/server/persistence/schema'

import { migratedSqlite, openMigratedSqlite } from './migratedSqlite'
import { administer, databaseUrl } from './postgresAdmin'

export type TestDatabase = {
  db: OpenDatabase
  location: DatabaseLocation
  close: () => Promise<void>
  /** In place of `close` after a test that changed tables: no later test gets this database. */
  discard: () => Promise<void>
}

/**
 * A new, migrated SQLite in memory. How a test file chooses: this one for what the server does with either database,
 * `openFile` where several processes open it, and both kinds (`describe.each(databases)`) only where SQL differs:
 * in `persistence`, and for credits, idempotency, refresh and races.
 */
export const openSqlite = async () => testDatabaseOf(await openMigratedSqlite(), { sqliteFile: ':memory:' })

/** The same in a file. */
export async function openFile(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jani-database-'))
  const location = { sqliteFile: path.join(folder, 'jani.sqlite') }
  await writeFile(location.sqliteFile, await migratedSqlite())
  return testDatabaseOf(await openDatabase(location), location, () => rm(folder, { recursive: true }))
}

function testDatabaseOf(db: OpenDatabase, location: DatabaseLocation, remove?: () => Promise<void>): TestDatabase {
  const close = async () => {
    await db.destroy()
    await remove?.()
  }
  return { db, location, close, discard: close }
}

const postgres = process.env['TEST_POSTGRES_URL']

/** Both kinds; `open` returns a new, migrated one. */
export const databases: { name: string; open: () => Promise<TestDatabase> }[] = [
  { name: 'SQLite', open: openSqlite },
  ...(postgres === undefined ? [] : [{ name: 'PostgreSQL', open: () => openPostgres(postgres) }]),
]

/** Both kinds, SQLite in a file. */
export const lastingDatabases: typeof databases = databases.map((kind) =>
  kind.name === 'SQLite' ? { ...kind, open: openFile } : kind,
)

/** Reused within a test file: a new database and its connections take longer than most tests. */
const idle: TestDatabase[] = []
const created = new Set<TestDatabase>()

async function openPostgres(server: string): Promise<TestDatabase> {
  const used = idle.pop()
  if (used) return used
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template ${process.env['TEST_POSTGRES_TEMPLATE']}`)
  const location = { postgresUrl: databaseUrl(server, name) }
  const db = await openDatabase(location)
  const discard = async () => {
    created.delete(database)
    await db.destroy()
    await administer(server, `drop database ${name} with (force)`)
  }
  const close = async () => {
    await administer(location.postgresUrl, EMPTY_TABLES)
    idle.push(database)
  }
  const database = { db, location, close, discard }
  created.add(database)
  return database
}

/** Without triggers, which keep the ledger append-only. `truncate` takes five times as long on small tables. */
const EMPTY_TABLES = `set session_replication_role = replica; do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
    execute 'delete from ' || quote_ident(name);
  end loop;
end $$; set session_replication_role = default`

afterAll(() => Promise.all([...created].map((database) => database.discard())))
