import { loadConfig } from './config'
import { prepareDataFolder } from './dataFolder'
import { locate } from './locate'
import { restoreReplica } from './persistence/restoreReplica'
import { lastWritten, replicasIn } from './replicas'

type Needs = { environment: NodeJS.ProcessEnv; folder: string }

/**
 * Makes the SQLite file that the settings name from the newest replica under `folder`, with the server stopped. Says which
 * file, and up to when. Throws one sentence, and leaves nothing, when there is none, or when there is such a file already.
 */
export function restore({ environment, folder }: Needs): { file: string; upTo: Date } {
  const config = loadConfig(environment)
  const location = locate(config)
  if (!('sqliteFile' in location))
    throw new Error('PostgreSQL is restored by its own programs: docs/operating.md shows how.')
  const replica = replicasIn(folder).at(-1)
  if (replica === undefined) throw new Error(`There is no replica in ${folder}.`)
  prepareDataFolder(config.dataDir)
  restoreReplica(replica, location.sqliteFile)
  return { file: location.sqliteFile, upTo: lastWritten(replica) }
}
