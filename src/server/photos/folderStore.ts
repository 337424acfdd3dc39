import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { PhotoStore } from '~/server/domain/cases/photoStore'
import { codeOf } from '~/server/domain/errorText'

const OWNER_ONLY_FILE = 0o600
const OWNER_ONLY_FOLDER = 0o700

/** A file a photo, in folders by the first two digits of its id. */
export function createFolderStore(folder: string): PhotoStore {
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id)

  return {
    async put(id, content) {
      const path = pathOf(id)
      await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER })
      const unfinished = `${path}.part`
      const file = await open(unfinished, 'w', OWNER_ONLY_FILE)
      await file
        .writeFile(content)
        .then(() => file.sync())
        .finally(() => file.close())
      await rename(unfinished, path)
      await flushFolder(dirname(path))
    },

    get: (id) => readFile(pathOf(id)).catch(undefinedIfMissing),

    async delete(id) {
      for (const path of [`${pathOf(id)}.part`, pathOf(id)]) await rm(path, { force: true })
    },
  }
}

function undefinedIfMissing(error: unknown) {
  if (codeOf(error) === 'ENOENT') return undefined
  throw error
}

async function flushFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
