import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { newestSnapshotIn } from './persistence/replicaFiles'

const PREFIX = 'replica-'
/** Far longer than any first snapshot goes without writing. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000

/** Each run of the replication has its own, named by when it began. */
export const replicaOf = (folder: string, now: Date) => join(folder, PREFIX + now.toISOString().replace(/[:.]/g, '-'))

const foldersIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith(PREFIX))
    .sort()
    .map((name) => join(folder, name))

const canBeRestored = (replica: string) => newestSnapshotIn(replica) !== undefined

/** Those that can be restored, oldest first. */
export const replicasIn = (folder: string) => foldersIn(folder).filter(canBeRestored)

/** Of runs that were killed before their first snapshot. Nothing can be restored from them, and their log holds what people may have deleted since. */
export const abandonedIn = (folder: string) =>
  foldersIn(folder).filter(
    (replica) =>
      !canBeRestored(replica) && Date.now() - lastChanged([replica, ...filesIn(replica)]) > ABANDONED_AFTER_MS,
  )

/** When something was last written there. */
export const lastWritten = (replica: string) => new Date(lastChanged(filesIn(replica)))

const filesIn = (replica: string) => readdirSync(replica).map((name) => join(replica, name))
const lastChanged = (paths: string[]) => Math.max(...paths.map((path) => statSync(path).mtimeMs))

export function forget(replicas: string[]) {
  for (const replica of replicas) rmSync(replica, { recursive: true })
}
