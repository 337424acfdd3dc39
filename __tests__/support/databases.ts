import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { Client } from 'pg'

import { openDatabase } from '~/server/persistence/database'
import type { Database, DatabaseLocation } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'

export type TestDatabase = { db: Database; location: DatabaseLocation; close: () => Promise<void> }

const postgres = process.env['TEST_POSTGRES_URL']

/** The kinds of database to test on; `open` returns a new, migrated one. */
export const databases: { name: string; open: () => Promise<TestDatabase> }[] = [
  { name: 'SQLite', open: () => prepare({ sqliteFile: ':memory:' }) },
  ...(postgres === undefined ? [] : [{ name: 'PostgreSQL', open: () => openPostgres(postgres) }]),
]

/** The same with SQLite in a file, which several processes can open. */
export const lastingDatabases: typeof databases = databases.map((kind) =>
  kind.name === 'SQLite' ? { name: 'SQLite', open: openFile } : kind,
)

async function openFile() {
  const folder = await mkdtemp(path.join(tmpdir(), 'jani-database-'))
  return prepare({ sqliteFile: path.join(folder, 'jani.sqlite') }, () => rm(folder, { recursive: true }))
}

async function prepare(location: DatabaseLocation, drop?: () => Promise<void>): Promise<TestDatabase> {
  const db = await openDatabase(location)
  await migrate(db)
  const close = async () => {
    await db.destroy()
    await drop?.()
  }
  return { db, location, close }
}

/** Each caller gets a database of its own, so that test files can run in parallel. */
async function openPostgres(server: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return prepare({ postgresUrl: url.href }, () => administer(server, `drop database ${name} with (force)`))
}

async function administer(server: string, statement: string) {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
