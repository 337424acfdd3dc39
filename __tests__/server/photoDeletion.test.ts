import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'

import { CASE_PHOTO_DAYS, TEACHING_PHOTO_DAYS, UNANSWERED_PHOTO_DAYS } from '~/contract/limits'
import { endpoints } from '~/contract/endpoints'
import type { AuthResponse, PredictionResponse } from '~/contract/responses'
import { WRITING_MS } from '~/server/domain/cases/casePhotos'
import { createSweepPhotos } from '~/server/domain/cases/sweepPhotos'
import { accountCommand } from '~/server/operator/accountCommand'
import { withRecords } from '~/server/operator/cli/runCommand'
import { createCasePhotoRepository } from '~/server/persistence/casePhotoRepository'
import { createFolderStore } from '~/server/photos/folderStore'

import { settingsFor } from '../support/backups'
import { bearer, diagnose, signUp } from '../support/calls'
import { filesIn, givePhotos, insertAnswer, insertCase, leafJpeg } from '../support/givenPhotos'
import { openFile, type TestDatabase } from '../support/databases'
import { until } from '../support/rawHttp'
import { TEST_SECRET, buildTestApp, farmer } from '../support/testApp'

const DAY_MS = 24 * 60 * 60 * 1000

let database: TestDatabase
let folder: string
let app: FastifyInstance
let owner: AuthResponse
let own: { accountId: string; diagnosisId: string }
let caseId: string
let later = 0

const start = async () => {
  app = await buildTestApp({
    db: database.db,
    environment: { DATA_DIR: folder },
    now: () => Date.now() + later,
    photoPace: { everyMs: 20 },
  })
  await app.ready()
}

beforeEach(async () => {
  later = 0
  database = await openFile()
  folder = path.join(settingsFor(database.location)['DATA_DIR'] ?? '', '.')
  await start()
  owner = await signUp(app)
  const diagnosisId = (await diagnose(app, owner.access)).json<PredictionResponse>().diagnosis.id
  const { id: accountId } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  own = { accountId, diagnosisId }
  caseId = await insertCase(database.db, own)
})
afterEach(async () => {
  await app.close()
  await database.close()
})

const kept = () => filesIn(path.join(folder, 'photos'))
const rows = () => database.db.selectFrom('case_photo').select('id').execute()
const give = async (query: Record<string, string> = { shows: 'true' }) => {
  const photos = [await leafJpeg(), await leafJpeg(90)]
  expect((await givePhotos(app, owner.access, own.diagnosisId, { photos, query })).statusCode).toBe(204)
  expect(kept()).toHaveLength(2)
}
/** No file is left, and no row that would name one. */
const gone = async () => {
  await until(async () => kept().length === 0 && (await rows()).length === 0)
}
const ORPHAN = '0f0e2f0a-8c1d-4a7e-9d59-0a5a3f1d2c3b'
const announce = (at: number) => records().announce([{ id: ORPHAN, key: 'key', bytes: 1, position: 0 }], at)
/** A whole sweep of a server that starts then. */
const sweepAt = async (time: number) => {
  await app.close()
  later = time
  await announce(0)
  await start()
  await until(async () => !(await rows()).some(({ id }) => id === ORPHAN))
}
const records = () => createCasePhotoRepository(database.db)
const call = (endpoint: { method: 'DELETE' | 'POST'; url: string }, payload?: object) =>
  app.inject({ ...endpoint, headers: bearer(owner.access), ...(payload && { payload }) })

describe('files of photos', () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      'the account was deleted',
      async () =>
        expect((await call(endpoints.deleteAccount, { password: farmer.password })).statusCode).toBeLessThan(300),
    ],
    [
      'the answer was deleted',
      async () => {
        const url = endpoints.deleteDiagnosis.url.replace(':id', own.diagnosisId)
        expect((await call({ method: 'DELETE', url })).statusCode).toBe(204)
      },
    ],
    ['the consent was withdrawn', () => records().withdraw({ ...own, shows: false })],
  ])('are gone with their keys within a minute after %s', async (_what, end) => {
    await give()
    later = WRITING_MS // they were given before
    await end()
    await gone()
  })

  it('stay while a consent is left', async () => {
    await give({ shows: 'true', teaches: 'true' })
    later = WRITING_MS
    await records().withdraw({ ...own, shows: false })
    await sweepAt(WRITING_MS)
    expect(kept()).toHaveLength(2)
    await records().withdraw({ ...own, teaches: false })
    await gone()
  })

  it('are gone within a minute after others took their place, while those stay', async () => {
    await give()
    const before = kept()
    await givePhotos(app, owner.access, own.diagnosisId)
    later = WRITING_MS
    await until(async () => (await rows()).length === 1) // a row goes after its file
    expect(kept()).toHaveLength(1)
    expect(before).not.toContain(kept()[0])
  })

  it('are gone where the server died while it wrote them', async () => {
    await give()
    await announce(Date.now())
    const half = path.join(folder, 'photos', ORPHAN.slice(0, 2), `${ORPHAN}.part`)
    mkdirSync(path.dirname(half), { recursive: true })
    writeFileSync(half, 'half a photo')
    later = WRITING_MS
    await until(async () => (await rows()).length === 2)
    expect(kept()).toHaveLength(2)
    expect(kept()).not.toContain(half)
  })

  it('are gone at the next start if no row names them, once they are an hour old', async () => {
    await give()
    await app.close()
    const store = createFolderStore(path.join(folder, 'photos'))
    const young = 'a1b2c3d4-8c1d-4a7e-9d59-0a5a3f1d2c3b'
    for (const id of [ORPHAN, young]) await store.put(id, Buffer.from('a photo'))
    const other = path.join(folder, 'photos', 'readme.txt')
    writeFileSync(other, '')
    const old = kept().filter((file) => !file.endsWith(young))
    for (const file of old) utimesSync(file, 0, 0)
    await start()
    await until(() => !kept().some((file) => file.endsWith(ORPHAN)))
    expect(kept()).toHaveLength(4)
    expect(kept().some((file) => file.endsWith(young))).toBe(true)
    expect(kept()).toContain(other)
  })

  it('are gone with their keys, also from the log of SQLite', async () => {
    await give()
    const keys = (await database.db.selectFrom('case_photo').select('file_key').execute()).map((row) => row.file_key)
    later = WRITING_MS
    await records().withdraw({ ...own, shows: false })
    await gone()
    const holders = () => filesIn(folder).filter((file) => keys.some((key) => readFileSync(file).includes(key)))
    await until(() => holders().length === 0)
  })

  it('are looked for every hour, also after the clock was ahead once', async () => {
    let [clock, elapsed] = [Date.now() + 400 * DAY_MS, 0]
    const endOverdue = jest.fn(async () => undefined)
    const store = createFolderStore(path.join(folder, 'photos'))
    const looking = { ...records(), endOverdue }
    const sweep = createSweepPhotos({ records: looking, store, now: () => clock, elapsed: () => elapsed })
    await sweep()
    clock = Date.now()
    await sweep()
    expect(endOverdue).toHaveBeenCalledTimes(1)
    elapsed = 60 * 60 * 1000
    await sweep()
    expect(endOverdue).toHaveBeenCalledTimes(2)
  })

  it('are gone after an operator has deleted the account and no server runs', async () => {
    await give()
    await app.close()
    await database.db
      .updateTable('case_photo')
      .set({ created_at: Date.now() - WRITING_MS })
      .execute()
    const environment = { ...settingsFor(database.location), TOKEN_SECRET: TEST_SECRET }
    await withRecords(environment, (all) => accountCommand(all, ['delete', farmer.email, '--reason', 'asked by phone']))
    expect(kept()).toEqual([])
    expect(await rows()).toEqual([])
  })

  it.each<[string, number, Record<string, string>, () => Promise<unknown>]>([
    [
      '30 days after the answer',
      CASE_PHOTO_DAYS,
      { shows: 'true' },
      () => insertAnswer(database.db, { case_id: caseId }),
    ],
    [
      '60 days after they were given without an answer',
      UNANSWERED_PHOTO_DAYS,
      { shows: 'true' },
      async () => undefined,
    ],
    ['a year after they were given to teach', TEACHING_PHOTO_DAYS, { teaches: 'true' }, async () => undefined],
  ])('stay until %s, and are gone then', async (_what, days, query, answer) => {
    await give(query)
    await answer()
    await sweepAt(days * DAY_MS - 60_000)
    expect(kept()).toHaveLength(2)
    await sweepAt(days * DAY_MS + 60_000)
    await gone()
  })
})
