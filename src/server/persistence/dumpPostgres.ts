import { spawn } from 'node:child_process'

import { codeOf } from '~/server/domain/errors'

import { checkDatabase } from './checkDatabase'
import { openDatabase } from './database'
import { latestMigration } from './migrate'

const NO_PROGRAM = 'pg_dump is not installed; install the client programs of PostgreSQL, of its version or newer.'

/**
 * Writes a consistent dump, in pg_dump's own format, of a database that may be in use. Resolves with the name of the
 * newest migration in it. Throws one sentence without the password. `path`: where programs are looked for.
 */
export async function dumpPostgres(url: string, file: string, path = ''): Promise<string> {
  const db = await openDatabase({ postgresUrl: url })
  await checkDatabase(db).finally(() => db.destroy())
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], {
    PATH: path,
    ...connectionOf(url),
  })
  return latestMigration ?? ''
}

/** As environment, for everybody on the machine can read the arguments of a program. */
export function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const sslMode = searchParams.get('sslmode')
  const given = {
    PGHOST: decodeURIComponent(hostname) || (searchParams.get('host') ?? ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: sslMode === 'no-verify' ? 'require' : (sslMode ?? ''),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

function run(program: string, words: string[], environment: Record<string, string>) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(program, words, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] })
    let complaint = ''
    child.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
    child.once('error', (cause) => {
      reject(
        new Error(codeOf(cause) === 'ENOENT' ? NO_PROGRAM : `pg_dump cannot be run (${codeOf(cause)}).`, { cause }),
      )
    })
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`pg_dump failed: ${complaint.trim().replace(/\s+/g, ' ')}`))
    })
  })
}
