import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { Client } from 'pg'

import { freePort } from './product'

/** It refuses to run as root; `nobody` has this number on every Unix. */
const NOBODY = 65_534
const START_TIMEOUT_MS = 10_000

/** A pooler in transaction mode, as docs/operations.md sets it up, in front of the database of this address. */
export async function startPgBouncer(program: string, postgresUrl: string) {
  const { hostname, port, username, password } = new URL(postgresUrl)
  const folder = mkdtempSync(join(tmpdir(), 'jani-pgbouncer-'))
  const listenPort = await freePort()
  writeFileSync(join(folder, 'users'), `"${username}" "${password}"\n`)
  writeFileSync(
    join(folder, 'settings'),
    [
      '[databases]',
      `* = host=${hostname} port=${port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${listenPort}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${join(folder, 'users')}`,
      'pool_mode = transaction',
      'default_pool_size = 4',
      '',
    ].join('\n'),
  )
  chmodSync(folder, 0o755)
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn(program, ['--quiet', join(folder, 'settings')], { stdio: 'ignore', cwd: folder, ...identity })
  const url = Object.assign(new URL(postgresUrl), { port: String(listenPort) }).href
  await waitUntilReady(url)
  return {
    url,
    async stop() {
      child.kill('SIGINT')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

async function waitUntilReady(url: string) {
  const deadline = performance.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (cause) {
      await client.end().catch(() => undefined)
      if (performance.now() > deadline) throw new Error('PgBouncer did not answer in time.', { cause })
    }
    await wait(50)
  }
}
