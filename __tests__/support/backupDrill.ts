import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { AuthResponse } from '~/contract/responses'
import { backUp } from '~/server/operator/backUp'
import { restore } from '~/server/operator/restore'
import { openMigratedDatabase } from '~/server/persistence/database'
import type { Database, DatabaseLocation } from '~/server/persistence/database'

import { diagnose, login, register } from './calls'
import { brokenPromises, classifyByBytes, paidPhoto } from './scans'
import { TEST_SECRET, buildTestApp, farmer } from './testApp'

/** Keeps the load low enough that a hundred drills do not fill a disk. */
const PAUSE_MS = 50

/** A folder with PostgreSQL's server and the programs that dump and restore its databases. */
export const postgresPrograms = [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders()].find((path) =>
  ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(path, name))),
)
function debianFolders() {
  const root = '/usr/lib/postgresql'
  return existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : []
}

/** The settings with which a command finds this database. */
export const settingsFor = (location: DatabaseLocation): Record<string, string> =>
  'postgresUrl' in location
    ? { DATABASE_URL: location.postgresUrl, TOKEN_SECRET: TEST_SECRET, PATH: postgresPrograms ?? '' }
    : { DATA_DIR: join(location.sqliteFile, '..') }

type Drill = { from: DatabaseLocation; to: DatabaseLocation; folder: string; now: Date }

/** Backs up a database that is written to, restores it elsewhere and checks that nothing is missing. Returns the backup. */
export async function drill({ from, to, folder, now }: Drill) {
  const db = await openMigratedDatabase(from)
  const writing = await startWriting(db)
  await writing.someMore()
  const answeredBefore = writing.answered.slice(-5)
  const file = await backUp({ environment: settingsFor(from), folder, now })
  await writing.stop()
  await db.destroy()
  expect(await restore({ environment: settingsFor(to), backup: folder })).toMatchObject({ takenAt: now.toISOString() })
  await expectSound(to, answeredBefore)
  return file
}

/** Three people at a time sign up and scan until `stop`. */
async function startWriting(db: Database) {
  const app = await buildTestApp({ db, classify: classifyByBytes })
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
      await wait(PAUSE_MS)
    }
  }
  const writers = Promise.all([write(), write(), write()])
  return {
    answered,
    async someMore() {
      const enough = answered.length + 3
      while (answered.length < enough) await Promise.race([writers, wait(5)])
    },
    async stop() {
      isWriting = false
      await writers
      await app.close()
    },
  }
}

async function expectSound(location: DatabaseLocation, answeredBefore: string[]) {
  const db = await openMigratedDatabase(location)
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
