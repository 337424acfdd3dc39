import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { Client } from 'pg'

import { binariesOnPath, copyPackagedBinaries } from './postgresBinaries'

type Running = { process: ChildProcess; folder: string }

declare global {
  var testPostgres: Running | undefined
}

/** PostgreSQL refuses to run as root; `nobody` has this number on every Unix. */
const NOBODY = 65_534
const START_TIMEOUT_MS = 60_000

/** Jest's global setup: a throw-away PostgreSQL for the tests, unless TEST_POSTGRES_URL names one already. */
export default async function startPostgres() {
  if (process.env['TEST_POSTGRES_URL']) return
  try {
    process.env['TEST_POSTGRES_URL'] = await start()
  } catch (cause) {
    const message = `No PostgreSQL to test on: ${cause instanceof Error ? cause.message : String(cause)}`
    if (process.env['CI']) throw new Error(message, { cause })
    console.warn(`${message}\nThe tests run on SQLite alone. Set TEST_POSTGRES_URL to test on a PostgreSQL of yours.`)
  }
}

async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'jani-postgres-'))
  try {
    const binaries = binariesOnPath() ?? copyPackagedBinaries(folder)
    const password = randomBytes(16).toString('hex')
    const passwordFile = join(folder, 'password')
    writeFileSync(passwordFile, password, { mode: 0o600 })
    const identity = handOver(folder, passwordFile)
    const data = join(folder, 'data')
    run(
      join(binaries, 'initdb'),
      [
        `--pgdata=${data}`,
        '--username=jani',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--no-locale',
        '--no-sync',
      ],
      identity,
    )

    const port = await freePort()
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      'unix_socket_directories=',
      'fsync=off',
      'max_connections=300',
    ]
    const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      stdio: 'ignore',
      cwd: folder,
      ...identity,
    })
    globalThis.testPostgres = { process: server, folder }
    process.once('exit', () => {
      server.kill('SIGKILL') // still alive only when Jest itself was broken off
      rmSync(folder, { recursive: true, force: true })
    })
    const url = `postgres://jani:${password}@127.0.0.1:${port}/postgres`
    await answering(url, server)
    return url
  } catch (error) {
    globalThis.testPostgres?.process.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** As root, everything under the folder goes to `nobody`; otherwise it is ours already. */
function handOver(folder: string, passwordFile: string) {
  if (process.getuid?.() !== 0) return {}
  chmodSync(folder, 0o755)
  for (const path of [folder, passwordFile]) chownSync(path, NOBODY, NOBODY)
  return { uid: NOBODY, gid: NOBODY }
}

function run(program: string, args: readonly string[], identity: { uid?: number; gid?: number }) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8', cwd: tmpdir(), ...identity })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`)
}

async function freePort() {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function answering(url: string, server: ChildProcess) {
  const deadline = performance.now() + START_TIMEOUT_MS
  for (;;) {
    if (server.exitCode !== null) throw new Error(`postgres ended with code ${server.exitCode}.`)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (cause) {
      await client.end().catch(() => undefined)
      if (performance.now() > deadline) throw new Error('postgres did not answer in time.', { cause })
      await wait(100)
    }
  }
}
