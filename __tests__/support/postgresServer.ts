import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, lchownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { Client } from 'pg'

import { binariesOnPath, copyPackagedBinaries } from './postgresBinaries'
import { freePort } from './product'

/** PostgreSQL refuses to run as root; `nobody` has this number on every Unix. */
const NOBODY = 65_534
const START_TIMEOUT_MS = 60_000

export type PostgresServer = Awaited<ReturnType<typeof createPostgresServer>>

/** A throw-away PostgreSQL. */
export async function createPostgresServer(programs = binariesOnPath(), superuser = 'jani') {
  const folder = mkdtempSync(join(tmpdir(), 'jani-postgres-'))
  let server: ChildProcess | undefined
  const dropEverything = () => {
    server?.kill('SIGKILL') // still alive only when Jest itself was broken off
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', dropEverything)
  try {
    const binaries = programs ?? copyPackagedBinaries(folder)
    const password = randomBytes(16).toString('hex')
    const identity = initialise(folder, binaries, { superuser, password })
    const port = await freePort()
    const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`

    return {
      url,
      async start() {
        server = launch(folder, binaries, port, identity)
        await waitUntilReady(url, server)
      },
      async remove() {
        if (server !== undefined) await end(server)
        process.off('exit', dropEverything)
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    process.off('exit', dropEverything)
    dropEverything()
    throw error
  }
}

/** PostgreSQL's fast shutdown: every connection is closed. */
async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = once(server, 'exit')
  server.kill('SIGINT')
  await exit
}

type Identity = { uid?: number; gid?: number }

function initialise(folder: string, binaries: string, admin: { superuser: string; password: string }): Identity {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, admin.password, { mode: 0o600 })
  const identity = handOver(folder)
  const cluster = [`--pgdata=${join(folder, 'data')}`, `--username=${admin.superuser}`, `--pwfile=${passwordFile}`]
  const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--no-locale', '--no-sync']
  run(join(binaries, 'initdb'), [...cluster, ...options], identity)
  return identity
}

function launch(folder: string, binaries: string, port: number, identity: Identity) {
  const address = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=']
  const settings = [...address, 'fsync=off', 'full_page_writes=off', 'max_connections=300'].flatMap((setting) => [
    '-c',
    setting,
  ])
  return spawn(join(binaries, 'postgres'), ['-D', join(folder, 'data'), ...settings], {
    stdio: 'ignore',
    cwd: folder,
    ...identity,
  })
}

/** As root, everything under the folder goes to `nobody`; otherwise it is ours already. */
function handOver(folder: string): Identity {
  if (process.getuid?.() !== 0) return {}
  chmodSync(folder, 0o755)
  for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(folder, path), NOBODY, NOBODY)
  return { uid: NOBODY, gid: NOBODY }
}

function run(program: string, args: readonly string[], identity: Identity) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8', cwd: tmpdir(), ...identity })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`)
}

async function waitUntilReady(url: string, server: ChildProcess) {
  const deadline = performance.now() + START_TIMEOUT_MS
  for (;;) {
    if (server.exitCode !== null) throw new Error(`postgres ended with code ${server.exitCode}.`)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.query('select 1')
      await client.end()
      return
    } catch (cause) {
      await client.end().catch(() => undefined)
      if (performance.now() > deadline) throw new Error('postgres did not answer in time.', { cause })
    }
    await wait(100)
  }
}
