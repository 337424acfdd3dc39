import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { openDatabase } from '~/server/persistence/database'
import type { Database, DatabaseLocation } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'

import { administer, databaseUrl } from './postgresAdmin'

export type TestDatabase = {
  db: Database
  location: DatabaseLocation
  close: () => Promise<void>
  /** In place of `close` after a test that changed tables: no later test gets this database. */
  discard: () => Promise<void>
}

const postgres = process.env['TEST_POSTGRES_URL']

/** The kinds of database to test on; `open` returns a new, migrated one. */
export const databases: { name: string; open: () => Promise<TestDatabase> }[] = [
  { name: 'SQLite', open: () => openSqlite({ sqliteFile: ':memory:' }) },
  ...(postgres === undefined ? [] : [{ name: 'PostgreSQL', open: () => openPostgres(postgres) }]),
]

/** The same with SQLite in a file, which several processes can open. */
export const lastingDatabases: typeof databases = databases.map((kind) =>
  kind.name === 'SQLite' ? { name: 'SQLite', open: openFile } : kind,
)

async function openFile() {
  const folder = await mkdtemp(path.join(tmpdir(), 'jani-database-'))
  return openSqlite({ sqliteFile: path.join(folder, 'jani.sqlite') }, () => rm(folder, { recursive: true }))
}

async function openSqlite(location: DatabaseLocation, remove?: () => Promise<void>): Promise<TestDatabase> {
  const db = await openDatabase(location)
  await migrate(db)
  const close = async () => {
    await db.destroy()
    await remove?.()
  }
  return { db, location, close, discard: close }
}

/** Of this test file, to be used again: a copy of the template takes PostgreSQL longer than most tests. */
const emptied: string[] = []
const created: string[] = []

async function openPostgres(server: string): Promise<TestDatabase> {
  const name = emptied.pop() ?? (await copyTemplate(server))
  const location = { postgresUrl: databaseUrl(server, name) }
  const db = await openDatabase(location)
  const discard = () => db.destroy()
  const close = async () => {
    await discard()
    await administer(location.postgresUrl, EMPTY_TABLES)
    emptied.push(name)
  }
  return { db, location, close, discard }
}

/** Without its trigger, which keeps the ledger append-only. */
const EMPTY_TABLES = `alter table ledger disable trigger user; do $$ begin execute (
  select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity'
  from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
); end $$; alter table ledger enable trigger user`

afterAll(
  () => postgres && Promise.all(created.map((name) => administer(postgres, `drop database ${name} with (force)`))),
)

async function copyTemplate(server: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template ${process.env['TEST_POSTGRES_TEMPLATE']}`)
  created.push(name)
  return name
}
