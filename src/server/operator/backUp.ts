import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { chmod, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { loadDatabaseLocation } from '../config/config'
import { makeFolder } from '../config/dataFolder'
import { throwExplained } from '../domain/fileErrors'
import { requireDatabase } from '../persistence/database'
import { dumpPostgres } from '../persistence/postgresBackup'
import { copySqlite } from '../persistence/sqliteBackup'
import { manifestPath, type Manifest } from './manifest'

type BackUpDeps = { environment: NodeJS.ProcessEnv; folder: string; now: Date }

const OWNER_ONLY_FILE = 0o600

/** Backs up the configured database while the server runs. Resolves with the new file's path; throws one sentence. */
export async function backUp({ environment, folder, now }: BackUpDeps): Promise<string> {
  const database = loadDatabaseLocation(environment)
  requireDatabase(database)
  const failed = throwExplained(`The backup cannot be written to ${folder}`)
  await makeFolder(resolve(folder)).catch(failed)
  const isSqlite = 'sqliteFile' in database
  const name = `jani-${now.toISOString().replace(/[:.]/g, '-')}`
  const file = `${name}.${isSqlite ? 'sqlite' : 'dump'}`
  const path = join(folder, file)
  if (existsSync(path)) throw new Error(`There is a backup of this moment already: ${path}.`)
  const unfinished = `${path}.part`
  try {
    await (await open(unfinished, 'wx', OWNER_ONLY_FILE)).close()
    const schema = await (isSqlite
      ? copySqlite(database.sqliteFile, unfinished)
      : dumpPostgres(database.postgresUrl, unfinished, environment['PATH']))
    await flush(unfinished)
    const manifest: Manifest = {
      file,
      bytes: (await stat(unfinished)).size,
      sha256: await hashFile(unfinished),
      database: isSqlite ? 'SQLite' : 'PostgreSQL',
      schema,
      takenAt: now.toISOString(),
    }
    // written before the rename: a restore from the folder never finds a backup without its manifest
    await writeFile(manifestPath(path), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: OWNER_ONLY_FILE,
      flush: true,
    })
    await rename(unfinished, path)
    return path
  } catch (error) {
    for (const left of [unfinished, manifestPath(path)]) await rm(left, { force: true })
    return failed(error)
  }
}

export async function hashFile(file: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

async function flush(file: string) {
  await chmod(file, OWNER_ONLY_FILE)
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
}
