import { randomBytes, randomUUID } from 'node:crypto'
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { codeOf } from '../domain/errorText'
import { fileErrorReason, hasNoHardLinks } from '../domain/fileErrors'

const OWNER_ONLY_FILE = 0o600
const OWNER_ONLY_FOLDER = 0o700
const OTHERS = 0o077
const SECRET_BYTES = 48
const SECRET_FILE = 'token-secret'
const SECRET = /^[\w-]{64}$/

/** Creates a folder and its parents. Node's own recursion never ends in a file system such as /proc. */
export const makeFolder = async (folder: string) => makeFolderSync(folder)

function makeFolderSync(folder: string) {
  if (!existsSync(dirname(folder))) makeFolderSync(dirname(folder))
  try {
    mkdirSync(folder, { mode: OWNER_ONLY_FOLDER })
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/** Creates the folder if needed; throws one sentence if it is not writable. */
export function prepareDataFolder(folder: string) {
  try {
    makeFolderSync(resolve(folder))
    rmdirSync(mkdtempSync(join(folder, '.writable-')))
  } catch (cause) {
    throw new Error(`The folder ${folder} (DATA_DIR) cannot be written: ${fileErrorReason(cause)}.`, { cause })
  }
}

/**
 * The secret that signs tokens, generated on first start, by the first of several servers. Losing it only signs all
 * users out.
 */
export function loadTokenSecret(folder: string): string {
  const file = join(folder, SECRET_FILE)
  const kept = read(file)
  if (kept !== undefined) {
    if (SECRET.test(kept)) return kept
    throw new Error(`The token secret ${file} is damaged; restore it, or delete it and everybody logs in again.`)
  }
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const unfinished = `${file}.${randomUUID()}` // a crash must not leave a partial secret under the real name
  try {
    writeFileSync(unfinished, secret, { mode: OWNER_ONLY_FILE, flush: true })
    chmodSync(unfinished, OWNER_ONLY_FILE)
    nameOnce(unfinished, file)
  } catch (cause) {
    const others = codeOf(cause) === 'EEXIST' ? read(file) : undefined
    if (others !== undefined) return others // of a server that was first
    throw new Error(`The token secret ${file} cannot be written: ${fileErrorReason(cause)}.`, { cause })
  } finally {
    rmSync(unfinished, { force: true })
  }
  return secret
}

/** Throws EEXIST if there is a file of that name. */
function nameOnce(unfinished: string, file: string) {
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if (!hasNoHardLinks(error)) throw error
    copyFileSync(unfinished, file, constants.COPYFILE_EXCL)
  }
}

export const hasTokenSecret = (folder: string) => existsSync(join(folder, SECRET_FILE))

/**
 * Lists, as sentences, everything in the folder that other users of the machine can read or change. Copies lose the
 * modes that the server set.
 */
export function findLooseModes(folder: string): string[] {
  return [folder, ...pathsIn(folder)].flatMap((path) => {
    const stats = statSync(path, { throwIfNoEntry: false }) // it may be gone meanwhile
    if (!stats || (stats.mode & OTHERS) === 0) return []
    return `${path} is open to other users: chmod ${stats.isDirectory() ? '700' : '600'} ${path}`
  })
}

/** Unlike Node's own recursion, it leaves out what is removed meanwhile. */
function pathsIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true }).map(
      (entry) => [entry, join(folder, entry.name)] as const,
    )
    return entries.flatMap(([entry, path]) => [path, ...(entry.isDirectory() ? pathsIn(path) : [])])
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined
    throw new Error(`The token secret ${file} cannot be read: ${fileErrorReason(cause)}.`, { cause })
  }
}
