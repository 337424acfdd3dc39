import { mkdirSync, rmSync } from 'node:fs'

import { loadConfig } from './config'
import { expectDatabase, locate } from './locate'
import { replicateSqlite } from './persistence/replicateSqlite'
import type { ReplicationLimits } from './persistence/replicateSqlite'
import { abandonedIn, forget, replicaOf, replicasIn } from './replicas'

/** So many are kept: whoever starts it once too often, on an empty database, has not lost the one that matters. */
const KEPT_REPLICAS = 3

const OWNER_ONLY_FOLDER = 0o700

type Needs = {
  environment: NodeJS.ProcessEnv
  folder: string
  now: Date
  limits?: ReplicationLimits
  signal: AbortSignal
  onSnapshot?: (replica: string) => void
}

/**
 * Keeps a replica of the SQLite file that the settings name in a new folder under `folder`, until `signal`, while the
 * server runs and writes. `restore` brings it back. Rejects with one sentence when it cannot begin or go on.
 */
export async function replicate({ environment, folder, now, signal, onSnapshot, ...rest }: Needs): Promise<void> {
  const location = locate(loadConfig(environment))
  if (!('sqliteFile' in location))
    throw new Error('PostgreSQL replicates itself: docs/operating.md shows how (pg_basebackup and pg_receivewal).')
  expectDatabase(location)
  const replica = replicaOf(folder, now)
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  mkdirSync(replica, { mode: OWNER_ONLY_FOLDER })
  try {
    await replicateSqlite({
      file: location.sqliteFile,
      folder: replica,
      signal,
      ...rest,
      onSnapshot: () => {
        forget([...replicasIn(folder).slice(0, -KEPT_REPLICAS), ...abandonedIn(folder)])
        onSnapshot?.(replica)
      },
    })
  } finally {
    if (!replicasIn(folder).includes(replica)) rmSync(replica, { recursive: true, force: true })
  }
}
