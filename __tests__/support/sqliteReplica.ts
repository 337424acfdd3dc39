import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { DatabaseLocation } from '~/server/persistence/database'

import { WITH_PACKAGES, bundle, bundled } from './bundle'
import { kill } from './kill'

/** `npm run replicate` of the SQLite file in `sourceDir`, and `npm run restore`, made into the folder `programs`. */
export function sqliteReplication(programs: string, sourceDir: string) {
  for (const name of ['replicateProgram', 'restoreProgram'])
    bundle(path.join('src', 'server', `${name}.ts`), path.join(programs, name))
  const start = (name: string, replicas: string, dataDir: string) =>
    spawn(process.execPath, [bundled(path.join(programs, name)), replicas], {
      cwd: programs,
      env: { ...process.env, ...WITH_PACKAGES, DATABASE_URL: '', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  return {
    /** Resolves when there is a snapshot in `replicas`. */
    async follow(replicas: string) {
      const program = start('replicateProgram', replicas, sourceDir)
      await once(program.stdout, 'data')
      return { kill: () => kill(program) }
    },
    async restore(replicas: string) {
      const place = mkdtempSync(path.join(tmpdir(), 'jani-restored-'))
      const [code] = (await once(start('restoreProgram', replicas, place), 'exit')) as [number]
      expect(code).toBe(0)
      const location: DatabaseLocation = { sqliteFile: path.join(place, 'jani.sqlite') }
      return { location, remove: () => rm(place, { recursive: true }) }
    },
  }
}
