import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'

import type { Database } from '~/server/persistence/database'

/** A folder in which there can be no more room. */
export type Disk = {
  folder: string
  fill: (db: Database) => Promise<void>
  free: (db: Database) => Promise<void>
  remove: () => void
}

const UNBOUNDED_PAGES = 1_073_741_823

const newFolder = () => mkdtempSync(join(tmpdir(), 'jani-full-'))

/** The database file may not grow by another page: works everywhere. */
export function limitedFile(): Disk {
  const folder = newFolder()
  const limit = async (db: Database, pages: number) => {
    await sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(db)
  }
  return {
    folder,
    fill: (db) => limit(db, 1), // no less than the file has, says SQLite
    free: (db) => limit(db, UNBOUNDED_PAGES),
    remove: () => {
      rmSync(folder, { recursive: true })
    },
  }
}

/** A file system of 4 MB in memory; undefined where mounting is not allowed. */
export function smallDisk(): Disk | undefined {
  const folder = newFolder()
  const ballast = join(folder, 'ballast')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  return {
    folder,
    fill: async () => {
      for (let bytes = 2 ** 22; bytes >= 512; bytes /= 2) tryToAppend(ballast, bytes)
    },
    free: async () => {
      rmSync(ballast)
    },
    remove: () => {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

function tryToAppend(file: string, bytes: number) {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
  } catch {
    // as full as it gets
  }
}
