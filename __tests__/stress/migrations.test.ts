import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'

import { openDatabase, openMigratedDatabase } from '~/server/persistence/database'

import { newDataDir, freePort, startProduct } from '../support/product'
import { seededRandom } from '../support/random'
import { RELEASE_0_2, fillRelease, migrateAsBefore } from '../support/releases'
import { violatedInvariants } from '../support/scans'
import { ROUNDS } from './load'

const ACCOUNTS = 20_000
const MAX_MS_BEFORE_KILL = 1_500

jest.setTimeout(30 * 60_000)

let folder: string
let old: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jani-update-'))
  old = join(folder, 'old.sqlite')
  const db = await openDatabase({ sqliteFile: old })
  await migrateAsBefore(db, RELEASE_0_2)
  await sql`begin`.execute(db)
  await fillRelease(db, ACCOUNTS)
  await sql`commit`.execute(db)
  await db.destroy()
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const hasWritten = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0

async function expectEverything(sqliteFile: string) {
  const db = await openMigratedDatabase({ sqliteFile })
  expect(await violatedInvariants(db)).toEqual([])
  for (const table of ['account', 'session', 'device', 'diagnosis', 'idempotent_response', 'rate_limit'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(ACCOUNTS)
  }
  await db.destroy()
}

it(`an update that is killed ${ROUNDS} times in its migration starts again and loses no row`, async () => {
  const { below } = seededRandom()
  for (let round = 0; round < ROUNDS; round++) {
    const { folder: dataDir, remove } = await newDataDir()
    const sqliteFile = join(dataDir, 'jani.sqlite')
    copyFileSync(old, sqliteFile)
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(await freePort()) }
    const server = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: 'ignore' })
    while (!hasWritten(`${sqliteFile}-wal`) && server.exitCode === null) await wait(5)
    await wait(below(MAX_MS_BEFORE_KILL))
    server.kill('SIGKILL')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    await expectEverything(sqliteFile)
    await remove()
  }
})

it('two servers that start at the same time on a large file of 0.2.0 both serve', async () => {
  const { folder: dataDir, remove } = await newDataDir()
  copyFileSync(old, join(dataDir, 'jani.sqlite'))
  const ports = [await freePort(), await freePort()]
  const servers = await Promise.all(ports.map((port) => startProduct({ dataDir, port })))
  for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  for (const server of servers) expect(await server.stop()).toBe(0)
  await expectEverything(join(dataDir, 'jani.sqlite'))
  await remove()
})
