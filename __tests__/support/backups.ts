import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import type { AuthResponse } from '~/contract/responses'
import { backUp } from '~/server/operator/backUp'
import { restore } from '~/server/operator/restoreBackup'
import { openMigratedDatabase } from '~/server/persistence/database'
import type { DatabaseLocation } from '~/server/persistence/database'

import { diagnose, login, refresh, refreshed, register } from './calls'
import { classifyByBytes, paidPhoto, violatedInvariants } from './scans'
import { TEST_SECRET, buildTestApp, farmer } from './testApp'

const DEBIAN = '/usr/lib/postgresql'
const debianFolders = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []

/** A folder with PostgreSQL's server and the programs that dump and restore its databases. */
export const postgresPrograms = [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders].find((path) =>
  ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(path, name))),
)

/** The settings with which a command finds this database. */
export const settingsFor = (location: DatabaseLocation): Record<string, string> =>
  'postgresUrl' in location
    ? { DATABASE_URL: location.postgresUrl, TOKEN_SECRET: TEST_SECRET, PATH: postgresPrograms ?? '' }
    : { DATA_DIR: join(location.sqliteFile, '..') }

/** Backs up a database while people sign up and scan, and restores it elsewhere: nothing answered before is missing. */
export async function backUpUnderLoad(from: DatabaseLocation, to: DatabaseLocation, folder: string, now: Date) {
  const db = await openMigratedDatabase(from)
  const app = await buildTestApp({ db, classify: classifyByBytes })
  const scanOnce = async (email: string) => {
    const { access } = (await register(app, { ...farmer, email })).json<AuthResponse>()
    expect((await diagnose(app, access, { content: paidPhoto(email) })).statusCode).toBe(200)
  }
  const person = (await register(app, { ...farmer, email: `kept.${now.getTime()}@example.com` })).json<AuthResponse>()
  const early = Array.from({ length: 5 }, (_, index) => `early.${now.getTime()}.${index}@example.com`)
  await Promise.all(early.map(scanOnce))
  const meanwhile = Array.from({ length: 15 }, (_, index) => scanOnce(`late.${now.getTime()}.${index}@example.com`))
  const file = await backUp({ environment: settingsFor(from), folder, now })
  await Promise.all(meanwhile)
  const moved = await refreshed(app, (await refreshed(app, person.refresh)).refresh)
  await app.close()
  await db.destroy()

  expect(await restore({ environment: settingsFor(to), backup: folder })).toMatchObject({ takenAt: now.toISOString() })
  const restored = await openMigratedDatabase(to)
  expect(await violatedInvariants(restored)).toEqual([])
  const second = await buildTestApp({ db: restored, classify: classifyByBytes })
  // an account that was logged in at the time of the backup still is, with the token of today
  const next = await refreshed(second, moved.refresh)
  expect((await refresh(second, next.refresh)).statusCode).toBe(200)
  for (const email of early) {
    const response = (await login(second, { ...farmer, email })).json<AuthResponse>()
    expect(response).toMatchObject({ user: { credits: 4 } })
    expect((await diagnose(second, response.access, { content: paidPhoto('x') })).json()).toMatchObject({ credits: 3 })
  }
  expect((await second.inject('/readyz')).statusCode).toBe(200)
  await second.close()
  await restored.destroy()
  return file
}
