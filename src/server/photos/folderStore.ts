import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { PhotoStore } from '~/server/domain/cases/photoStore'
import { codeOf } from '~/server/domain/errorText'

const OWNER_ONLY_FILE = 0o600
const OWNER_ONLY_FOLDER = 0o700
/** Tells the folder from an empty one in its place, such as the mount point of a disk that is away. */
const MARKER = '.jani-photos'

/** A file a photo, in folders by the first two digits of its id. */
export function createFolderStore(folder: string): PhotoStore {
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id)

  return {
    /** Two servers may do so at the same time, and each may be killed. */
    async prepare() {
      if (existsSync(folder)) return
      const unfinished = `${folder}.${randomUUID()}`
      await mark(unfinished)
      await rename(unfinished, folder).catch(async (error: unknown) => {
        await rm(unfinished, { recursive: true })
        if (!existsSync(folder)) throw error
      })
    },

    async put(id, content) {
      const path = pathOf(id)
      await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER })
      await mark(folder)
      await writeDurably(path, content)
    },

    get: (id) => readFile(pathOf(id)).catch(undefinedIfMissing),

    async delete(id) {
      await requireMarker(folder)
      for (const path of [`${pathOf(id)}.part`, pathOf(id)]) await rm(path, { force: true })
    },

    async *list() {
      await requireMarker(folder)
      for (const { name, parentPath } of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const file = await stat(join(parentPath, name)).catch(undefinedIfMissing)
        if (file?.isFile()) yield { id: name.replace(/\.part$/, ''), writtenAt: file.mtimeMs }
      }
    },
  }
}

async function mark(folder: string) {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  await writeFile(join(folder, MARKER), '', { mode: OWNER_ONLY_FILE })
}

const requireMarker = (folder: string) =>
  access(join(folder, MARKER)).catch((cause: unknown) => {
    throw new Error(`The photos are away: there is no ${join(folder, MARKER)}.`, { cause })
  })

async function writeDurably(path: string, content: Uint8Array) {
  const unfinished = `${path}.part`
  const file = await open(unfinished, 'w', OWNER_ONLY_FILE)
  await file
    .writeFile(content)
    .then(() => file.sync())
    .finally(() => file.close())
  await rename(unfinished, path)
  await flushFolder(dirname(path))
}

function undefinedIfMissing(error: unknown) {
  if (codeOf(error) === 'ENOENT') return undefined
  throw error
}

async function flushFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
