import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createReadiness } from '~/server/readiness'

import { databases } from '../../support/databases'
import { buildTestApp } from '../../support/testApp'
import { said } from '../../support/calls'

const NOT_READY = { detail: 'The server is not ready yet, or no longer.' }

it.each(databases)('health checks on $name tell whether the server is alive and its database migrated', async ({ open }) => {
  const database = await open()
  const lines: string[] = []
  const logStream = { write: (line: string) => lines.push(line) }
  const app = await buildTestApp({ db: database.db, environment: { LOG_LEVEL: 'debug' }, logStream })
  const [alive, ready] = [await app.inject('/healthz'), await app.inject('/readyz')]
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'alive' }])
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
  expect(ready.headers['cache-control']).toBe('no-store')
  expect(lines).toEqual([])
  await database.db.deleteFrom('kysely_migration' as never).execute()
  const unready = await app.inject('/readyz')
  expect([unready.statusCode, said(unready), unready.headers['retry-after']]).toEqual([503, NOT_READY, '2'])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
  await database.close()
}) // prettier-ignore

it('readiness ends when the server is asked to stop, whatever the checks say', async () => {
  let stopping = false
  let answer: () => void = () => undefined
  const check = () => new Promise<void>((resolve) => (answer = resolve))
  const isReady = createReadiness({ isStopping: () => stopping, checks: [check] })
  const asked = isReady()
  stopping = true
  answer()
  expect([await asked, await isReady()]).toEqual([false, false])
})

it('readiness does not wait for a check that hangs, and runs it once for all requests', async () => {
  const hang = jest.fn(() => new Promise<never>(() => undefined))
  const isReady = createReadiness({ isStopping: () => false, checks: [hang] })
  expect(await Promise.all(Array.from({ length: 20 }, isReady))).toEqual(Array(20).fill(false))
  expect(hang).toHaveBeenCalledTimes(1)
})

it('readiness ends while every thread of the pool hangs', async () => {
  const app = await buildTestApp()
  const folder = mkdtempSync(join(tmpdir(), 'jani-pool-'))
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const hanging = Array.from({ length: 4 }, () => open(pipe, 'r')) // the pool's default size
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  const writer = openSync(pipe, 'r+')
  for (const handle of await Promise.all(hanging)) await handle.close()
  closeSync(writer)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  rmSync(folder, { recursive: true })
  await app.close()
})

it('a server with a public address answers for no other name', async () => {
  const app = await buildTestApp({ environment: { PUBLIC_URL: 'https://jani.example' } })
  const statusAs = async (host: string) => (await app.inject({ url: '/healthz', headers: { host } })).statusCode
  const hosts = [
    'jani.example',
    'JANI.example:443',
    '127.0.0.1:3000',
    'server-1:3000',
    'attacker.example',
    'x.jani.example',
  ]
  expect(await Promise.all(hosts.map(statusAs))).toEqual([200, 200, 200, 200, 421, 421])
  await app.close()
})
