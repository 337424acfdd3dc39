import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { chmod, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { loadConfig } from './config'
import { expectDatabase, locate } from './locate'
import { copySqlite } from './persistence/copySqlite'
import { dumpPostgres } from './persistence/dumpPostgres'

type Needs = { environment: NodeJS.ProcessEnv; folder: string; now: Date }

/** Stands beside each backup, under the same name. */
export type Manifest = {
  file: string
  bytes: number
  sha256: string
  database: string
  schema: string
  takenAt: string
}

const OWNER_ONLY_FILE = 0o600
const OWNER_ONLY_FOLDER = 0o700

/** Backs up the database that the settings name, while the server runs. Resolves with the path of the new file; throws one sentence. */
export async function backUp({ environment, folder, now }: Needs): Promise<string> {
  const location = locate(loadConfig(environment))
  expectDatabase(location)
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  const isSqlite = 'sqliteFile' in location
  const name = `jani-${now.toISOString().replace(/[:.]/g, '-')}`
  const file = `${name}.${isSqlite ? 'sqlite' : 'dump'}`
  if (existsSync(join(folder, file)))
    throw new Error(`There is a backup of this moment already: ${join(folder, file)}.`)
  const unfinished = join(folder, `${file}.part`) // never to be mistaken for a backup
  try {
    await (await open(unfinished, 'wx', OWNER_ONLY_FILE)).close()
    const schema = await (isSqlite
      ? copySqlite(location.sqliteFile, unfinished)
      : dumpPostgres(location.postgresUrl, unfinished, environment['PATH']))
    const measured = { file, ...(await finish(unfinished)) }
    const manifest: Manifest = {
      ...measured,
      database: isSqlite ? 'SQLite' : 'PostgreSQL',
      schema,
      takenAt: now.toISOString(),
    }
    await rename(unfinished, join(folder, file))
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(manifest, null, 2)}\n`, { mode: OWNER_ONLY_FILE })
    return join(folder, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** On the disk before anybody relies on it. */
async function finish(file: string) {
  await chmod(file, OWNER_ONLY_FILE)
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}
