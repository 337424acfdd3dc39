import { Pool } from 'pg'

const pools = new Map<string, Pool>()

/** Runs one statement outside the databases of the tests. The connections are kept for the next ones. */
export async function administer(server: string, statement: string) {
  const pool = pools.get(server) ?? new Pool({ connectionString: server, max: 2, allowExitOnIdle: true })
  if (!pools.has(server)) pool.on('error', () => undefined) // the server may be removed while a connection is idle
  pools.set(server, pool)
  await pool.query(statement)
}

export function databaseUrl(server: string, name: string) {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
