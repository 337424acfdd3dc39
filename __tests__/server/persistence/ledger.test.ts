import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { createLedgerRepository } from '~/server/persistence/ledgerRepository'
import { createUserRepository } from '~/server/persistence/userRepository'

import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { violatedInvariants } from '../../support/scans'

const NOW = 1_900_000_000_000

describe.each(databases)('the ledger on $name', ({ open }) => {
  let database: TestDatabase
  let id: string
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    id = await newcomer()
  })
  afterAll(async () => {
    expect(await violatedInvariants(database.db)).toEqual([])
    await database.close()
  })

  const ledger = () => createLedgerRepository(database.db)
  const newcomer = async () => {
    const person = { username: 'Otieno', email: `${randomUUID()}@example.com`, passwordHash: 'h', credits: 5 }
    return (await createUserRepository(database.db, () => NOW).add(person))!.id
  }
  const grantTo = (accountId: string) => {
    const grant = { accountId, amount: 10, reason: 'a lost harvest', reference: randomUUID() }
    return { ...grant, now: NOW + 1 }
  }
  const run = (statement: RawBuilder<unknown>) => statement.execute(database.db)
  const insert = (kind: string, amount: number, reference: string) =>
    run(sql`insert into ledger (id, account_id, kind, amount, reference, created_at)
            values (${randomUUID()}, ${id}, ${kind}, ${amount}, ${reference}, 0)`)

  it('makes grants with the same reference once, even at the same time', async () => {
    const grant = grantTo(id)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => ledger().grant(grant)))
    expect(outcomes.every(({ balance }) => balance === 15)).toBe(true)
    expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1)
    const { amount, reason, reference, now: createdAt } = grant
    const entry = { kind: 'grant', amount, reason, reference, createdAt }
    expect((await ledger().entriesOf(id))[1]).toEqual(entry)
  })

  it('refuses a grant whose reference belongs to another one, or to a deleted account', async () => {
    const grant = grantTo(id)
    await ledger().grant(grant)
    const detail = `The reference ${grant.reference} was already used for another grant.`
    for (const change of [{ amount: 11 }, { accountId: await newcomer() }])
      await expect(ledger().grant({ ...grant, ...change })).rejects.toHaveProperty('message', detail)
    await expect(ledger().grant(grantTo(randomUUID()))).rejects.toHaveProperty('reason', 'conflict')
  })

  it('refuses every statement that changes, deletes or replaces an entry', async () => {
    const statements = [
      ...['amount = 50', "kind = 'grant'", "reason = 'x'", 'created_at = 0', 'reference = id', "id = 'x'"],
      'account_id = null, reason = null, reference = id, amount = 6', // anonymous, and another amount
      'account_id = null', // anonymous with its reference
    ].map((change) => sql`update ledger set ${sql.raw(change)} where account_id = ${id}`)
    statements.push(sql`delete from ledger where account_id = ${id}`, sql`delete from ledger`)
    statements.push(
      database.db.dialect === 'postgres'
        ? sql`truncate ledger`
        : sql`insert or replace into ledger (id, account_id, kind, amount, reference, created_at)
              select id, account_id, kind, 50, reference, created_at from ledger where account_id = ${id}`,
    )
    for (const statement of statements)
      await expect(run(statement)).rejects.toHaveProperty('message', 'The ledger is append-only.')
    expect(await ledger().entriesOf(id)).toHaveLength(1)
  })

  it('lets an entry become anonymous', async () => {
    await run(sql`update ledger set account_id = null, reason = null, reference = id where account_id = ${id}`)
    await run(sql`update account set credits = 0 where id = ${id}`)
    expect(await ledger().entriesOf(id)).toEqual([])
  })

  it('refuses an entry whose amount does not fit its kind, and a second one of its kind and reference', async () => {
    const unfit = { diagnosis: [1, 0], grant: [-1, 0], sign_up: [-1], gift: [1] }
    for (const [kind, amounts] of Object.entries(unfit))
      for (const amount of amounts)
        await expect(insert(kind, amount, randomUUID())).rejects.toMatchObject({
          code: expect.stringMatching(/^(SQLITE_CONSTRAINT_CHECK|23514)$/),
        })
    await expect(insert('sign_up', 5, id)).rejects.toMatchObject({
      code: expect.stringMatching(/^(SQLITE_CONSTRAINT_TRIGGER|23505)$/),
    })
  })
})
