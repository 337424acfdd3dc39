import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { backUp } from '~/server/operator/backUp'
import { restore } from '~/server/operator/restoreBackup'
import { openMigratedDatabase } from '~/server/persistence/database'

import { backUpUnderLoad } from '../support/backups'
import { ROUNDS } from './load'

const MEGABYTES = 100
const REPORT = 'x'.repeat(1_500)
const ROWS_PER_INSERT = 500
const MAX_RESTORE_MS = 10_000

jest.setTimeout(600_000)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jani-backups-'))
  mkdirSync(join(folder, 'data'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})
const sqliteIn = (name: string) => ({ sqliteFile: join(folder, name, 'jani.sqlite') })

it(`${ROUNDS} backups of a SQLite file under load restore everything answered before them`, async () => {
  for (let round = 0; round < ROUNDS; round++)
    await backUpUnderLoad(sqliteIn('data'), sqliteIn(`restored-${round}`), join(folder, 'kept'), new Date(round))
})

it(`a backup of ${MEGABYTES} MB is restored within ${MAX_RESTORE_MS / 1000} seconds`, async () => {
  const db = await openMigratedDatabase(sqliteIn('data'))
  const account = { id: 'account', username: 'Wanjiru', email: 'w@example.com', password_hash: '-', credits: 0 }
  const farmer = { ...account, created_at: 0 }
  await db.insertInto('account').values(farmer).execute()
  const rows = (MEGABYTES * 1_000_000) / REPORT.length
  const common = { account_id: 'account', verdict: 'unsure', model_version: '-', charge: 0, created_at: 0 }
  for (let from = 0; from < rows; from += ROWS_PER_INSERT) {
    const ids = Array.from({ length: ROWS_PER_INSERT }, (_, index) => `${from + index}`)
    const values = ids.map((id) => ({ ...common, id, verdict_json: REPORT }))
    await db.insertInto('diagnosis').values(values).execute()
  }
  await db.destroy()
  const backup = await backUp({ environment: { DATA_DIR: join(folder, 'data') }, folder, now: new Date() })
  const start = performance.now()
  await restore({ environment: { DATA_DIR: join(folder, 'restored') }, backup })
  expect(performance.now() - start).toBeLessThan(MAX_RESTORE_MS)
  const restored = await openMigratedDatabase(sqliteIn('restored'))
  const ids = await restored.selectFrom('diagnosis').select('id').execute()
  expect(ids.length).toBeGreaterThanOrEqual(rows)
  await restored.destroy()
})
