import { randomUUID } from 'node:crypto'

import { openDatabase } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'

import { administer, databaseUrl } from './postgresAdmin'
import { createPostgresServer } from './postgresServer'
import type { PostgresServer } from './postgresServer'

declare global {
  var testPostgres: PostgresServer | undefined
}

/** Jest's global setup: starts a throw-away PostgreSQL unless TEST_POSTGRES_URL names one, with a database to copy. */
export default async function startPostgres() {
  const given = process.env['TEST_POSTGRES_URL']
  try {
    const url = given ? given : await startServer()
    process.env['TEST_POSTGRES_TEMPLATE'] = await createTemplate(url)
    process.env['TEST_POSTGRES_URL'] = url
  } catch (cause) {
    const message = `No PostgreSQL to test on: ${cause instanceof Error ? cause.message : String(cause)}`
    if (process.env['CI']) throw new Error(message, { cause })
    console.warn(`${message}\nThe tests run on SQLite alone. Set TEST_POSTGRES_URL to test on a PostgreSQL of yours.`)
  }
}

async function startServer() {
  globalThis.testPostgres = await createPostgresServer()
  await globalThis.testPostgres.start()
  return globalThis.testPostgres.url
}

/** Copying a migrated database takes a tenth of the time of migrating a new one. */
async function createTemplate(server: string) {
  const name = `test_template_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name}`)
  const db = await openDatabase({ postgresUrl: databaseUrl(server, name) })
  await migrate(db).finally(() => db.destroy())
  return name
}
