import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types, type PoolConfig } from 'pg'

import { codeOf, messageOf } from '~/server/domain/errorText'

import type { OpenDatabase, Schema } from './schema'

const CONNECT_TIMEOUT_MS = 4_000

/**
 * For dead connections that report no error: a second more than the limit of a statement, which the migration makes a
 * default of the role. A longer one would outlive the client's ten seconds.
 */
const REQUEST_OPTIONS: PoolConfig = { query_timeout: 5_000 }

const MIGRATION_OPTIONS: PoolConfig = { max: 1 }

/** One page at a time, under the limit of `readPage`; the server's other connections stay free. */
const READER_OPTIONS: PoolConfig = { max: 1, query_timeout: 65_000 }

/** All throw one sentence, without the password, if the database does not respond. */
export const openPostgres = (url: string) => connect(url, REQUEST_OPTIONS)
export const openPostgresForMigrations = (url: string) => connect(url, MIGRATION_OPTIONS)
export const openPostgresReader = (url: string) => connect(url, READER_OPTIONS)

/** Times fit a double; pg would return text. */
const parsers = new TypeOverrides()
parsers.setTypeParser(types.builtins.INT8, Number)

/** Kysely's lock belongs to a session, which a pooler does not keep: `underMigrationLock` takes one of a transaction. */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock = async () => undefined
  override releaseMigrationLock = async () => undefined
}

class Dialect extends PostgresDialect {
  override createAdapter = () => new Adapter()
}

async function connect(url: string, options: PoolConfig): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: parsers,
    ...options,
  })
  // the pool replaces broken connections; without a listener the event would end the process
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end()
    throw new Error(`PostgreSQL at ${hostOf(url)} cannot be used: ${reasonOf(cause)}. Check DATABASE_URL.`, { cause })
  }
  const db = new Kysely<Schema>({ dialect: new Dialect({ pool }) })
  return Object.assign(db, { dialect: 'postgres' as const, driver: pool })
}

function hostOf(url: string) {
  if (!URL.canParse(url)) return 'the given address'
  return new URL(url).host || 'the local socket'
}

/** Hosts with several addresses fail with one error per address and an empty message. */
const reasonOf = (error: unknown) => messageOf(error) || codeOf(error)
