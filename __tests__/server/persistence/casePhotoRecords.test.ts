import { randomUUID } from 'node:crypto'

import { ATTACHING_MS, type Consents } from '~/server/domain/cases/casePhotos'
import type { TeachingPhoto } from '~/server/domain/cases/photoPack'
import { createAccountRepository } from '~/server/persistence/accountRepository'
import { createCasePhotoRepository } from '~/server/persistence/casePhotoRepository'
import { createPhotoPackRepository } from '~/server/persistence/photoPackRepository'
import { createUserRepository } from '~/server/persistence/userRepository'

import { insertAnswer, insertCase, type CaseChange } from '../../support/givenPhotos'
import { databases, type TestDatabase } from '../../support/databases'

const NOW = 1_900_000_000_000
const BOTH: Consents = { shows: true, teaches: true }
const RUST = 'Corn_(maize)___Common_rust_'

describe.each(databases)('the records of photos on $name', ({ open }) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  const records = () => createCasePhotoRepository(database.db)
  const packs = () => createPhotoPackRepository(database.db)

  async function addCase(more: CaseChange = {}, label: string | null = RUST) {
    const person = { username: 'Otieno', email: `${randomUUID()}@example.com`, passwordHash: 'h', credits: 5 }
    const { id: accountId } = (await createUserRepository(database.db, () => NOW).add(person))!
    const own = { accountId, diagnosisId: randomUUID() }
    const nothing = { verdict_json: null, probability: null, posterior_json: null, photos_json: null, told_crop: null }
    const never = {
      answers_json: null,
      follows_id: null,
      progress: null,
      plot: null,
      reminded_at: null,
      deleted_at: null,
    }
    const charged = { charge: 0, created_at: NOW, verdict: 'confident', model_version: 'fake-1', label }
    const row = { ...nothing, ...never, ...charged, id: own.diagnosisId, account_id: accountId }
    await database.db.insertInto('diagnosis').values(row).execute()
    return { own, id: await insertCase(database.db, own, { created_at: NOW, asked_at: NOW, ...more }) }
  }

  const photosOf = (count: number) =>
    Array.from({ length: count }, (_, position) => ({ id: randomUUID(), key: `key ${position}`, bytes: 9, position }))
  async function give(own: { accountId: string; diagnosisId: string }, consents = BOTH, at = NOW, count = 2) {
    const photos = photosOf(count)
    await records().announce(photos, at)
    await records().attach(own, photos, { ...consents, now: () => at })
    return photos
  }
  const answer = (id: string, more: Partial<Parameters<typeof insertAnswer>[1]> = {}, judged?: 'other' | 'cannotSay') =>
    insertAnswer(database.db, { case_id: id, created_at: NOW, ...more }, judged)
  const unused = () => records().listUnused({ after: '', limit: 100, announcedBefore: NOW * 2 })
  const consentsOf = (id: string) =>
    database.db
      .selectFrom('farm_case')
      .select(['shows_photos', 'teaches'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const find = (caseId: string, position = 0) => records().find({ caseId, position })

  it('find a photo with its key by case and position', async () => {
    const { own, id } = await addCase()
    const [first, second] = await give(own)
    expect(await find(id)).toEqual({ id: first!.id, key: 'key 0' })
    expect(await find(id, 1)).toEqual({ id: second!.id, key: 'key 1' })
    expect([await find(id, 2), await find(id, -1), await find('another')]).toEqual([undefined, undefined, undefined])
  })

  it('find none by the link that its farmer does not show', async () => {
    const { own, id } = await addCase()
    await give(own, { shows: false, teaches: true })
    expect(await find(id)).toBeUndefined()
  })

  it.each<[string, Consents]>([
    ['shown', { shows: true, teaches: false }],
    ['given to teach', { shows: false, teaches: true }],
  ])('find one that is %s for the expert who has taken the case, and who has answered it', async (_what, consents) => {
    const { own, id } = await addCase()
    await give(own, consents)
    const expertId = (await addCase()).own.accountId
    const setCase = (change: CaseChange) =>
      database.db.updateTable('farm_case').set(change).where('id', '=', id).execute()
    const isFound = async (now: number) =>
      (await records().find({ caseId: id, position: 0, expert: { id: expertId, now } })) !== undefined
    expect(await isFound(NOW)).toBe(false)
    await setCase({ expert_id: expertId, taken_until: NOW + 1 })
    expect([await isFound(NOW), await isFound(NOW + 1)]).toEqual([true, false])
    await setCase({ answered_at: NOW })
    expect(await isFound(NOW + 1)).toBe(true)
  })

  it('attach photos in place of earlier ones, which are then unused', async () => {
    const { own, id } = await addCase()
    const before = await give(own)
    const [first] = await give(own, BOTH, NOW, 1)
    expect(await find(id)).toEqual({ id: first!.id, key: 'key 0' })
    expect(await find(id, 1)).toBeUndefined()
    expect(await unused()).toEqual(before.map((photo) => photo.id).sort())
  })

  it('attach nothing without the case, too late, or after a sweep', async () => {
    const { own } = await addCase()
    const photos = photosOf(2)
    await records().announce(photos, NOW)
    const attach = (more = own, at = NOW) => records().attach(more, photos, { ...BOTH, now: () => at })
    await expect(attach({ ...own, accountId: 'another' })).rejects.toMatchObject({ code: 'caseUnknown' })
    await expect(attach(own, NOW + ATTACHING_MS)).rejects.toMatchObject({ code: 'photosNotKept' })
    await records().delete([photos[0]!.id])
    await expect(attach()).rejects.toMatchObject({ code: 'photosNotKept' })
    expect(await unused()).toEqual([photos[1]!.id])
  })

  it('list unused photos a page, without those that are being written', async () => {
    const photos = photosOf(3)
    await records().announce(photos, NOW)
    const ids = photos.map(({ id }) => id).sort()
    const page = (after: string, announcedBefore = NOW) => records().listUnused({ after, limit: 2, announcedBefore })
    expect(await page('')).toEqual(ids.slice(0, 2))
    expect(await page(ids[1]!)).toEqual(ids.slice(2))
    expect(await page('', NOW - 1)).toEqual([])
  })

  it('delete no photo that has a case', async () => {
    const { own, id } = await addCase()
    const [first] = await give(own)
    await records().delete([first!.id])
    expect(await find(id)).toBeDefined()
  })

  it('withdraw each consent alone; photos are unused without any', async () => {
    const { own, id } = await addCase()
    await give(own)
    await records().withdraw({ ...own, shows: false })
    expect([await consentsOf(id), await unused()]).toEqual([{ shows_photos: 0, teaches: 1 }, []])
    await records().withdraw({ ...own, teaches: false })
    expect(await consentsOf(id)).toEqual({ shows_photos: 0, teaches: 0 })
    expect(await unused()).toHaveLength(2)
  })

  it('withdraw nothing of a pack, and nothing of another account', async () => {
    const { own, id } = await addCase()
    await give(own)
    await database.db.updateTable('farm_case').set({ packed_at: NOW }).execute()
    await expect(records().withdraw({ ...own, teaches: false })).rejects.toMatchObject({ code: 'photosPacked' })
    const other = { ...own, accountId: 'another', shows: false } as const
    await expect(records().withdraw(other)).rejects.toMatchObject({ code: 'caseUnknown' })
    expect([await consentsOf(id), await unused()]).toEqual([{ shows_photos: 1, teaches: 1 }, []])
    await records().withdraw({ ...own, shows: false })
    expect(await unused()).toHaveLength(2)
  })

  const neither: Consents = { shows: false, teaches: false }
  const second: Consents = { shows: false, teaches: true }
  type Overdue = { given: number; asked?: number | null; answers?: number[]; left: Consents }
  // days ago; of 30 after an answer, 60 without one, 365 for what may teach
  it.each<[string, Overdue]>([
    ['keep both before any time is over', { given: 29, answers: [29], left: BOTH }],
    ['end the first one after an answer', { given: 40, answers: [30], left: second }],
    ['count from the last answer', { given: 40, answers: [35, 29], left: BOTH }],
    ['count from the gift if it came after the answer', { given: 29, asked: 50, answers: [45], left: BOTH }],
    ['end the first one without an answer', { given: 60, left: second }],
    ['wait for an answer', { given: 59, left: BOTH }],
    ['wait for an answer to what was asked later', { given: 70, asked: 59, left: BOTH }],
    ['end the first one where only the link was given', { given: 60, asked: null, left: second }],
    ['end both after a year', { given: 365, left: neither }],
    ['end the second one alone', { given: 365, answers: [29], left: { shows: true, teaches: false } }],
  ])('%s', async (_what, { given, asked = given, answers = [], left }) => {
    const { own, id } = await addCase({ asked_at: asked === null ? null : NOW - asked })
    await give(own, BOTH, NOW - given)
    for (const [index, days] of answers.entries())
      await insertAnswer(database.db, { case_id: id, created_at: NOW - days, judge: index === 0 ? 'link' : 'expert' })
    await records().endOverdue({ answeredBefore: NOW - 30, askedBefore: NOW - 60, givenBefore: NOW - 365 })
    expect(await consentsOf(id)).toEqual({ shows_photos: Number(left.shows), teaches: Number(left.teaches) })
    expect(await unused()).toHaveLength(left.shows || left.teaches ? 0 : 2)
  })

  it('keep the photos of a deleted account as unused ones', async () => {
    const { own } = await addCase()
    await give(own)
    await createAccountRepository(database.db).remove(own.accountId)
    expect(await unused()).toHaveLength(2)
  })

  async function teaching() {
    const all: TeachingPhoto[] = []
    for (let last = { caseId: '', position: 0 }; ;) {
      const page = await packs().listTeaching(last)
      if (page.length === 0) return all
      all.push(...page)
      last = page.at(-1)!
    }
  }

  it('list photos that may teach with what the expert said, in order of cases and positions', async () => {
    const [right, other] = [await addCase({ county: 'Nakuru' }), await addCase()]
    await give(right.own)
    await give(other.own)
    await answer(right.id)
    await answer(other.id, { label: 'Tomato___Late_blight' }, 'other')
    const of = ({ id, own }: typeof right, label: string, county?: string) =>
      [0, 1].map((position) => ({ caseId: id, accountId: own.accountId, position, label, county, diagnosedAt: NOW }))
    const expected = [...of(right, RUST, 'Nakuru'), ...of(other, 'Tomato___Late_blight')]
    expect(await teaching()).toMatchObject(expected.sort((a, b) => (a.caseId < b.caseId ? -1 : 1)))
  })

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['without an answer', async () => undefined],
    ['with the answer of an officer only', (id) => answer(id, { judge: 'link' })],
    ['of which the expert cannot say', (id) => answer(id, {}, 'cannotSay')],
    ['of what no list has', (id) => answer(id, { label: null }, 'other')],
    [
      'whose farmer has withdrawn',
      async (id) => {
        await answer(id)
        await database.db.updateTable('farm_case').set({ teaches: 0 }).execute()
      },
    ],
    [
      'that are in a pack',
      async (id) => {
        await answer(id)
        await database.db.updateTable('farm_case').set({ packed_at: NOW }).execute()
      },
    ],
  ])('list no photos %s', async (_what, change) => {
    const { own, id } = await addCase()
    await give(own)
    await change(id)
    expect(await teaching()).toEqual([])
  })

  it('list no photos of an answer that names nothing', async () => {
    const { own, id } = await addCase({}, null)
    await give(own)
    await answer(id)
    expect(await teaching()).toEqual([])
  })

  it('pack all or none: a farmer may withdraw or replace his photos until then', async () => {
    const [replaced, withdrawn, left] = [await addCase(), await addCase(), await addCase()]
    const cases = [replaced, withdrawn, left]
    for (const { own, id } of cases) {
      await give(own, { shows: false, teaches: true })
      await answer(id)
    }
    const ids = cases.map(({ id }) => id)
    const werePacked = (at: number) => packs().werePacked(ids, at)
    const listed = await teaching()
    await give(replaced.own, BOTH, NOW + 1)
    expect(await packs().pack(listed, NOW)).toBe(false)
    expect(await werePacked(NOW)).toBe(false)
    const again = await teaching()
    await records().withdraw({ ...withdrawn.own, teaches: false })
    expect(await packs().pack(again, NOW)).toBe(false)
    expect(await packs().pack(await teaching(), NOW)).toBe(true)
    expect([await werePacked(NOW), await werePacked(NOW + 1)]).toEqual([true, false])
    expect(await teaching()).toEqual([])
    expect(await unused()).toHaveLength(6)
  })

  it('list no photos that came after the expert took the case', async () => {
    const { own, id } = await addCase()
    await give(own, BOTH, NOW)
    await answer(id)
    expect(await teaching()).toHaveLength(2)
    const later = { created_at: NOW + 1 }
    await database.db.updateTable('case_photo').set(later).execute()
    expect(await teaching()).toEqual([])
  })

  it('teach nothing with photos that come after the answer of an expert', async () => {
    const { own, id } = await addCase()
    await give(own)
    await answer(id)
    const alone = give(own, { shows: false, teaches: true }, NOW + 1)
    await expect(alone).rejects.toMatchObject({ code: 'caseAnswered' })
    expect(await teaching()).toHaveLength(2)
    await give(own, BOTH, NOW + 1)
    expect(await consentsOf(id)).toEqual({ shows_photos: 1, teaches: 0 })
    expect(await teaching()).toEqual([])
  })

  it('keep packed photos of a case that is still shown', async () => {
    const { own, id } = await addCase()
    await give(own)
    await answer(id)
    expect(await packs().pack(await teaching(), NOW)).toBe(true)
    expect([await find(id), await unused()]).toEqual([expect.anything(), []])
  })
})
