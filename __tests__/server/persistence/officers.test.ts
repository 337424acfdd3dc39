import { randomUUID } from 'node:crypto'

import type { JudgedAnswer } from '~/server/domain/cases/caseRecords'
import { createAccountRepository } from '~/server/persistence/accountRepository'
import { createAccuracyRepository } from '~/server/persistence/accuracyRepository'
import { createCaseRepository } from '~/server/persistence/caseRepository'
import { createOfficerRepository } from '~/server/persistence/officerRepository'

import { databases, type TestDatabase } from '../../support/databases'

const NOW = Date.parse('2026-12-01T10:00:00Z')

describe.each(databases)('on $name', ({ open }) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  it('an invitation is found by its token until it has ended, once', async () => {
    const officers = createOfficerRepository(database.db)
    await officers.invite({ id: 'b', name: 'Akinyi', tokenHash: 'hash', now: NOW })
    await officers.invite({ id: 'a', name: 'Otieno', tokenHash: 'other', now: NOW + 1 })
    const akinyi = { id: 'b', name: 'Akinyi', invitedAt: NOW, endedAt: undefined }
    expect(await officers.findByToken('hash')).toEqual(akinyi)
    expect(await officers.findByToken('none')).toBeUndefined()
    expect(await officers.end('b', NOW + 2)).toBe(true)
    expect(await officers.end('b', NOW + 3)).toBe(false)
    expect(await officers.end('c', NOW + 3)).toBe(false)
    expect(await officers.findByToken('hash')).toBeUndefined()
    expect(await officers.list()).toEqual([
      { ...akinyi, endedAt: NOW + 2 },
      { id: 'a', name: 'Otieno', invitedAt: NOW + 1, endedAt: undefined },
    ])
  })

  it('judged answers are counted by judge, crop, level and what was said, since the first', async () => {
    const figures = createAccuracyRepository(database.db)
    expect(await figures.judged()).toEqual({ groups: [], since: undefined })
    const judgement = (change: Partial<JudgedAnswer> & { created_at?: number } = {}) => ({
      ...{ judge: 'expert', crop: 'maize', level: 'verySure', judged: 'right', created_at: NOW },
      ...{ id: randomUUID(), label: null, judged_label: null, model_version: '7' },
      ...change,
    })
    const rows = [
      judgement(),
      judgement({ created_at: NOW - 5 }),
      judgement({ judged: 'other' }),
      judgement({ judge: 'invited', crop: 'bean', level: 'ranked', judged: 'cannotSay' }),
    ]
    await database.db
      .insertInto('judgement')
      .values(rows as never)
      .execute()
    const { groups, since } = await figures.judged()
    expect(since).toBe(NOW - 5)
    expect(groups.sort((one, other) => other.answers - one.answers || (one.judge < other.judge ? -1 : 1))).toEqual([
      { judge: 'expert', crop: 'maize', level: 'verySure', judged: 'right', answers: 2 },
      { judge: 'expert', crop: 'maize', level: 'verySure', judged: 'other', answers: 1 },
      { judge: 'invited', crop: 'bean', level: 'ranked', judged: 'cannotSay', answers: 1 },
    ])
  })

  it('an account that is no expert any more gives back what it had taken, and keeps what it has answered', async () => {
    const { db } = database
    const account = { username: 'Otieno', password_hash: 'h', credits: 5, created_at: NOW }
    await db
      .insertInto('account')
      .values([
        { ...account, id: 'e', email: 'e@x.y' },
        { ...account, id: 'f', email: 'f@x.y' },
      ])
      .execute()
    const accounts = createAccountRepository(db)
    const cases = createCaseRepository(db)
    const caseOf = async (id: string) => {
      const diagnosis = {
        ...{ id, account_id: 'f', verdict: 'confident', model_version: '7', charge: 1 },
        created_at: NOW,
      }
      await db
        .insertInto('diagnosis')
        .values({ ...diagnosis, verdict_json: '{"kind":"notALeaf"}' })
        .execute()
      await cases.ask({ accountId: 'f', diagnosisId: id }, { note: undefined, county: undefined, now: NOW })
      await db.updateTable('farm_case').set({ id }).where('diagnosis_id', '=', id).execute()
      expect(await cases.take({ id, expertId: 'e', until: NOW + 1_000, now: NOW })).toBe(true)
    }
    await accounts.setRole({ accountId: 'e', role: 'expert' })
    expect(await accounts.find('e')).toMatchObject({ role: 'expert' })
    await caseOf('open')
    await caseOf('answered')
    await db.updateTable('farm_case').set({ answered_at: NOW }).where('id', '=', 'answered').execute()
    await accounts.setRole({ accountId: 'e', role: undefined })
    expect(await accounts.find('e')).toMatchObject({ role: undefined })
    const rows = await db.selectFrom('farm_case').select(['id', 'expert_id', 'taken_until']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: 'answered', expert_id: 'e', taken_until: NOW + 1_000 },
      { id: 'open', expert_id: null, taken_until: null },
    ])
  })
})
