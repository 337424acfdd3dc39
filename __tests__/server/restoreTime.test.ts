import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'

import { backUp } from '~/server/backUp'
import { openDatabase } from '~/server/persistence/database'
import type { Database, DatabaseLocation } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'
import { replicate } from '~/server/replicate'
import { restore } from '~/server/restore'

import { campaign } from '../support/campaign'
import { createPostgresServer } from '../support/postgresServer'
import { postgresPrograms, restorePostgres, restoreSqlite } from '../support/restore'
import { TEST_SECRET } from '../support/testApp'

/** What the database of some farmers, or of many, weighs. */
const { count: megabytes, isAsked, record, timeoutMs } = campaign('restores', 2)
jest.setTimeout(timeoutMs(60_000))

/** In the campaign alone, where the weight is what it speaks of. */
const LONGEST_RESTORE_S = 10

/** As long as a report. */
const REPORT_BYTES = 1_500
const ROWS_AT_ONCE = 500
const FARMER = '00000000-0000-4000-8000-000000000000'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jani-restore-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const report = () => randomBytes((REPORT_BYTES * 3) / 4).toString('base64')

async function signUp(db: Database) {
  const account = { id: FARMER, username: 'Wanjiru', email: 'wanjiru@example.com', password_hash: '-', credits: 0 }
  await db
    .insertInto('account')
    .values({ ...account, created_at: 0 })
    .execute()
}

/** Free diagnoses of one farmer, until the database has this share of its weight; how many there are. */
async function fill(db: Database, share = 1, already = 0) {
  const rows = Math.ceil((share * megabytes * 1_000_000) / REPORT_BYTES)
  for (let from = already; from < rows; from += ROWS_AT_ONCE) {
    const ids = Array.from({ length: Math.min(ROWS_AT_ONCE, rows - from) }, (_, index) => `diagnosis ${from + index}`)
    const diagnosis = { account_id: FARMER, verdict: 'unsure', model_version: '-', charge: 0, created_at: 0 }
    await db
      .insertInto('diagnosis')
      .values(ids.map((id) => ({ id, ...diagnosis, report: report() })))
      .execute()
  }
  return rows
}

async function open(location: DatabaseLocation) {
  const db = await openDatabase(location)
  await migrate(db)
  return db
}

async function openNew(location: DatabaseLocation) {
  const db = await open(location)
  await signUp(db)
  return db
}

async function diagnosesIn(location: DatabaseLocation) {
  const db = await open(location)
  const { rows } = await sql<{ count: number }>`select count(*) as count from diagnosis`.execute(db)
  await db.destroy()
  return Number(rows[0]?.count)
}

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1)

function restoredSince(start: number) {
  const seconds = secondsSince(start)
  if (isAsked) expect(Number(seconds)).toBeLessThanOrEqual(LONGEST_RESTORE_S)
  return seconds
}

it(`a SQLite file of ${megabytes} MB comes back whole`, async () => {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const db = await openNew({ sqliteFile: join(dataDir, 'jani.sqlite') })
  const rows = await fill(db)
  const begun = performance.now()
  const file = await backUp({ environment: { DATA_DIR: dataDir }, folder: join(folder, 'kept'), now: new Date() })
  const backedUp = secondsSince(begun)
  await db.destroy()

  const restoring = performance.now()
  expect(await diagnosesIn(restoreSqlite(file, join(folder, 'restored')))).toBe(rows)
  const size = statSync(file).size
  expect(size).toBeGreaterThan(megabytes * 1_000_000)
  record({
    'SQLite file (MB)': (size / 1e6).toFixed(0),
    'backed up in (s)': backedUp,
    'restored and open in (s)': restoredSince(restoring),
  })
})

it(`a SQLite file of ${megabytes} MB comes back whole from a snapshot and the log since`, async () => {
  const [dataDir, replicas, restored] = [join(folder, 'data'), join(folder, 'replicas'), join(folder, 'restored')]
  mkdirSync(dataDir)
  const db = await openNew({ sqliteFile: join(dataDir, 'jani.sqlite') })
  const already = await fill(db, 0.5)
  const stopping = new AbortController()
  const needs = { environment: { DATA_DIR: dataDir }, folder: replicas, now: new Date(0), signal: stopping.signal }
  let running: Promise<void> = Promise.resolve()
  await new Promise((resolve, reject) => {
    running = replicate({ ...needs, onSnapshot: resolve })
    running.catch(reject)
  })
  const rows = await fill(db, 1, already)
  await db.destroy()
  stopping.abort()
  await running

  const restoring = performance.now()
  const { file } = restore({ environment: { DATA_DIR: restored }, folder: replicas })
  expect(await diagnosesIn({ sqliteFile: file })).toBe(rows)
  record({
    'SQLite file of a replica (MB)': (statSync(file).size / 1e6).toFixed(0),
    'restored and open in (s)': restoredSince(restoring),
  })
})

const onPostgres = postgresPrograms === undefined ? it.skip : it

onPostgres(`a PostgreSQL database of ${megabytes} MB comes back whole`, async () => {
  const server = await createPostgresServer(postgresPrograms)
  await server.start()
  const db = await openNew({ postgresUrl: server.url })
  const rows = await fill(db)
  const { rows: sizes } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(db)
  const size = Number(sizes[0]?.size)
  expect(size).toBeGreaterThan(megabytes * 1_000_000)
  const environment = { DATABASE_URL: server.url, TOKEN_SECRET: TEST_SECRET, PATH: postgresPrograms }
  const begun = performance.now()
  const file = await backUp({ environment, folder: join(folder, 'kept'), now: new Date() })
  const backedUp = secondsSince(begun)
  await db.destroy()

  const restoring = performance.now()
  const { location } = await restorePostgres(file, server.url, 'restored')
  expect(await diagnosesIn(location)).toBe(rows)
  record({
    'PostgreSQL database (MB)': (size / 1e6).toFixed(0),
    'backed up in (s)': backedUp,
    'restored and open in (s)': restoredSince(restoring),
  })
  await server.remove()
})
