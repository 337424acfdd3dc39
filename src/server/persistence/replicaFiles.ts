import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const OWNER_ONLY_FILE = 0o600

const LOG_SUFFIX = '.wal'
const SNAPSHOT_SUFFIX = '.sqlite'
const DIGITS = 8

const numbered = (part: number) => String(part).padStart(DIGITS, '0')

/** Of the log that SQLite has begun anew `part - 1` times. */
export const partName = (part: number) => numbered(part) + LOG_SUFFIX

/** Of the snapshot that this part and all after it bring up to date. */
export const snapshotName = (part: number) => numbered(part) + SNAPSHOT_SUFFIX

export const numberOf = (name: string) => Number(name.slice(0, DIGITS))

const named = (folder: string, suffix: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .sort()

export const newestSnapshotIn = (folder: string) => named(folder, SNAPSHOT_SUFFIX).at(-1)

/** In their order. Throws when one is missing between them. */
export function partsFrom(folder: string, first: number) {
  const parts = named(folder, LOG_SUFFIX).filter((name) => numberOf(name) >= first)
  for (const [index, part] of parts.entries())
    if (part !== partName(first + index)) throw new Error(`${join(folder, partName(first + index))} is missing.`)
  return parts
}

/** What is in the file, or the name of a new one in the folder, outlives a power cut. */
export function syncToDisk(path: string) {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
