import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'

import { createLedgerRepository } from '~/server/persistence/ledgerRepository'
import { dialectOf } from '~/server/persistence/dialectOf'
import * as ledgerMigration from '~/server/persistence/migrations/004_ledger'
import { createUserRepository } from '~/server/persistence/userRepository'

import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { brokenPromises } from '../../support/scans'

const NOW = 1_900_000_000_000
const APPEND_ONLY = 'The ledger is append-only.'

describe.each(databases)('the ledger on $name', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(async () => {
    expect(await brokenPromises(database.db)).toEqual([])
    await database.close()
  })

  const ledger = () => createLedgerRepository(database.db)
  const newcomer = async () => {
    const person = { username: 'Otieno', email: `${randomUUID()}@example.com`, passwordHash: 'h', credits: 5 }
    return (await createUserRepository(database.db, () => NOW).add(person))!.id
  }
  const grantOf = (accountId: string, change: object = {}) => ({
    accountId,
    amount: 10,
    reason: 'a lost harvest',
    reference: randomUUID(),
    now: NOW + 1,
    ...change,
  })
  const run = (statement: RawBuilder<unknown>) => statement.execute(database.db)

  it('begins with the gift at sign-up', async () => {
    const id = await newcomer()
    const gift = { kind: 'sign_up', amount: 5, reference: id, reason: undefined, createdAt: NOW }
    expect(await ledger().entriesOf(id)).toEqual([gift])
  })

  describe('grants', () => {
    it('add up, with their reasons', async () => {
      const id = await newcomer()
      expect(await ledger().grant(grantOf(id, { reference: `a ${id}` }))).toEqual({ balance: 15, repeated: false })
      expect(await ledger().grant(grantOf(id, { amount: 1, now: NOW + 2 }))).toEqual({ balance: 16, repeated: false })
      expect((await ledger().entriesOf(id))[1]).toEqual({
        kind: 'grant',
        amount: 10,
        reason: 'a lost harvest',
        reference: `a ${id}`,
        createdAt: NOW + 1,
      })
    })

    it('of one reference are made once, however many ask', async () => {
      const id = await newcomer()
      const grant = grantOf(id)
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => ledger().grant(grant)))
      expect(outcomes.every(({ balance }) => balance === 15)).toBe(true)
      expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1)
    })

    it('refuse a reference that names another grant', async () => {
      const [id, other] = [await newcomer(), await newcomer()]
      const grant = grantOf(id)
      await ledger().grant(grant)
      const refusal = `The reference ${grant.reference} was already used for another grant.`
      for (const another of [
        { ...grant, amount: 11 },
        { ...grant, accountId: other },
      ])
        await expect(ledger().grant(another)).rejects.toHaveProperty('body', { detail: refusal })
    })

    it('reach nobody who is gone', async () => {
      await expect(ledger().grant(grantOf(randomUUID()))).rejects.toHaveProperty('reason', 'conflict')
    })
  })

  describe('is append-only:', () => {
    it.each<[string, (id: string) => RawBuilder<unknown>]>([
      ['an amount changes', (id) => sql`update ledger set amount = 50 where account_id = ${id}`],
      ['a kind changes', (id) => sql`update ledger set kind = 'opening' where account_id = ${id}`],
      ['a reason is added', (id) => sql`update ledger set reason = 'x' where account_id = ${id}`],
      ['a moment changes', (id) => sql`update ledger set created_at = 0 where account_id = ${id}`],
      ['a reference changes', (id) => sql`update ledger set reference = id where account_id = ${id}`],
      ['an id changes', (id) => sql`update ledger set id = 'x' where account_id = ${id}`],
      [
        'an entry becomes anonymous and another amount',
        (id) =>
          sql`update ledger set account_id = null, reason = null, reference = id, amount = 6 where account_id = ${id}`,
      ],
      [
        'an entry becomes anonymous and keeps its reference',
        (id) => sql`update ledger set account_id = null where account_id = ${id}`,
      ],
      ['an entry goes', (id) => sql`delete from ledger where account_id = ${id}`],
      ['everything goes', () => sql`delete from ledger`],
    ])('no statement passes by which %s', async (_name, statement) => {
      const id = await newcomer()
      await expect(run(statement(id))).rejects.toHaveProperty('message', APPEND_ONLY)
      expect(await ledger().entriesOf(id)).toHaveLength(1)
    })

    it('nor one that replaces or truncates', async () => {
      const id = await newcomer()
      const around =
        dialectOf(database.db) === 'postgres'
          ? sql`truncate ledger`
          : sql`insert or replace into ledger (id, account_id, kind, amount, reference, created_at)
                select id, account_id, kind, 50, reference, created_at from ledger where account_id = ${id}`
      await expect(run(around)).rejects.toHaveProperty('message', APPEND_ONLY)
    })

    it('only forgetting whose it was is allowed', async () => {
      const id = await newcomer()
      await run(sql`update ledger set account_id = null, reason = null, reference = id where account_id = ${id}`)
      await run(sql`update account set credits = 0 where id = ${id}`)
      expect(await ledger().entriesOf(id)).toEqual([])
    })

    it.each([
      ['a charge that gives', 'diagnosis', 1],
      ['a charge of nothing', 'diagnosis', 0],
      ['a grant that takes', 'grant', -1],
      ['a grant of nothing', 'grant', 0],
      ['an opening below zero', 'opening', -1],
      ['an unknown kind', 'gift', 1],
    ])('it takes no entry that is %s', async (_name, kind, amount) => {
      const id = await newcomer()
      const insert = sql`insert into ledger (id, account_id, kind, amount, reference, created_at)
                         values (${randomUUID()}, ${id}, ${kind}, ${amount}, ${randomUUID()}, 0)`
      await expect(run(insert)).rejects.toHaveProperty(
        'code',
        expect.stringMatching(/^(SQLITE_CONSTRAINT_CHECK|23514)$/),
      )
    })

    it('nor a second one of the same kind and reference', async () => {
      const id = await newcomer()
      const again = sql`insert into ledger (id, account_id, kind, amount, reference, created_at)
                        values (${randomUUID()}, ${id}, 'sign_up', 5, ${id}, 0)`
      await expect(run(again)).rejects.toHaveProperty(
        'code',
        expect.stringMatching(/^(SQLITE_CONSTRAINT_UNIQUE|23505)$/),
      )
    })
  })

  it('gives the accounts of an older database an opening entry', async () => {
    const older = await open()
    await sql`drop table ledger`.execute(older.db)
    if (dialectOf(older.db) === 'postgres') await sql`drop function refuse_ledger_change`.execute(older.db)
    for (const credits of [0, 3])
      await sql`insert into account (id, username, email, password_hash, credits, created_at)
                values (${`account ${credits}`}, 'Otieno', ${`${credits}@example.com`}, 'h', ${credits}, ${NOW})`.execute(
        older.db,
      )
    // a migration knows no schema: it is what the schema comes from
    await ledgerMigration.up(older.db as unknown as Kysely<unknown>)
    const opening = { kind: 'opening', amount: 3, reference: 'account 3', reason: undefined, createdAt: NOW }
    expect(await createLedgerRepository(older.db).entriesOf('account 3')).toEqual([opening])
    expect(await brokenPromises(older.db)).toEqual([])
    await older.close()
  })
})
