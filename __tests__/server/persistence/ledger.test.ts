import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { createLedgerRepository } from '~/server/persistence/ledgerRepository'
import { dialectOf } from '~/server/persistence/dialectOf'
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

  it('starts with the free credits of the sign-up', async () => {
    const id = await newcomer()
    const gift = { kind: 'sign_up', amount: 5, reference: id, reason: undefined, createdAt: NOW }
    expect(await ledger().entriesOf(id)).toEqual([gift])
  })

  describe('grants', () => {
    it('add up and keep their reasons', async () => {
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

    it('with the same reference are made once, even at the same time', async () => {
      const id = await newcomer()
      const grant = grantOf(id)
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => ledger().grant(grant)))
      expect(outcomes.every(({ balance }) => balance === 15)).toBe(true)
      expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1)
    })

    it('are refused when their reference belongs to another grant', async () => {
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

    it('to a deleted account are refused', async () => {
      await expect(ledger().grant(grantOf(randomUUID()))).rejects.toHaveProperty('reason', 'conflict')
    })
  })

  describe('as an append-only table', () => {
    it('refuses every statement that changes, deletes or replaces an entry', async () => {
      const changes: [string, (id: string) => RawBuilder<unknown>][] = [
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
        dialectOf(database.db) === 'postgres'
          ? ['the table is truncated', () => sql`truncate ledger`]
          : [
              'an entry is replaced',
              (id) => sql`insert or replace into ledger (id, account_id, kind, amount, reference, created_at)
                select id, account_id, kind, 50, reference, created_at from ledger where account_id = ${id}`,
            ],
      ]
      for (const [name, statement] of changes) {
        const id = await newcomer()
        const message = await run(statement(id)).then(
          () => 'was accepted',
          (error: unknown) => (error as Error).message,
        )
        expect([name, message]).toEqual([name, APPEND_ONLY])
        expect(await ledger().entriesOf(id)).toHaveLength(1)
      }
    })

    it('lets an entry become anonymous', async () => {
      const id = await newcomer()
      await run(sql`update ledger set account_id = null, reason = null, reference = id where account_id = ${id}`)
      await run(sql`update account set credits = 0 where id = ${id}`)
      expect(await ledger().entriesOf(id)).toEqual([])
    })

    it('refuses an entry whose amount does not fit its kind', async () => {
      const id = await newcomer()
      const unfit: [string, number][] = [
        ['diagnosis', 1],
        ['diagnosis', 0],
        ['grant', -1],
        ['grant', 0],
        ['opening', -1],
        ['gift', 1],
      ]
      for (const [kind, amount] of unfit) {
        const insert = sql`insert into ledger (id, account_id, kind, amount, reference, created_at)
                           values (${randomUUID()}, ${id}, ${kind}, ${amount}, ${randomUUID()}, 0)`
        await expect(run(insert)).rejects.toHaveProperty(
          'code',
          expect.stringMatching(/^(SQLITE_CONSTRAINT_CHECK|23514)$/),
        )
      }
    })

    it('refuses a second entry of the same kind and reference', async () => {
      const id = await newcomer()
      const again = sql`insert into ledger (id, account_id, kind, amount, reference, created_at)
                        values (${randomUUID()}, ${id}, 'sign_up', 5, ${id}, 0)`
      await expect(run(again)).rejects.toHaveProperty(
        'code',
        expect.stringMatching(/^(SQLITE_CONSTRAINT_TRIGGER|23505)$/),
      )
    })
  })
})
