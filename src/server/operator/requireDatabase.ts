import { existsSync } from 'node:fs'

import type { DatabaseLocation } from '../persistence/database'

/** Throws one sentence when the SQLite file that the settings name does not exist. */
export function requireDatabase(location: DatabaseLocation, hint = '') {
  if ('sqliteFile' in location && !existsSync(location.sqliteFile))
    throw new Error(`There is no database at ${location.sqliteFile}. Check DATA_DIR and DATABASE_URL${hint}.`)
}
