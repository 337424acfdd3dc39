import { execFile, spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import type { DatabaseLocation } from '~/server/persistence/database'
import { connectionOf } from '~/server/persistence/dumpPostgres'

import { kill } from './kill'
import { startCopy } from './postgresServer'

const UNFINISHED = '.partial'

/** PostgreSQL's own programs, as `docs/operating.md` shows them. */
export function postgresReplication(programs: string, url: string) {
  const env = { PATH: programs, ...connectionOf(url) }
  const run = (program: string, ...words: string[]) => promisify(execFile)(join(programs, program), words, { env })
  return {
    /** Resolves when there is a base backup in `replicas`. */
    async follow(replicas: string) {
      const log = join(replicas, 'log')
      mkdirSync(log, { recursive: true })
      await run('pg_receivewal', '--slot=jani', '--create-slot', '--if-not-exists')
      const receiver = spawn(join(programs, 'pg_receivewal'), [`--directory=${log}`, '--slot=jani', '--synchronous'], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      while (!readdirSync(log).some((name) => name.endsWith(UNFINISHED))) await wait(20)
      await run('pg_basebackup', `--pgdata=${join(replicas, 'base')}`, '--wal-method=none', '--checkpoint=fast')
      return { kill: () => kill(receiver) }
    },
    async restore(replicas: string) {
      const place = mkdtempSync(join(tmpdir(), 'jani-restored-')) // where the user that runs PostgreSQL may go
      cpSync(join(replicas, 'base'), join(place, 'data'), { recursive: true })
      cpSync(join(replicas, 'log'), join(place, 'log'), { recursive: true })
      for (const name of readdirSync(join(place, 'log')).filter((name) => name.endsWith(UNFINISHED)))
        renameSync(join(place, 'log', name), join(place, 'log', name.slice(0, -UNFINISHED.length)))
      const settings = `restore_command = 'cp "${join(place, 'log')}/%f" "%p"'\n`
      appendFileSync(join(place, 'data', 'postgresql.auto.conf'), settings)
      writeFileSync(join(place, 'data', 'recovery.signal'), '')
      const copy = await startCopy(place, programs, url)
      const location: DatabaseLocation = { postgresUrl: copy.url }
      const remove = async () => {
        await copy.remove()
        rmSync(place, { recursive: true })
      }
      return { location, remove }
    },
  }
}
