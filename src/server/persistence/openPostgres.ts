import { PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'

import { codeOf, messageOf } from '~/server/domain/errors'

/** Waiting longer for a connection or a statement would outlive the client's ten seconds. */
const CONNECT_TIMEOUT_MS = 4_000
const STATEMENT_TIMEOUT_MS = 4_000
/** When not even the refusal of a slow statement arrives: the connection is dead and does not know it. */
const ANSWER_TIMEOUT_MS = 5_000

/** Moments fit a double; pg would hand them over as text. */
const parsers = new TypeOverrides()
parsers.setTypeParser(types.builtins.INT8, Number)

/** Throws one sentence, without the password, when the database does not answer. */
export async function openPostgres(url: string) {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    types: parsers,
  })
  pool.on('error', forget)
  pool.on('connect', (client) => client.on('error', forget))
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end()
    throw new Error(`PostgreSQL at ${hostOf(url)} cannot be used: ${reasonOf(cause)}. Check DATABASE_URL.`, { cause })
  }
  return new PostgresDialect({ pool })
}

/** A connection that breaks, idle or at work, is replaced by the pool; unheard, the event would end the process. */
function forget() {
  return undefined
}

function hostOf(url: string) {
  if (!URL.canParse(url)) return 'the given address'
  return new URL(url).host || 'the local socket'
}

/** A host with several addresses fails with one error per address and no message of its own. */
const reasonOf = (error: unknown) => messageOf(error) || codeOf(error)
