import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Config } from './config'
import type { DatabaseLocation } from './persistence/database'

const SQLITE_FILE = 'jani.sqlite'

/** Throws one sentence when the SQLite file that the settings name is not there. */
export function expectDatabase(location: DatabaseLocation) {
  if ('sqliteFile' in location && !existsSync(location.sqliteFile))
    throw new Error(`There is no database at ${location.sqliteFile}. Check DATA_DIR and DATABASE_URL.`)
}

/** Where the settings say that the database is. */
export const locate = ({ dataDir, postgresUrl }: Pick<Config, 'dataDir' | 'postgresUrl'>): DatabaseLocation =>
  postgresUrl === undefined ? { sqliteFile: join(dataDir, SQLITE_FILE) } : { postgresUrl }
