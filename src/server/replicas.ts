import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { newestSnapshotIn } from './persistence/replicaFiles'

const PREFIX = 'replica-'

/** Each run of the replication has its own, named by when it began. */
export const replicaOf = (folder: string, now: Date) => join(folder, PREFIX + now.toISOString().replace(/[:.]/g, '-'))

/** Those that can be restored, oldest first. */
export const replicasIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith(PREFIX))
    .sort()
    .map((name) => join(folder, name))
    .filter((replica) => newestSnapshotIn(replica) !== undefined)

/** When something was last written there. */
export const lastWritten = (replica: string) =>
  new Date(Math.max(...readdirSync(replica).map((name) => statSync(join(replica, name)).mtimeMs)))

export function forget(replicas: string[]) {
  for (const replica of replicas) rmSync(replica, { recursive: true })
}
