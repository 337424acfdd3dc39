import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import type { AuthResponse } from '~/contract/responses'
import { backUp } from '~/server/backUp'
import type { Manifest } from '~/server/backUp'
import { openDatabase } from '~/server/persistence/database'
import type { DatabaseLocation } from '~/server/persistence/database'
import { latestMigration, migrate } from '~/server/persistence/migrate'

import { diagnose, login, register } from '../support/calls'
import { campaign } from '../support/campaign'
import { lastingDatabases } from '../support/databases'
import { createPostgresServer } from '../support/postgresServer'
import { postgresPrograms, restorePostgres, restoreSqlite } from '../support/restore'
import { brokenPromises, classifyByBytes, paidPhoto } from '../support/scans'
import { TEST_SECRET, buildTestApp, farmer } from '../support/testApp'

const { count, record, timeoutMs } = campaign('backups', 3)
jest.setTimeout(timeoutMs(60_000))
const drills = Array.from({ length: count }, (_, index) => index)

/** Busier than any village, and not so busy that a hundred drills fill a disk. */
const BREATH_MS = 50

let folder: string
/** What a drill has opened, closed last first, whether or not it went well. */
let opened: (() => Promise<unknown>)[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jani-backup-'))
  opened = []
})
afterEach(async () => {
  for (const close of opened.toReversed()) await close()
  rmSync(folder, { recursive: true, force: true })
})

/** A server on this database, and what sets people to work on it; both until the end of the test. */
async function serve(location: DatabaseLocation) {
  const db = await openDatabase(location)
  opened.push(() => db.destroy())
  await migrate(db)
  const app = await buildTestApp({ db, classify: classifyByBytes })
  opened.push(() => app.close())
  return function write() {
    const writing = keepWriting(app)
    opened.push(() => writing.stop().catch(() => undefined)) // a drill waits for it and hears why it failed
    return writing
  }
}

/** People sign up and scan, one after the other in several lines, until they are told to stop. */
function keepWriting(app: FastifyInstance) {
  let isWriting = true
  const answered: string[] = []
  const write = async () => {
    while (isWriting) {
      const email = `${randomUUID()}@example.com`
      const signedUp = await register(app, { ...farmer, email })
      expect(signedUp).toMatchObject({ statusCode: 201 })
      const { access } = signedUp.json<AuthResponse>()
      for (let photo = 0; photo < 3; photo++)
        expect((await diagnose(app, access, { content: paidPhoto(photo) })).statusCode).toBe(200)
      answered.push(email)
      await wait(BREATH_MS)
    }
  }
  const lines = Promise.all([write(), write(), write()])
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
  return {
    answered,
    /** Resolves when three more have been answered; rejects when no more are written. */
    async someMore() {
      const enough = answered.length + 3
      while (answered.length < enough) await Promise.race([lines, nextTurn()])
    },
    async stop() {
      isWriting = false
      await lines
    },
  }
}

/** What was answered before the backup began is in it, and all that must hold holds. */
async function expectSound(location: DatabaseLocation, answeredBefore: string[]) {
  const db = await openDatabase(location)
  await migrate(db)
  expect(await brokenPromises(db)).toEqual([])
  const app = await buildTestApp({ db, classify: classifyByBytes })
  for (const email of answeredBefore) {
    const loggedIn = await login(app, { ...farmer, email })
    expect({ email, ...loggedIn.json() }).toMatchObject({ email, user: { credits: 2 } })
    const { access } = loggedIn.json<AuthResponse>()
    expect((await diagnose(app, access, { content: paidPhoto('new') })).json()).toMatchObject({ credits: 1 })
  }
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await app.close()
  await db.destroy()
}

const manifestOf = (file: string) => JSON.parse(readFileSync(file.replace(/\.\w+$/, '.json'), 'utf8')) as Manifest

function expectManifest(file: string, database: string) {
  const bytes = readFileSync(file)
  expect(manifestOf(file)).toMatchObject({
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    database,
    schema: latestMigration,
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
}

it(`a SQLite file is backed up while it is written to, and restored, ${count} times`, async () => {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const write = await serve({ sqliteFile: join(dataDir, 'jani.sqlite') })
  for (const drill of drills) {
    const writing = write()
    await writing.someMore()
    const answeredBefore = [...writing.answered].slice(-5)
    const file = await backUp({
      environment: { DATA_DIR: dataDir },
      folder: join(folder, 'kept'),
      now: new Date(drill),
    })
    await writing.stop()
    expectManifest(file, 'SQLite')
    await expectSound(restoreSqlite(file, join(folder, `restored-${drill}`)), answeredBefore)
  }
  expect(readdirSync(join(folder, 'kept')).filter((name) => !/^jani-[\dTZ-]+\.(sqlite|json)$/.test(name))).toEqual([])
  record({ 'SQLite drills': count, 'lost or broken': 0 })
})

const onPostgres = postgresPrograms === undefined ? it.skip : it

onPostgres(`a PostgreSQL database is backed up while it is written to, and restored, ${count} times`, async () => {
  const server = await createPostgresServer(postgresPrograms)
  opened.push(() => server.remove())
  await server.start()
  const write = await serve({ postgresUrl: server.url })
  const environment = { DATABASE_URL: server.url, TOKEN_SECRET: TEST_SECRET, PATH: postgresPrograms }
  for (const drill of drills) {
    const writing = write()
    await writing.someMore()
    const answeredBefore = [...writing.answered].slice(-5)
    const file = await backUp({ environment, folder: join(folder, 'kept'), now: new Date(drill) })
    await writing.stop()
    expectManifest(file, 'PostgreSQL')
    const restored = await restorePostgres(file, server.url, `restored_${drill}`)
    await expectSound(restored.location, answeredBefore)
    await restored.drop()
  }
  record({ 'PostgreSQL drills': count, 'lost or broken': 0 })
})

const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'backed up',
    (error: unknown) => (error as Error).message,
  )

it('says that there is no database, and leaves nothing', async () => {
  const kept = join(folder, 'kept')
  expect(await failure(backUp({ environment: { DATA_DIR: folder }, folder: kept, now: new Date() }))).toBe(
    `There is no database at ${join(folder, 'jani.sqlite')}. Check DATA_DIR and DATABASE_URL.`,
  )
  expect(existsSync(kept)).toBe(false)
})

it('does not write over a backup of the same moment', async () => {
  const db = await openDatabase({ sqliteFile: join(folder, 'jani.sqlite') })
  await migrate(db)
  const again = () => backUp({ environment: { DATA_DIR: folder }, folder, now: new Date(0) })
  const bytes = readFileSync(await again())
  expect(await failure(again())).toMatch(/^There is a backup of this moment/)
  expect(readFileSync(join(folder, 'jani-1970-01-01T00-00-00-000Z.sqlite'))).toEqual(bytes)
  await db.destroy()
})

const postgres = lastingDatabases.find(({ name }) => name === 'PostgreSQL')
const onAnyPostgres = postgres === undefined ? it.skip : it

onAnyPostgres('says that pg_dump is missing, without a password, and leaves nothing', async () => {
  const database = await postgres!.open()
  const { postgresUrl } = database.location as { postgresUrl: string }
  const environment = { DATABASE_URL: postgresUrl, TOKEN_SECRET: TEST_SECRET, PATH: folder }
  const message = await failure(backUp({ environment, folder, now: new Date() }))
  expect(message).toBe('pg_dump is not installed; install the client programs of PostgreSQL, of its version or newer.')
  expect(readdirSync(folder)).toEqual([])
  await database.close()
})
