import { sql } from 'kysely'

import { inTransaction } from '~/server/persistence/inTransaction'
import { isOutage } from '~/server/persistence/outage'

import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'

const conflict = (code: string) => Object.assign(new Error('lost to another transaction'), { code })

describe.each(databases)('a transaction on $name', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
    await sql`create table note (text text)`.execute(database.db)
  })
  afterAll(() => database.close())

  const failing = (failures: Error[]) => {
    let attempts = 0
    const work = () =>
      inTransaction(database.db, async (transaction) => {
        attempts++
        await sql`insert into note values (${String(attempts)})`.execute(transaction)
        const failure = failures.shift()
        if (failure) throw failure
        return attempts
      })
    return { work, attempts: () => attempts }
  }
  const notes = async () => (await sql<{ text: string }>`delete from note returning text`.execute(database.db)).rows

  it.each(['40001', '40P01'])('begins again up to three times when it loses (%s)', async (code) => {
    const { work } = failing([conflict(code), conflict(code), conflict(code)])
    expect(await work()).toBe(4)
    expect(await notes()).toEqual([{ text: '4' }])
  })

  it('gives up after that, with a failure that may pass', async () => {
    const { work, attempts } = failing(Array.from({ length: 9 }, () => conflict('40001')))
    expect(isOutage(await work().catch((error: unknown) => error))).toBe(true)
    expect(attempts()).toBe(4)
    expect(await notes()).toEqual([])
  })

  it('does not try again what fails for another reason', async () => {
    const { work, attempts } = failing([conflict('23505')])
    await expect(work()).rejects.toThrow('lost to another transaction')
    expect(attempts()).toBe(1)
  })
})

const postgres = databases.filter(({ name }) => name === 'PostgreSQL')
const describeOnPostgres = postgres.length > 0 ? describe : describe.skip

describeOnPostgres('two transactions that cross', () => {
  it.each(['read committed', 'serializable'])('both end well at %s', async (level) => {
    const database = await postgres[0]!.open()
    await sql`create table account_like (id text primary key, credits integer)`.execute(database.db)
    await sql`insert into account_like values ('a', 0), ('b', 0)`.execute(database.db)
    let met = 0
    let meet: () => void = () => undefined
    const bothMet = new Promise<void>((resolve) => {
      meet = resolve
    })
    const raise = (first: string, second: string) =>
      inTransaction(database.db, async (transaction) => {
        await sql`set transaction isolation level ${sql.raw(level)}`.execute(transaction)
        await sql`update account_like set credits = credits + 1 where id = ${first}`.execute(transaction)
        if (++met === 2) meet()
        await bothMet
        await sql`update account_like set credits = credits + 1 where id = ${second}`.execute(transaction)
      })
    await Promise.all([raise('a', 'b'), raise('b', 'a')])
    expect(met).toBeGreaterThan(2)
    const { rows } = await sql`select credits from account_like`.execute(database.db)
    expect(rows).toEqual([{ credits: 2 }, { credits: 2 }])
    await database.close()
  })
})
