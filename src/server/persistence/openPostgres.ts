import { Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types, type PoolConfig } from 'pg'

import { codeOf, messageOf } from '~/server/domain/domainError'

import type { OpenDatabase, Schema } from './schema'

const CONNECT_TIMEOUT_MS = 4_000

/** A longer wait would outlive the client's ten seconds. */
const REQUEST_TIMEOUTS: PoolConfig = {
  statement_timeout: 4_000,
  /** For dead connections that report no error. */
  query_timeout: 5_000,
}

/** Indexing a large table takes minutes, and so may another server's migration. */
const MIGRATION_TIMEOUTS: PoolConfig = { max: 1, options: '-c statement_timeout=0 -c lock_timeout=10min' }

/** One page of rows at a time, which nobody waits for; the server's other connections stay free. */
const READER_TIMEOUTS: PoolConfig = { max: 1, statement_timeout: 60_000, query_timeout: 65_000 }

/** All throw one sentence, without the password, if the database does not respond. */
export const openPostgres = (url: string) => connect(url, REQUEST_TIMEOUTS)
export const openPostgresForMigrations = (url: string) => connect(url, MIGRATION_TIMEOUTS)
export const openPostgresReader = (url: string) => connect(url, READER_TIMEOUTS)

/** Times fit a double; pg would return text. */
const parsers = new TypeOverrides()
parsers.setTypeParser(types.builtins.INT8, Number)

async function connect(url: string, timeouts: PoolConfig): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: parsers,
    ...timeouts,
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
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return Object.assign(db, { dialect: 'postgres' as const, driver: pool })
}

function hostOf(url: string) {
  if (!URL.canParse(url)) return 'the given address'
  return new URL(url).host || 'the local socket'
}

/** Hosts with several addresses fail with one error per address and an empty message. */
const reasonOf = (error: unknown) => messageOf(error) || codeOf(error)
