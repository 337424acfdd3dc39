import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

import type { DatabaseLocation } from '~/server/persistence/database'
import { connectionOf } from '~/server/persistence/dumpPostgres'

/** Not waited for in silence: the server goes on meanwhile, and its patience with the database is measured in seconds. */
const runProgram = promisify(execFile)

/** A folder with both the server and the programs that dump and restore its databases. */
export const postgresPrograms = [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders()].find((path) =>
  ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'pg_basebackup', 'pg_receivewal'].every((name) =>
    existsSync(join(path, name)),
  ),
)
function debianFolders() {
  const root = '/usr/lib/postgresql'
  return existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : []
}

/** As `docs/operating.md` says: the backup becomes the database of an empty folder. */
export function restoreSqlite(backup: string, folder: string): DatabaseLocation {
  mkdirSync(folder)
  const sqliteFile = join(folder, 'jani.sqlite')
  copyFileSync(backup, sqliteFile)
  return { sqliteFile }
}

/** The same as a new database of the server at `url`. */
export async function restorePostgres(backup: string, url: string, name: string) {
  const run = async (program: string, ...options: string[]) => {
    await runProgram(join(postgresPrograms!, program), options, {
      env: { PATH: postgresPrograms, ...connectionOf(url) },
    })
  }
  await run('psql', '--quiet', `--command=create database ${name}`)
  await run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${name}`, backup)
  const restored = new URL(url)
  restored.pathname = `/${name}`
  const location: DatabaseLocation = { postgresUrl: restored.href }
  return { location, drop: () => run('psql', '--quiet', `--command=drop database ${name}`) }
}
