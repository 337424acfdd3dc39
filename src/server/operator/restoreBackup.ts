import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { loadDatabaseLocation } from '../config/config'
import { prepareDataFolder } from '../config/dataFolder'
import { throwExplained } from '../domain/fileErrors'
import { openDatabase } from '../persistence/database'
import type { DatabaseLocation } from '../persistence/database'
import { restorePostgres } from '../persistence/postgresBackup'
import { acceptLaterTokens } from '../persistence/sessionRepository'
import { restoreSqlite } from '../persistence/sqliteBackup'
import { hashFile } from './backUp'
import { readManifest } from './manifest'

type RestoreDeps = {
  environment: NodeJS.ProcessEnv
  /** A file that `backUp` made, or a folder with such files, of which the newest is taken. */
  backup: string
}

/** Restores a backup into the empty database that the settings name, with the server stopped; throws one sentence. */
export async function restore({ environment, backup }: RestoreDeps): Promise<{ database: string; takenAt: string }> {
  const database = loadDatabaseLocation(environment)
  const file = newestBackup(backup)
  const manifest = readManifest(file)
  const sha256 = await hashFile(file).catch(throwExplained(`The backup ${file} cannot be read`))
  if (sha256 !== manifest.sha256) throw new Error(`The backup ${file} is damaged; use another one.`)
  const kind = 'sqliteFile' in database ? 'SQLite' : 'PostgreSQL'
  if (manifest.database !== kind)
    throw new Error(`The backup ${file} is of a ${manifest.database} database, and the settings name a ${kind} one.`)
  if ('sqliteFile' in database) {
    prepareDataFolder(dirname(database.sqliteFile))
    await restoreSqlite(file, database.sqliteFile)
    await keepSessions(database)
    return { database: database.sqliteFile, takenAt: manifest.takenAt }
  }
  await restorePostgres(file, database.postgresUrl, environment['PATH'])
  await keepSessions(database)
  return { database: 'the PostgreSQL database', takenAt: manifest.takenAt }
}

async function keepSessions(location: DatabaseLocation) {
  const db = await openDatabase(location)
  await acceptLaterTokens(db).finally(() => db.destroy())
}

/** Backups are named after the time at which they were taken. */
function newestBackup(path: string) {
  if (!existsSync(path)) throw new Error(`There is no backup at ${path}.`)
  if (!statSync(path).isDirectory()) return path
  const newest = readdirSync(path)
    .filter((name) => /^jani-.*\.(sqlite|dump)$/.test(name))
    .sort()
    .at(-1)
  if (newest === undefined) throw new Error(`There is no backup in ${path}.`)
  return join(path, newest)
}
