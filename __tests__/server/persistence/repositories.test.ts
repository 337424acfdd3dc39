import { randomUUID } from 'node:crypto'

import type { DiagnosisRecord } from '~/server/domain/records'
import { createDiagnosisRepository } from '~/server/persistence/diagnosisRepository'
import { createSessionRepository } from '~/server/persistence/sessionRepository'
import { createUserRepository } from '~/server/persistence/userRepository'

import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'

const LIMITS = { idleMs: 1000, absoluteMs: 5000 }
const NOW = 1_900_000_000_000
/** How either database says that a row breaks a rule of the schema. */
const CONSTRAINT = expect.stringMatching(/^(SQLITE_CONSTRAINT_|23)/)

const newcomer = (credits = 5) => ({
  username: 'Otieno',
  email: `Otieno.${randomUUID()}@Example.com`,
  passwordHash: 'h',
  credits,
})

describe.each(databases)('the repositories on $name', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const users = () => createUserRepository(database.db, () => NOW)
  const sessions = () => createSessionRepository(database.db, LIMITS)
  const records = () => createDiagnosisRepository(database.db)
  const addAccount = async (credits?: number) => (await users().add(newcomer(credits)))!

  describe('users', () => {
    it('are found by their address in any case, which is stored as it was written', async () => {
      const person = newcomer()
      const added = await users().add(person)
      expect(added).toEqual({ ...person, id: expect.any(String) })
      for (const email of [person.email, person.email.toLowerCase(), person.email.toUpperCase()])
        expect(await users().findByEmail(email)).toEqual(added)
      expect(await users().findByEmail(`x${person.email}`)).toBeUndefined()
    })

    it('are added once per address', async () => {
      const person = newcomer()
      const added = await Promise.all(
        [person.email, person.email.toLowerCase(), person.email.toUpperCase()].map((email) =>
          users().add({ ...person, email }),
        ),
      )
      expect(added.filter((account) => account !== undefined)).toHaveLength(1)
    })

    it('are not found by wildcards or quotes', async () => {
      await addAccount()
      for (const email of ['%', '_tieno@example.com', "' or 1=1 --"])
        expect(await users().findByEmail(email)).toBeUndefined()
    })
  })

  describe('sessions', () => {
    const openSession = async () => {
      const { id: accountId } = await addAccount()
      const id = randomUUID()
      await sessions().open({ id, accountId, activeHash: 'first', now: NOW })
      return { id, accountId, rotation: { sessionId: id, presentedHash: 'first', nextHash: 'second', now: NOW } }
    }

    it('rotate once, even when asked at the same time', async () => {
      const { accountId, rotation } = await openSession()
      const answers = await Promise.all(Array.from({ length: 10 }, () => sessions().rotate(rotation)))
      expect(answers.filter((answer) => answer === accountId)).toHaveLength(1)
      expect(answers.filter((answer) => answer === undefined)).toHaveLength(9)
    })

    it('recognise the token before the active one, and none before that', async () => {
      const { accountId, rotation } = await openSession()
      expect(await sessions().touchByParent(rotation)).toBeUndefined()
      await sessions().rotate(rotation)
      expect(await sessions().touchByParent(rotation)).toBe(accountId)
      await sessions().rotate({ ...rotation, presentedHash: 'second', nextHash: 'third' })
      expect(await sessions().touchByParent(rotation)).toBeUndefined()
      expect(await sessions().touchByParent({ ...rotation, presentedHash: 'second' })).toBe(accountId)
    })

    it('cannot be rotated or used once revoked', async () => {
      const { id, accountId, rotation } = await openSession()
      expect(await sessions().findCurrentUser({ id, accountId, now: NOW })).toMatchObject({ id: accountId })
      await sessions().revoke({ id, now: NOW })
      expect(await sessions().findCurrentUser({ id, accountId, now: NOW })).toBeUndefined()
      expect(await sessions().rotate(rotation)).toBeUndefined()
      expect(await sessions().touchByParent(rotation)).toBeUndefined()
    })

    it('end at the idle limit and at the absolute limit, to the millisecond', async () => {
      const { accountId, rotation } = await openSession()
      expect(await sessions().rotate({ ...rotation, now: NOW + 1000 })).toBeUndefined()
      expect(await sessions().rotate({ ...rotation, now: NOW + 999 })).toBe(accountId)
      const awake = async (now: number) => sessions().touchByParent({ ...rotation, now })
      for (const later of [1900, 2800, 3700, 4600, 4999]) expect(await awake(NOW + later)).toBe(accountId)
      expect(await awake(NOW + 5000)).toBeUndefined()
    })

    it('do not give access to another account', async () => {
      const { id } = await openSession()
      const other = await addAccount()
      expect(await sessions().findCurrentUser({ id, accountId: other.id, now: NOW })).toBeUndefined()
    })
  })

  describe('diagnoses', () => {
    const recordOf = (accountId: string, charge = 1, key: string = randomUUID()): DiagnosisRecord => ({
      attempt: { accountId, key, photoHash: 'hash', since: NOW - 1000 },
      verdict: 'confident',
      label: 'Tomato___healthy',
      probability: 0.875,
      modelVersion: 'test',
      report: '**Healthy**',
      charge,
      createdAt: NOW,
      writeBody: (credits) => `${credits} left`,
    })
    const countOf = async (accountId: string) =>
      (await database.db.selectFrom('diagnosis').select('id').where('account_id', '=', accountId).execute()).length

    it('are stored and charged together', async () => {
      const { id } = await addAccount(2)
      expect(await records().settle(recordOf(id))).toEqual({ kind: 'kept', body: '1 left' })
      expect(await records().settle(recordOf(id))).toEqual({ kind: 'kept', body: '0 left' })
      expect(await records().settle(recordOf(id))).toEqual({ kind: 'outOfCredits' })
      expect(await countOf(id)).toBe(2)
    })

    it('that cost nothing are stored with an empty balance', async () => {
      const { id } = await addAccount(0)
      expect(await records().settle(recordOf(id, 0))).toEqual({ kind: 'kept', body: '0 left' })
      expect(await countOf(id)).toBe(1)
    })

    it('are not charged when they cannot be stored', async () => {
      const { id, email } = await addAccount(2)
      // what the types rule out, the database must refuse by itself
      const unstorable = { ...recordOf(id), report: null as unknown as string }
      await expect(records().settle(unstorable)).rejects.toHaveProperty('code', CONSTRAINT)
      expect(await users().findByEmail(email)).toMatchObject({ credits: 2 })
      expect(await countOf(id)).toBe(0)
    })

    it('of one request are stored and charged once, even at the same time', async () => {
      const { id } = await addAccount(5)
      const record = recordOf(id)
      const settled = await Promise.all(Array.from({ length: 10 }, () => records().settle(record)))
      expect(settled.filter(({ kind }) => kind === 'kept')).toHaveLength(1)
      const earlier = { photoHash: 'hash', body: '4 left', report: '**Healthy**', credits: 4 }
      expect(settled.filter(({ kind }) => kind === 'repeated')).toEqual(Array(9).fill({ kind: 'repeated', earlier }))
      expect(await countOf(id)).toBe(1)
    })

    it('of a deleted account are not stored', async () => {
      expect(await records().settle(recordOf(randomUUID()))).toEqual({ kind: 'accountGone' })
    })
  })

  describe('the schema', () => {
    it('refuses a balance below zero', async () => {
      const { id } = await addAccount(0)
      const overdraw = database.db.updateTable('account').set({ credits: -1 }).where('id', '=', id)
      await expect(overdraw.execute()).rejects.toHaveProperty('code', CONSTRAINT)
    })

    it('refuses to delete an account that its ledger still names', async () => {
      const { id } = await addAccount()
      const remove = database.db.deleteFrom('account').where('id', '=', id)
      await expect(remove.execute()).rejects.toHaveProperty('code', CONSTRAINT)
    })

    it('refuses a session without an account', async () => {
      const orphan = { id: randomUUID(), accountId: randomUUID(), activeHash: 'h', now: NOW }
      await expect(sessions().open(orphan)).rejects.toHaveProperty('code', CONSTRAINT)
    })

    it('returns times as numbers', async () => {
      const { id } = await addAccount()
      const row = await database.db.selectFrom('account').select('created_at').where('id', '=', id).executeTakeFirst()
      expect(row).toEqual({ created_at: NOW })
    })
  })
})
