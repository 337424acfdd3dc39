import { randomUUID } from 'node:crypto'

import { createDiagnosisRepository } from '~/server/persistence/diagnosisRepository'
import { createSessionRepository } from '~/server/persistence/sessionRepository'
import { createUserRepository } from '~/server/persistence/userRepository'

import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'

const NOW = 1_900_000_000_000
/** How either database says that a row breaks a rule of the schema. */
const CONSTRAINT = expect.stringMatching(/^(SQLITE_CONSTRAINT_|23)/)

describe.each(databases)('the repositories on $name', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const users = () => createUserRepository(database.db, () => NOW)
  const sessions = () => createSessionRepository(database.db, { idleMs: 1000, absoluteMs: 5000 })
  const newcomer = (credits = 5) => {
    const email = `Otieno.${randomUUID()}@Example.com`
    return { username: 'Otieno', email, passwordHash: 'h', credits }
  }
  const addAccount = async (credits?: number) => (await users().add(newcomer(credits)))!

  it('find a user by the address in any case, and not by wildcards or quotes', async () => {
    const person = newcomer()
    const added = await users().add(person)
    expect(added).toEqual({ ...person, id: expect.any(String), isSuspended: false })
    for (const email of [person.email, person.email.toLowerCase(), person.email.toUpperCase()])
      expect(await users().findByEmail(email)).toEqual(added)
    for (const email of [`x${person.email}`, '%', '_tieno@example.com', "' or 1=1 --"])
      expect(await users().findByEmail(email)).toBeUndefined()
  })

  it('add a user once per address', async () => {
    const person = newcomer()
    const spellings = [person.email, person.email.toLowerCase(), person.email.toUpperCase()]
    const added = await Promise.all(spellings.map((email) => users().add({ ...person, email })))
    expect(added.filter((account) => account !== undefined)).toHaveLength(1)
  })

  it('end a session at the idle limit and at the absolute limit, to the millisecond', async () => {
    const { id: accountId } = await addAccount()
    const id = randomUUID()
    await sessions().open({
      id,
      accountId,
      activeHash: 'first',
      passwordHash: 'h',
      knownDeviceHash: randomUUID(),
      now: NOW,
    })
    const user = { id: accountId, username: 'Otieno', credits: 5 }
    const find = (afterMs: number) => sessions().findCurrentUser({ id, accountId, now: NOW + afterMs })
    expect([await find(999), await find(1000)]).toEqual([user, undefined])
    const rotation = { sessionId: id, presentedHash: 'first', nextHash: 'second', deviceTokenHashes: [], now: NOW }
    expect(await sessions().rotate({ ...rotation, now: NOW + 1000 })).toBeUndefined()
    expect(await sessions().rotate({ ...rotation, now: NOW + 999 })).toBe(accountId)
    for (const later of [1900, 2800, 3700, 4600, 4999])
      expect(await sessions().touchByParent({ ...rotation, now: NOW + later })).toBe(accountId)
    expect(await sessions().touchByParent({ ...rotation, now: NOW + 5000 })).toBeUndefined()
    expect([await find(4999), await find(5000)]).toEqual([user, undefined])
  })

  it('store a diagnosis that costs nothing with an empty balance, and none of a deleted account', async () => {
    const settle = (accountId: string, charge: number, photoHash = 'hash') =>
      createDiagnosisRepository(database.db).settle({
        attempt: {
          accountId,
          key: randomUUID(),
          photoHash,
          crop: undefined,
          followsId: undefined,
          plot: undefined,
          replies: [],
          since: NOW - 1000,
          samePhotoSince: NOW - 1000,
        },
        verdict: { kind: 'unsure', candidates: [] },
        posterior: undefined,
        photos: [],
        label: 'Tomato___healthy',
        probability: 0.875,
        modelVersion: 'test',
        charge,
        facts: undefined,
        createdAt: NOW,
      })
    const { id } = await addAccount(0)
    expect(await settle(id, 0)).toMatchObject({ kind: 'kept', credits: 0 })
    expect(await settle(id, 1, 'other')).toEqual({ kind: 'outOfCredits' })
    expect(await settle(randomUUID(), 1)).toEqual({ kind: 'accountGone' })
  })

  it('return times as numbers', async () => {
    const { id } = await addAccount()
    const row = await database.db.selectFrom('account').select('created_at').where('id', '=', id).executeTakeFirst()
    expect(row).toEqual({ created_at: NOW })
  })

  it('cannot overdraw a balance, or delete an account that its ledger names, and open no session without an account', async () => {
    const { id } = await addAccount(0)
    const overdraw = database.db.updateTable('account').set({ credits: -1 }).where('id', '=', id)
    const remove = database.db.deleteFrom('account').where('id', '=', id)
    for (const change of [() => overdraw.execute(), () => remove.execute()])
      await expect(change()).rejects.toHaveProperty('code', CONSTRAINT)
    const hashes = { activeHash: 'h', passwordHash: 'h', knownDeviceHash: 'h' }
    expect(await sessions().open({ id: randomUUID(), accountId: randomUUID(), ...hashes, now: NOW })).toBe(false)
  })
})
