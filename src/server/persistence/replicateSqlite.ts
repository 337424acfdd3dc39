import { setTimeout as wait } from 'node:timers/promises'

import { followLog } from './followLog'
import { takeSnapshot } from './takeSnapshot'

/** `longLogBytes`: where SQLite is let begin its log anew. A snapshot is due when the log since the last is longer than `longTailBytes`, or the last is older than `snapshotAgeMs`. */
export type ReplicationLimits = {
  intervalMs: number
  longLogBytes: number
  longTailBytes: number
  snapshotAgeMs: number
}

const LIMITS: ReplicationLimits = {
  intervalMs: 250,
  longLogBytes: 4_194_304, // where SQLite's own checkpoints begin
  longTailBytes: 67_108_864, // a restore plays it back in seconds
  snapshotAgeMs: 86_400_000, // who has deleted an account is gone from this replica, too, a day later
}

type Needs = {
  file: string
  folder: string
  limits?: ReplicationLimits
  signal: AbortSignal
  onSnapshot?: () => void
}

/**
 * Keeps in the empty `folder` a snapshot of a SQLite file that others write to, and its log since, until `signal`. From the
 * first snapshot on, whatever was committed `intervalMs` ago can be restored from there; after it has stopped, everything.
 * Rejects when it cannot go on.
 */
export async function replicateSqlite({ file, folder, limits = LIMITS, signal, onSnapshot }: Needs): Promise<void> {
  const follower = followLog(file, folder)
  let snapshot = { takenAt: -Infinity, totalBytes: 0 }
  let freedAt = 0
  try {
    while (!signal.aborted) {
      follower.ship()
      const { bytes, totalBytes } = follower.position()
      const [takenAt, isLong] = [performance.now(), totalBytes - snapshot.totalBytes > limits.longTailBytes]
      const isDue = isLong || takenAt - snapshot.takenAt > limits.snapshotAgeMs
      if (isDue && (await takeSnapshot({ file, folder, follower, signal }))) {
        snapshot = { takenAt, totalBytes }
        onSnapshot?.()
      } else if (bytes > limits.longLogBytes && totalBytes > freedAt && follower.letBeginAnew()) freedAt = totalBytes
      await wait(limits.intervalMs, undefined, { signal }).catch(() => undefined)
    }
    follower.ship()
  } catch (error) {
    if (!signal.aborted) throw error // a snapshot is given up when it is to stop
  } finally {
    follower.close()
  }
}
