import { access, constants, statfs } from 'node:fs/promises'
import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

import type { Config } from '../config/config'
import { findLooseModes } from '../config/dataFolder'
import { whyNot } from '../domain/fileErrors'
import { mend, note, ok } from './finding'
import type { Finding } from './finding'

const MEGABYTE = 1024 * 1024
/** For the write-ahead log, mails and a copy of the file while it is migrated. */
const LEAST_FREE_BYTES = 500 * MEGABYTE
const FREE_PER_STORED_BYTE = 3

type Place = Pick<Config, 'dataDir' | 'database'>

export async function checkDisk({ dataDir, database }: Place): Promise<Finding> {
  const folder = existingFolder(dataDir)
  if (!isFolder(folder)) return noFolder(folder)
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const stored = 'sqliteFile' in database ? sizeOf(database.sqliteFile) : 0
  const needed = Math.max(LEAST_FREE_BYTES, FREE_PER_STORED_BYTE * stored)
  const inMegabytes = `${Math.floor(free / MEGABYTE)} MB are free for ${dataDir} (DATA_DIR)`
  return free < needed
    ? mend(`${inMegabytes}: make room for ${Math.ceil(needed / MEGABYTE)} MB.`)
    : ok(`${inMegabytes}.`)
}

export async function checkRights({ dataDir }: Pick<Place, 'dataDir'>): Promise<Finding> {
  const folder = existingFolder(dataDir)
  if (!isFolder(folder)) return noFolder(folder)
  const refusal = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(() => undefined, whyNot)
  if (refusal !== undefined)
    return mend(`${folder} cannot be written: ${refusal}. Give it to the user who runs the server.`)
  if (folder !== resolve(dataDir)) return note(`${dataDir} (DATA_DIR) is not there yet: the first start makes it.`)
  const loose = findLooseModes(dataDir)
  return loose.length > 0 ? mend(`${loose.join('; ')}.`) : ok(`Only this user can read and change ${dataDir}.`)
}

/** The folder itself, or the one in which it would be made. */
function existingFolder(folder: string): string {
  const path = resolve(folder)
  return existsSync(path) ? path : existingFolder(dirname(path))
}

const isFolder = (path: string) => statSync(path).isDirectory()

const noFolder = (path: string) =>
  mend(`${path} (DATA_DIR) is a file: set DATA_DIR to a folder, or move the file away.`)

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0
