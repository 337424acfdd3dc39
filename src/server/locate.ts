import { join } from 'node:path'

import type { Config } from './config'
import type { DatabaseLocation } from './persistence/database'

const SQLITE_FILE = 'jani.sqlite'

/** Where the settings say that the database is. */
export const locate = ({ dataDir, postgresUrl }: Pick<Config, 'dataDir' | 'postgresUrl'>): DatabaseLocation =>
  postgresUrl === undefined ? { sqliteFile: join(dataDir, SQLITE_FILE) } : { postgresUrl }
