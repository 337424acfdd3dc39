import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { loadDatabaseLocation } from '~/server/config/config'
import { hasTokenSecret, prepareDataFolder } from '~/server/config/dataFolder'
import { throwExplained } from '~/server/domain/fileErrors'
import { endAllConsents } from '~/server/persistence/casePhotoRepository'
import { openDatabase, requireDatabase, type DatabaseLocation } from '~/server/persistence/database'
import { restorePostgres } from '~/server/persistence/postgresBackup'
import { acceptLaterTokens } from '~/server/persistence/sessionRepository'
import { restoreSqlite } from '~/server/persistence/sqliteBackup'

import { hashFile } from './backUp'
import { readManifest } from './manifest'

type RestoreDeps = {
  environment: NodeJS.ProcessEnv
  /** A file that `backUp` wrote, or a folder of them, whose newest is used. */
  backup: string
}

/** `sessions`: a sentence. */
type Restored = { database: string; takenAt: string; sessions: string }

const KEPT = 'Accounts that were logged in then still are, if the token secret is the same.'
const ENDED =
  'There is no token secret in DATA_DIR and no TOKEN_SECRET: everybody has to log in again, unless you put it back before the start.'

const UNSETTLED =
  'The database is restored, but sessions and consents are not settled: run npm run restore -- --sessions-only before the server starts.'

/** Restores a backup into the empty configured database, with the server stopped; throws one sentence. */
export async function restore({ environment, backup }: RestoreDeps): Promise<Restored> {
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
    await restoreSqlite(file, database.sqliteFile, (sqliteFile) => settleRestored({ sqliteFile }))
    const hasSecret = Boolean(environment['TOKEN_SECRET']?.trim()) || hasTokenSecret(dirname(database.sqliteFile))
    return { database: database.sqliteFile, takenAt: manifest.takenAt, sessions: hasSecret ? KEPT : ENDED }
  }
  await restorePostgres(file, database.postgresUrl, environment['PATH'])
  await settleRestored(database).catch((cause: unknown) => {
    throw new Error(UNSETTLED, { cause })
  })
  return { database: 'the PostgreSQL database', takenAt: manifest.takenAt, sessions: KEPT }
}

/** After a restore by another program, with the server stopped. */
export async function keepSessions({ environment }: Pick<RestoreDeps, 'environment'>): Promise<string> {
  const database = loadDatabaseLocation(environment)
  requireDatabase(database)
  await settleRestored(database)
  return KEPT
}

/** Of consents nobody knows which were withdrawn after the backup. */
async function settleRestored(location: DatabaseLocation) {
  const db = await openDatabase(location)
  try {
    await acceptLaterTokens(db)
    await endAllConsents(db)
  } finally {
    await db.destroy()
  }
}

/** Names contain the time of the backup, so they sort by it. */
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
