import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDatabase, openMigratedDatabase } from '~/server/persistence/database'
import { backUp } from '~/server/operator/backUp'
import { restore } from '~/server/operator/restore'

import { drill } from '../../support/backupDrill'

const DRILLS = 20
const MEGABYTES = 100
const REPORT = 'x'.repeat(1_500)
const ROWS_AT_ONCE = 500
const MAX_RESTORE_MS = 10_000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jani-backups-'))
  mkdirSync(join(folder, 'data'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})
const sqliteIn = (name: string) => ({ sqliteFile: join(folder, name, 'jani.sqlite') })

it(`${DRILLS} backups of a SQLite file under load restore everything answered before them`, async () => {
  for (let round = 0; round < DRILLS; round++) {
    const [to, kept] = [sqliteIn(`restored-${round}`), join(folder, 'kept')]
    await drill({ from: sqliteIn('data'), to, folder: kept, now: new Date(round) })
  }
}, 300_000)

it(`a backup of ${MEGABYTES} MB is restored within ${MAX_RESTORE_MS / 1000} seconds`, async () => {
  const db = await openMigratedDatabase(sqliteIn('data'))
  const account = { id: 'account', username: 'Wanjiru', email: 'w@example.com', password_hash: '-', credits: 0 }
  await db
    .insertInto('account')
    .values({ ...account, created_at: 0 })
    .execute()
  const rows = (MEGABYTES * 1_000_000) / REPORT.length
  const diagnosis = { account_id: 'account', verdict: 'unsure', model_version: '-', charge: 0, created_at: 0 }
  for (let from = 0; from < rows; from += ROWS_AT_ONCE)
    await db
      .insertInto('diagnosis')
      .values(
        Array.from({ length: ROWS_AT_ONCE }, (_, index) => ({ ...diagnosis, id: `${from + index}`, report: REPORT })),
      )
      .execute()
  await db.destroy()
  const backup = await backUp({ environment: { DATA_DIR: join(folder, 'data') }, folder, now: new Date() })
  const start = performance.now()
  await restore({ environment: { DATA_DIR: join(folder, 'restored') }, backup })
  const restored = await openDatabase(sqliteIn('restored'))
  expect(performance.now() - start).toBeLessThan(MAX_RESTORE_MS)
  const ids = await restored.selectFrom('diagnosis').select('id').execute()
  expect(ids.length).toBeGreaterThanOrEqual(rows)
  await restored.destroy()
}, 300_000)
