import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import SQLite from 'better-sqlite3'

import { beginReading } from './followLog'
import type { LogFollower } from './followLog'
import { OWNER_ONLY_FILE, snapshotName, syncToDisk } from './replicaFiles'

/** 4 MB: after each the log is followed again. */
const PAGES_AT_ONCE = 1000

type Needs = { file: string; folder: string; follower: LogFollower; signal: AbortSignal }

/**
 * Copies the SQLite file as it is now, while others write to it and `follower` follows. It is named after the part of the
 * log that a restore plays back first; what only an older snapshot needed is deleted. Says whether it could be done now:
 * the copy must begin where nobody writes, at the end of that part, for played back over a newer copy it would not fit.
 */
export async function takeSnapshot({ file, folder, follower, signal }: Needs): Promise<boolean> {
  const source = new SQLite(file, { readonly: true, fileMustExist: true })
  try {
    const canBegin = follower.whileNobodyWrites(() => {
      beginReading(source)
    })
    if (canBegin) await copyFrom(source, { folder, follower, signal })
    return canBegin
  } finally {
    source.close()
  }
}

async function copyFrom(source: SQLite.Database, { folder, follower, signal }: Omit<Needs, 'file'>) {
  const { part } = follower.position()
  const snapshot = join(folder, snapshotName(part))
  const unfinished = `${snapshot}.unfinished`
  const handle = openSync(unfinished, 'w', OWNER_ONLY_FILE)
  try {
    await source.backup(unfinished, {
      progress: () => {
        signal.throwIfAborted()
        fsyncSync(handle) // a little at a time
        follower.ship()
        return PAGES_AT_ONCE
      },
    })
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(unfinished, snapshot)
  syncToDisk(folder)
  for (const name of readdirSync(folder)) if (name < snapshotName(part)) rmSync(join(folder, name))
}
