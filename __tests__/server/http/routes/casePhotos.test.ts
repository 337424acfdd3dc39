import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'

import type { DeskCaseResponse } from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'
import { MAX_CASE_PHOTO_BYTES } from '~/contract/limits'
import type { AuthResponse, PredictionResponse } from '~/contract/responses'

import { bearer, diagnose, register, signUp } from '../../../support/calls'
import { shownHashOf } from '../../../support/farmCases'
import { filesIn, givePhotos, insertCase, leafJpeg, PLACE_IN_FILE, type CaseChange } from '../../../support/givenPhotos'
import { openSqlite, type TestDatabase } from '../../../support/databases'
import { jpegOfSize, jpegSegment, withSegments } from '../../../support/jpegFile'
import { photos } from '../../../support/photos'
import { NO_LIMITS, buildTestApp, farmer } from '../../../support/testApp'

let database: TestDatabase
let folder: string
let app: FastifyInstance
let owner: AuthResponse
let diagnosisId: string
let caseId: string

beforeEach(async () => {
  database = await openSqlite()
  folder = mkdtempSync(path.join(tmpdir(), 'jani-case-photos-'))
  app = await buildTestApp({ db: database.db, environment: { DATA_DIR: folder } })
  owner = await signUp(app)
  diagnosisId = (await diagnose(app, owner.access)).json<PredictionResponse>().diagnosis.id
  const { account_id: accountId } = await database.db
    .selectFrom('diagnosis')
    .select('account_id')
    .executeTakeFirstOrThrow()
  caseId = await insertCase(database.db, { accountId, diagnosisId })
})
afterEach(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const give = (more: Parameters<typeof givePhotos>[3] = {}) => givePhotos(app, owner.access, diagnosisId, more)
const kept = () => filesIn(path.join(folder, 'photos'))
const attached = () =>
  database.db.selectFrom('case_photo').selectAll().where('case_id', '=', caseId).orderBy('position').execute()
const setCase = (change: CaseChange) => database.db.updateTable('farm_case').set(change).execute()
const consents = async () =>
  database.db.selectFrom('farm_case').select(['shows_photos', 'teaches']).executeTakeFirstOrThrow()

async function signUpExpert(email: string) {
  const { access } = (await register(app, { ...farmer, email })).json<AuthResponse>()
  await database.db.updateTable('account').set({ role: 'expert' }).where('email', '=', email).execute()
  const at = ({ method, url }: { method: 'GET' | 'POST'; url: string }, id: string, payload?: object) =>
    app.inject({ method, url: url.replace(':id', id), headers: bearer(access), ...(payload && { payload }) })
  return {
    take: (id = caseId) => at(endpoints.takeCase, id),
    answer: async () => {
      const shownHash = await shownHashOf(database.db, caseId)
      return at(endpoints.answerCase, caseId, { ...NAMED, shownHash, judged: 'right' })
    },
    see: (index: number | string, id = caseId) =>
      at({ method: 'GET', url: endpoints.getCasePhoto.url.replace(':index', String(index)) }, id),
  }
}
const NAMED = { label: null, text: null, line: null, action: null, confirmedBy: null }

/** Of an expert who has taken the case. */
async function asExpert() {
  const expert = await signUpExpert('achieng@example.com')
  await expert.take()
  return expert.see
}

describe('photos that a farmer gives', () => {
  it('keeps them encrypted, one file each, with the consents that were given', async () => {
    const response = await give({ photos: [await leafJpeg(), await leafJpeg(90)] })
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect(await attached()).toMatchObject([{ position: 0 }, { position: 1 }])
    expect(await consents()).toEqual({ shows_photos: 1, teaches: 0 })
    expect(kept()).toHaveLength(2)
    for (const file of kept()) {
      const content = readFileSync(file)
      for (const sign of ['JFIF', PLACE_IN_FILE, '\xff\xd8\xff'])
        expect(content.includes(sign, 0, 'latin1')).toBe(false)
    }
  })

  it('keeps no key, and nothing of the picture, elsewhere than in the row', async () => {
    await give()
    const [row] = await attached()
    expect(Object.keys(row!).sort()).toEqual(['bytes', 'case_id', 'created_at', 'file_key', 'id', 'position'])
    const files = filesIn(folder).map((file) => readFileSync(file))
    expect(files.some((content) => content.includes(Buffer.from(row!.file_key, 'base64url')))).toBe(false)
  })

  it('are named without their keys in the download of the account', async () => {
    await give({ photos: [await leafJpeg(), await leafJpeg(90)] })
    const response = await app.inject({ ...endpoints.exportAccount, headers: bearer(owner.access) })
    const { case_photos: listed } = response.json<{ case_photos: Record<string, unknown>[] }>()
    const photo = { case_id: caseId, bytes: expect.any(Number), created_at: expect.stringMatching(/^20/) }
    expect(listed).toEqual([0, 1].map((position) => ({ ...photo, position })))
    for (const { file_key: key } of await attached()) expect(response.body).not.toContain(key)
  })

  it('takes the place of earlier ones, and of their consents', async () => {
    await give({ photos: [await leafJpeg(), await leafJpeg(90)] })
    const [first] = await attached()
    await give({ query: { teaches: 'true' } })
    expect(await attached()).toHaveLength(1)
    expect((await attached())[0]!.id).not.toBe(first!.id)
    expect(await consents()).toEqual({ shows_photos: 0, teaches: 1 })
  })

  it('returns 400 without a consent, and reads no photo', async () => {
    const queries: Record<string, string>[] = [{}, { shows: 'false' }, { shows: '1', teaches: 'yes' }]
    for (const query of queries) {
      const response = await give({ query })
      expect([response.statusCode, response.json().error.code]).toEqual([400, 'consentMissing'])
    }
    expect(kept()).toEqual([])
  })

  it('returns 404 for an answer that was shown to no person, and for that of another account', async () => {
    const other = (await register(app, { ...farmer, email: 'other@example.com' })).json<AuthResponse>()
    const alone = (await diagnose(app, owner.access)).json<PredictionResponse>().diagnosis.id
    for (const response of [
      await givePhotos(app, owner.access, alone),
      await givePhotos(app, other.access, diagnosisId),
      await givePhotos(app, owner.access, 'nothing'),
    ])
      expect([response.statusCode, response.json().error.code]).toEqual([404, 'caseUnknown'])
    expect(kept()).toEqual([])
  })

  it('returns 401 without a login', async () => {
    expect((await givePhotos(app, 'nobody', diagnosisId)).statusCode).toBe(401)
  })

  it.each<[string, number, string, () => Promise<Buffer> | Buffer]>([
    ['a PNG', 415, 'notAPhoto', () => photos.cutting],
    ['a text', 415, 'notAPhoto', () => Buffer.from('<script>alert(1)</script>')],
    ['an empty file', 400, 'photoEmpty', () => Buffer.alloc(0)],
    ['a JPEG without an end', 400, 'photoDamaged', async () => (await leafJpeg()).subarray(0, -2)],
    ['a JPEG of a billion pixels', 400, 'photoTooManyPixels', async () => jpegOfSize(await leafJpeg(), 40_000, 30_000)],
    [
      'more than 1 MB of picture',
      400,
      'casePhotoTooLarge',
      async () => {
        const jpeg = await leafJpeg()
        return Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(MAX_CASE_PHOTO_BYTES), jpeg.subarray(-2)])
      },
    ],
    ['more than 5 MB', 413, 'photoTooLarge', () => Buffer.alloc(6 * 1024 * 1024)],
  ])('refuses %s, and keeps none of the set', async (_what, status, code, make) => {
    const response = await give({ photos: [await leafJpeg(), await make()] })
    expect([response.statusCode, response.json().error.code]).toEqual([status, code])
    expect(kept()).toEqual([])
  })

  it('refuses more than six', async () => {
    const response = await give({ photos: Array<Buffer>(7).fill(await leafJpeg()) })
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'tooManyImages'])
  })

  it('strips metadata and what follows the picture', async () => {
    const jpeg = withSegments(await leafJpeg(), [jpegSegment(0xfe, Buffer.from(PLACE_IN_FILE))])
    expect((await give({ photos: [Buffer.concat([jpeg, Buffer.from('<html>')])] })).statusCode).toBe(204)
    const seen = (await (await asExpert())(0)).rawPayload
    expect(seen.includes(PLACE_IN_FILE)).toBe(false)
    expect(seen.includes('<html>')).toBe(false)
    expect(seen.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
  })

  it('returns 409 for photos of a case in a pack that may only teach', async () => {
    await setCase({ teaches: 1, packed_at: 1 })
    const response = await give({ query: { teaches: 'true' } })
    expect([response.statusCode, response.json().error.code]).toEqual([409, 'photosPacked'])
    expect((await give()).statusCode).toBe(204)
    expect(await consents()).toEqual({ shows_photos: 1, teaches: 1 })
  })

  it('returns 409 for photos that may only teach after an expert has answered', async () => {
    const { take, answer } = await signUpExpert('achieng@example.com')
    await take()
    await answer()
    const response = await give({ query: { teaches: 'true' } })
    expect([response.statusCode, response.json().error.code]).toEqual([409, 'caseAnswered'])
    expect(await attached()).toEqual([])
    expect((await give({ query: { shows: 'true', teaches: 'true' } })).statusCode).toBe(204)
    expect(await consents()).toEqual({ shows_photos: 1, teaches: 0 })
  })

  it('returns 429 for more sets than an account may give, and reads no photo', async () => {
    const limits = { ...NO_LIMITS, photoGifts: { points: 2, durationSeconds: 86_400 } }
    const limited = await buildTestApp({ db: database.db, environment: { DATA_DIR: folder }, limits })
    const statuses: number[] = []
    for (let count = 1; count <= 3; count++)
      statuses.push((await givePhotos(limited, owner.access, diagnosisId)).statusCode)
    expect(statuses).toEqual([204, 204, 429])
    const response = await givePhotos(limited, owner.access, diagnosisId)
    expect(response.json().error.code).toBe('tooManyAttempts')
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(86_000)
    expect(kept()).toHaveLength(2)
    await limited.close()
  })

  it('returns 503 where the store is away, and leaves earlier ones', async () => {
    await give()
    const [first] = await attached()
    const settings = { PHOTOS_S3_URL: 'http://127.0.0.1:1/photos', PHOTOS_S3_REGION: 'auto' }
    const keys = { PHOTOS_S3_KEY_ID: 'id', PHOTOS_S3_SECRET: 'secret' }
    const other = await buildTestApp({ db: database.db, environment: { ...settings, ...keys } })
    const response = await givePhotos(other, owner.access, diagnosisId)
    expect([response.statusCode, response.json().error.code]).toEqual([503, 'photosNotKept'])
    expect((await attached()).map(({ id }) => id)).toEqual([first!.id])
    await other.close()
  })
})

describe('an expert', () => {
  it('sees the photos of a case whose farmer shows them', async () => {
    await give({ photos: [await leafJpeg(), await leafJpeg(200)] })
    const see = await asExpert()
    const [first, second] = [await see(0), await see(1)]
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(first.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(first.rawPayload).not.toEqual(second.rawPayload)
  })

  it('sees photos that may only teach, too, and is told of them', async () => {
    await give({ query: { teaches: 'true' } })
    const { take, see } = await signUpExpert('achieng@example.com')
    expect((await take()).json<DeskCaseResponse>().case.photos).toBe(1)
    expect((await see(0)).statusCode).toBe(200)
  })

  it('gets 404 for photos of a case that has a link only', async () => {
    await give()
    await setCase({ asked_at: null })
    expect((await (await asExpert())(0)).statusCode).toBe(404)
  })

  it('gets 404 for photos of a case that he has not taken, or that another has taken or answered', async () => {
    await give()
    const [one, two] = [await signUpExpert('achieng@example.com'), await signUpExpert('barasa@example.com')]
    const statuses = async () => [(await one.see(0)).statusCode, (await two.see(0)).statusCode]
    expect(await statuses()).toEqual([404, 404])
    await one.take()
    expect(await statuses()).toEqual([200, 404])
    expect((await one.answer()).statusCode).toBeLessThan(300)
    expect(await statuses()).toEqual([200, 404])
  })

  it('gets 404 for the photos of his own case', async () => {
    await give()
    await database.db.updateTable('account').set({ role: 'expert' }).execute()
    const [{ id }] = (await database.db.selectFrom('account').select('id').execute()) as [{ id: string }]
    await setCase({ expert_id: id, taken_until: Date.now() + 60_000 })
    const url = endpoints.getCasePhoto.url.replace(':id', caseId).replace(':index', '0')
    const response = await app.inject({ method: 'GET', url, headers: bearer(owner.access) })
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'caseUnknown'])
  })

  it('gets 404 for a photo and a case that are not there', async () => {
    await give()
    const see = await asExpert()
    for (const index of [1, 6, 99, 'x', '-1', '0x0', '%00'])
      expect([index, [400, 404].includes((await see(index)).statusCode)]).toEqual([index, true])
    expect((await see(0, 'another')).statusCode).toBe(404)
  })

  it('gets 404 after a restore, which brings rows without files', async () => {
    await give()
    rmSync(path.join(folder, 'photos'), { recursive: true })
    expect((await (await asExpert())(0)).statusCode).toBe(404)
  })

  it('gets 404 for a photo whose file was altered', async () => {
    await give()
    writeFileSync(kept()[0]!, 'altered')
    expect((await (await asExpert())(0)).statusCode).toBe(404)
  })

  it('alone may see them: farmers get 403, their owner included', async () => {
    await give()
    const url = endpoints.getCasePhoto.url.replace(':id', caseId).replace(':index', '0')
    const response = await app.inject({ method: 'GET', url, headers: bearer(owner.access) })
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'expertsOnly'])
    expect((await app.inject(url)).statusCode).toBe(401)
  })
})
