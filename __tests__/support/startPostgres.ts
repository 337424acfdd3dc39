import { createPostgresServer } from './postgresServer'
import type { PostgresServer } from './postgresServer'

declare global {
  var testPostgres: PostgresServer | undefined
}

/** Jest's global setup: starts a throw-away PostgreSQL unless TEST_POSTGRES_URL names one. */
export default async function startPostgres() {
  if (process.env['TEST_POSTGRES_URL']) return
  try {
    globalThis.testPostgres = await createPostgresServer()
    await globalThis.testPostgres.start()
    process.env['TEST_POSTGRES_URL'] = globalThis.testPostgres.url
  } catch (cause) {
    const message = `No PostgreSQL to test on: ${cause instanceof Error ? cause.message : String(cause)}`
    if (process.env['CI']) throw new Error(message, { cause })
    console.warn(`${message}\nThe tests run on SQLite alone. Set TEST_POSTGRES_URL to test on a PostgreSQL of yours.`)
  }
}
