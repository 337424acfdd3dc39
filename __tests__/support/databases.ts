import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { openDatabase } from '~/server/persistence/database'
import type { Database, DatabaseLocation } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'

import { administer, databaseUrl } from './postgresAdmin'

export type TestDatabase = { db: Database; location: DatabaseLocation; close: () => Promise<void> }

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
  return { db, location, close }
}

/** PostgreSQL waits 0.1 s for the last connection to end, so a test does not wait for its drop. */
const drops: Promise<unknown>[] = []
afterAll(() => Promise.all(drops))

/** Each caller gets a copy of the template of startPostgres, so that test files can run in parallel. */
async function openPostgres(server: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template ${process.env['TEST_POSTGRES_TEMPLATE']}`)
  const location = { postgresUrl: databaseUrl(server, name) }
  const db = await openDatabase(location)
  const close = async () => {
    await db.destroy()
    drops.push(administer(server, `drop database ${name} with (force)`))
  }
  return { db, location, close }
}
