import { randomUUID } from 'node:crypto'

import type { NewAnswer, OwnCase } from '~/server/domain/cases/caseRecords'
import { createAccountRepository } from '~/server/persistence/accountRepository'
import { createCaseRepository } from '~/server/persistence/caseRepository'
import { createDiagnosisRepository } from '~/server/persistence/diagnosisRepository'
import { createUserRepository } from '~/server/persistence/userRepository'

import { databases, type TestDatabase } from '../../support/databases'

const NOW = 1_900_000_000_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const SHOWN: NewAnswer['shown'] = { verdict: { kind: 'unsure', candidates: [] }, toldCrop: undefined }

describe.each(databases)('cases on $name', ({ open }) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  const cases = () => createCaseRepository(database.db)
  const diagnoses = () => createDiagnosisRepository(database.db)

  async function addAccount(username = 'Otieno') {
    const email = `${randomUUID()}@example.com`
    const account = await createUserRepository(database.db, () => NOW).add({
      ...{ username, email, passwordHash: 'h', credits: 5 },
    })
    return account!.id
  }
  const addExpert = async () => {
    const id = await addAccount('Amina')
    await database.db.updateTable('account').set({ role: 'expert' }).where('id', '=', id).execute()
    return id
  }
  async function addAnswer(accountId: string): Promise<OwnCase> {
    const settled = await diagnoses().settle({
      attempt: {
        ...{ accountId, key: randomUUID(), photoHash: randomUUID(), crop: undefined, followsId: undefined },
        ...{ plot: undefined, replies: [], since: 0, samePhotoSince: 0 },
      },
      verdict: SHOWN.verdict,
      ...{ posterior: undefined, photos: [], label: undefined, probability: undefined, modelVersion: 'test' },
      ...{ charge: 0, facts: undefined, createdAt: NOW },
    })
    if (settled.kind !== 'kept') throw new Error(settled.kind)
    return { accountId, diagnosisId: settled.id }
  }
  const ask = (own: OwnCase, now = NOW) => cases().ask(own, { note: 'Since Monday', county: 'Nakuru', now })
  async function asked(now = NOW) {
    const own = await addAnswer(await addAccount())
    await ask(own, now)
    return { own, id: (await cases().find(own))!.id }
  }
  const take = (id: string, expertId: string, now = NOW) =>
    cases().take({ id, expertId, until: now + 30 * MINUTE_MS, now })
  const answerBy = (caseId: string, expertId: string, more: Partial<NewAnswer> = {}): NewAnswer => ({
    ...{ caseId, judge: 'expert', expertId, officerId: undefined, name: 'Amina', judged: 'other' },
    ...{ label: 'fallArmyworm', text: undefined, line: 'Look in the funnel.', action: 1, createdAt: NOW + 1 },
    ...{ shown: SHOWN, shownHash: 'hash' },
    counted: {
      ...{ judge: 'expert', crop: 'maize', level: 'ranked', judged: 'other', modelVersion: 'test' },
      ...{ label: 'Corn_(maize)___healthy', judgedLabel: 'fallArmyworm' },
    },
    confirmed: { county: 'Nakuru', label: 'fallArmyworm', by: 'seen', startsAt: NOW },
    ...more,
  })
  const byLink = (caseId: string, more: Partial<NewAnswer> = {}) =>
    answerBy(caseId, '', {
      ...{ judge: 'link', expertId: undefined, name: undefined, counted: undefined, confirmed: undefined },
      ...more,
    })
  const countOf = async (table: 'farm_case' | 'case_answer' | 'judgement' | 'confirmation') =>
    (await database.db.selectFrom(table).selectAll().execute()).length

  it('are asked once, however many times at once', async () => {
    const own = await addAnswer(await addAccount())
    const results = await Promise.all([ask(own), ask(own), ask(own)])
    expect(results.filter(Boolean)).toEqual([true])
    expect(await cases().find(own)).toMatchObject({ askedAt: NOW, note: 'Since Monday', county: 'Nakuru', answers: [] })
    expect(await cases().findAll(own.accountId, [own.diagnosisId, randomUUID()])).toHaveLength(1)
    expect(await cases().findAll(own.accountId, [])).toEqual([])
  })

  it('are not made of an answer of another account, or of a deleted one', async () => {
    const own = await addAnswer(await addAccount())
    const other = { ...own, accountId: await addAccount() }
    await expect(ask(other)).rejects.toMatchObject({ code: 'diagnosisNotFound' })
    await diagnoses().deleteDiagnosis({ id: own.diagnosisId, accountId: own.accountId, now: NOW })
    await expect(ask(own)).rejects.toMatchObject({ code: 'diagnosisNotFound' })
    expect(await countOf('farm_case')).toBe(0)
  })

  it('leave no case behind if the answer is deleted while it is asked', async () => {
    for (let round = 0; round < 5; round++) {
      const own = await addAnswer(await addAccount())
      const deletion = diagnoses().deleteDiagnosis({ id: own.diagnosisId, accountId: own.accountId, now: NOW })
      await Promise.allSettled([ask(own), deletion])
      expect(await countOf('farm_case')).toBe(0)
    }
  })

  it('give the same link to two phones at once, and another one on its last day', async () => {
    const own = await addAnswer(await addAccount())
    const link = (name: string, now = NOW) =>
      cases().link(own, { salt: name, hash: `hash of ${name}`, until: now + 30 * DAY_MS, keptAfter: now + DAY_MS, now })
    const [one, other] = await Promise.all([link('one'), link('other')])
    expect(one.salt).toBe(other.salt)
    expect(await link('later', NOW + 28 * DAY_MS)).toEqual({ salt: one.salt, until: NOW + 58 * DAY_MS })
    expect(await cases().findByLink(`hash of ${one.salt}`, NOW + 57 * DAY_MS)).toMatchObject(own)
    expect((await link('last', NOW + 57.5 * DAY_MS)).salt).toBe('last')
    expect(await cases().findByLink(`hash of ${one.salt}`, NOW + 57.5 * DAY_MS)).toBeUndefined()
  })

  it('are found by a link until it ends or is withdrawn', async () => {
    const own = await addAnswer(await addAccount())
    await cases().link(own, { salt: 's', hash: 'h', until: NOW + 10, keptAfter: NOW, now: NOW })
    expect(await cases().findByLink('h', NOW + 9)).toMatchObject({ ...own, askedAt: undefined })
    for (const hash of ['g', 's', '']) expect(await cases().findByLink(hash, NOW)).toBeUndefined()
    expect(await cases().findByLink('h', NOW + 10)).toBeUndefined()
    await cases().withdrawLink({ ...own, accountId: randomUUID() })
    expect(await cases().findByLink('h', NOW)).toBeDefined()
    const { id } = (await cases().find(own))!
    for (const judge of ['link', 'invited'] as const) await cases().answer(byLink(id, { judge }))
    await cases().withdrawLink(own)
    expect(await cases().findByLink('h', NOW)).toBeUndefined()
    expect((await cases().find(own))!.answers.map(({ judge }) => judge)).toEqual(['invited'])
    expect(await cases().answer(byLink(id))).toBe(true)
  })

  it('are taken by one of two experts at once, for half an hour', async () => {
    const { id } = await asked()
    const [amina, baraka] = [await addExpert(), await addExpert()]
    const taken = await Promise.all([take(id, amina), take(id, baraka)])
    expect(taken.filter(Boolean)).toEqual([true])
    const [first, second] = taken[0] ? [amina, baraka] : [baraka, amina]
    expect([await take(id, second, NOW + 29 * MINUTE_MS), await take(id, first, NOW + MINUTE_MS)]).toEqual([
      false,
      true,
    ])
    expect(await take(id, second, NOW + 31 * MINUTE_MS)).toBe(true)
    expect(await cases().answer(answerBy(id, first))).toBe(false)
    await cases().leave({ id, expertId: first })
    expect(await take(id, first, NOW + 32 * MINUTE_MS)).toBe(false)
    await cases().leave({ id, expertId: second })
    expect(await take(id, first, NOW + 32 * MINUTE_MS)).toBe(true)
  })

  it('are not taken by the farmer, nor before the experts were asked', async () => {
    const { own, id } = await asked()
    expect(await take(id, own.accountId)).toBe(false)
    const linked = await addAnswer(own.accountId)
    await cases().link(linked, { salt: 's', hash: 'h', until: NOW + 10, keptAfter: NOW, now: NOW })
    expect(await take((await cases().find(linked))!.id, await addExpert())).toBe(false)
  })

  it('keep the first of two answers at once, and count and confirm it once', async () => {
    const { own, id } = await asked()
    const expert = await addExpert()
    expect(await cases().answer(answerBy(id, expert))).toBe(false)
    await take(id, expert)
    const kept = await Promise.all([cases().answer(answerBy(id, expert)), cases().answer(answerBy(id, expert))])
    expect(kept.filter(Boolean)).toEqual([true])
    expect([await countOf('case_answer'), await countOf('judgement'), await countOf('confirmation')]).toEqual([1, 1, 1])
    expect(await cases().find(own)).toMatchObject({ answeredAt: NOW + 1, unreadAt: NOW + 1, answers: [{ action: 1 }] })
    expect(await take(id, expert)).toBe(false)
  })

  it('have one answer of each kind of judge; a later one by link changes nothing', async () => {
    const { own, id } = await asked()
    const results = await Promise.all([1, 2].map((time) => cases().answer(byLink(id, { createdAt: NOW + time }))))
    expect(results.filter(Boolean)).toEqual([true])
    const invited = { judge: 'invited', name: 'Officer Kiptoo', createdAt: NOW + 5 } as const
    expect(await cases().answer(byLink(id, invited))).toBe(true)
    await cases().markRead(own)
    expect(await cases().answer(byLink(id, { createdAt: NOW + 9 }))).toBe(false)
    const stored = await cases().find(own)
    expect(stored).toMatchObject({ answeredAt: undefined, unreadAt: undefined })
    expect(stored!.answers.map(({ judge }) => judge)).toEqual(['link', 'invited'])
    expect(await countOf('judgement')).toBe(0)
  })

  it('take no answer about another answer of Jani than the stored one', async () => {
    const { id } = await asked()
    const expert = await addExpert()
    await take(id, expert)
    for (const shown of [
      { ...SHOWN, toldCrop: 'tomato' as const },
      { ...SHOWN, verdict: { kind: 'tooFar' as const } },
    ])
      await expect(cases().answer(answerBy(id, expert, { shown }))).rejects.toMatchObject({ code: 'answerChanged' })
    expect([await countOf('case_answer'), await countOf('judgement')]).toEqual([0, 0])
  })

  it('lose or keep nothing by halves if the farmer deletes while it is answered', async () => {
    let counted = 0
    for (let round = 0; round < 5; round++) {
      const { own, id } = await asked()
      const expert = await addExpert()
      await take(id, expert)
      const deletion = diagnoses().deleteDiagnosis({ id: own.diagnosisId, accountId: own.accountId, now: NOW })
      const [answer] = await Promise.all([cases().answer(answerBy(id, expert)), deletion])
      expect([await countOf('farm_case'), await countOf('case_answer')]).toEqual([0, 0])
      counted += Number(answer)
      expect([await countOf('judgement'), await countOf('confirmation')]).toEqual([counted, counted])
      expect(await cases().answer(answerBy(id, expert))).toBe(false)
    }
  })

  it('carry one question, a reply that may change until the answer, and are free meanwhile', async () => {
    const { own, id } = await asked()
    const [amina, baraka] = [await addExpert(), await addExpert()]
    const question = (expertId: string) => cases().question({ id, expertId, text: 'Which variety?', now: NOW + 2 })
    const reply = (text: string) => cases().reply(own, { text, now: NOW + 3 })
    expect([await question(amina), await reply('none asked')]).toEqual([false, false])
    await take(id, amina)
    expect([await question(amina), await question(amina)]).toEqual([true, false])
    expect(await cases().find(own)).toMatchObject({ question: 'Which variety?', unreadAt: NOW + 2 })
    expect(await take(id, baraka)).toBe(true)
    expect([await reply('H614'), await reply('H6213')]).toEqual([true, true])
    expect(await cases().find(own)).toMatchObject({ reply: 'H6213', unreadAt: undefined })
    await cases().answer(answerBy(id, baraka))
    expect(await reply('too late')).toBe(false)
  })

  it('are listed with a plan first, oldest first, without own ones, and the last answered ones', async () => {
    const late = await asked(NOW + 3)
    const early = await asked(NOW + 1)
    const planned = await asked(NOW + 5)
    const ended = await asked(NOW + 4)
    const plan = (own: OwnCase, until: number) =>
      database.db.updateTable('account').set({ plan_until: until }).where('id', '=', own.accountId).execute()
    await plan(planned.own, NOW + DAY_MS)
    await plan(ended.own, NOW)
    const expert = await addExpert()
    await ask(await addAnswer(expert))
    const list = async (limit = 9) =>
      (await cases().listOpen({ expertId: expert, limit, now: NOW })).map(({ id }) => id)
    expect(await list()).toEqual([planned.id, early.id, late.id, ended.id])
    expect(await list(2)).toEqual([planned.id, early.id])
    await take(early.id, expert)
    await cases().answer(answerBy(early.id, expert))
    expect(await list()).toEqual([planned.id, late.id, ended.id])
    expect(await cases().listAnswered({ expertId: expert, limit: 5 })).toMatchObject([
      {
        ...early.own,
        id: early.id,
        planUntil: undefined,
        diagnosis: { id: early.own.diagnosisId, modelVersion: 'test' },
      },
    ])
  })

  it('are free again when the account of their expert is deleted, and keep what was answered with the name', async () => {
    const [open, answered] = [await asked(), await asked()]
    const [amina, baraka] = [await addExpert(), await addExpert()]
    for (const { id } of [open, answered]) await take(id, amina)
    await cases().answer(answerBy(answered.id, amina))
    await createAccountRepository(database.db).remove(amina)
    expect(await take(open.id, baraka)).toBe(true)
    expect(await cases().find(answered.own)).toMatchObject({ answeredAt: NOW + 1, answers: [{ name: 'Amina' }] })
    expect([await cases().hasExperts(), await countOf('confirmation')]).toEqual([true, 1])
  })

  it('are free again when their expert loses the role', async () => {
    const { id } = await asked()
    const [amina, baraka] = [await addExpert(), await addExpert()]
    await take(id, amina)
    for (const change of [{ role: null }, { role: 'expert', suspended_at: NOW }]) {
      await database.db.updateTable('account').set(change).where('id', '=', amina).execute()
      expect(await cases().answer(answerBy(id, amina))).toBe(false)
    }
    await createAccountRepository(database.db).setRole({ accountId: amina, role: undefined })
    expect(await cases().answer(answerBy(id, amina))).toBe(false)
    expect(await take(id, baraka)).toBe(true)
    await createAccountRepository(database.db).suspend({ accountId: baraka, now: NOW })
    expect([await cases().hasExperts(), await cases().answer(answerBy(id, baraka))]).toEqual([false, false])
    expect(await take(id, await addExpert())).toBe(true)
  })

  it('go with the account of the farmer', async () => {
    const { own, id } = await asked()
    await cases().answer(byLink(id))
    await createAccountRepository(database.db).remove(own.accountId)
    expect([await countOf('farm_case'), await countOf('case_answer')]).toEqual([0, 0])
  })

  it('keep a free answer longer than others', async () => {
    const { own } = await asked()
    const other = await addAnswer(own.accountId)
    const isThere = async ({ accountId, diagnosisId: id }: OwnCase) =>
      (await diagnoses().findDiagnosis({ id, accountId })) !== undefined
    await diagnoses().deleteSomeExpired({ responsesBefore: 0, freeBefore: NOW + 1, shownBefore: NOW })
    expect([await isThere(own), await isThere(other)]).toEqual([true, false])
    await diagnoses().deleteSomeExpired({ responsesBefore: 0, freeBefore: NOW + 1, shownBefore: NOW + 1 })
    expect([await isThere(own), await countOf('farm_case')]).toEqual([false, 0])
  })
})
