import { spawn } from 'node:child_process'

import { Client } from 'pg'

import { codeOf } from '~/server/domain/errorText'

import { openDatabase } from './database'
import { executedMigrations } from './migrate'

/** Without extensions, which only an administrator may create; a restore with it needs no `create schema` either. */
const OURS = '--schema=public'

/**
 * Writes a consistent dump of a live database in pg_dump's custom format; resolves with its newest migration. Throws
 * one sentence without the password. `path`: search path for programs.
 */
export async function dumpPostgres(url: string, file: string, path?: string): Promise<string> {
  const db = await openDatabase({ postgresUrl: url })
  const newest = (await executedMigrations(db).finally(() => db.destroy())).at(-1)
  if (newest === undefined) throw new Error('The database that DATABASE_URL names is not a database of Jani.')
  const options = ['--format=custom', '--no-owner', '--no-privileges', OURS, `--file=${file}`]
  // queued mails hold valid links, and have been sent by the time of a restore
  await run('pg_dump', [...options, '--exclude-table-data=outbox'], url, path)
  return newest
}

/** Restores a dump into an empty database, all or nothing. */
export async function restorePostgres(dump: string, url: string, path?: string) {
  const db = await openDatabase({ postgresUrl: url })
  const tables = await db.introspection.getTables().finally(() => db.destroy())
  // extensions have views
  if (tables.some(({ isView }) => !isView))
    throw new Error('The database that DATABASE_URL names is not empty. Create a new one first.')
  const { PGDATABASE = '' } = connectionOf(url)
  const options = ['--no-owner', OURS, '--exit-on-error', '--single-transaction', `--dbname=${PGDATABASE}`]
  await run('pg_restore', [...options, dump], url, path)
}

/** Certificate files, and how strictly they are checked. */
const TLS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey']

/**
 * Reads the URL as the server's driver does. Returns environment variables, because every user of the machine can read
 * a program's arguments.
 */
function connectionOf(url: string): Record<string, string> {
  const { host, port, user, password, database } = new Client(url)
  const parameters = new URLSearchParams(url.split('?')[1])
  const tls = TLS.map(
    (name) => [`PG${name.toUpperCase()}`, parameters.get(name)?.replace('no-verify', 'require')] as const,
  )
  const given = { PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password, PGDATABASE: database }
  return Object.fromEntries(
    [...Object.entries(given), ...tls].flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

function run(program: string, args: string[], url: string, path = '') {
  return new Promise<void>((resolve, reject) => {
    const env = { PATH: path, ...connectionOf(url) }
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
    child.once('error', (cause) => {
      reject(new Error(startFailure(program, codeOf(cause)), { cause }))
    })
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${program} failed: ${errors.trim().replace(/\s+/g, ' ')}`))
    })
  })
}

const startFailure = (program: string, code: string) =>
  code === 'ENOENT'
    ? `${program} is not installed; install the client programs of PostgreSQL, of its version or newer.`
    : `${program} cannot be run (${code}).`
