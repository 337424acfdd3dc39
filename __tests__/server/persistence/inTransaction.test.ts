import SQLite from 'better-sqlite3'
import { sql } from 'kysely'

import { inTransaction } from '~/server/persistence/inTransaction'
import { isOutage } from '~/server/persistence/outage'

import { databases, lastingDatabases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'

const withCode = (code: string) => Object.assign(new Error('lost to another transaction'), { code })

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

  it.each(['40001', '40P01'])('runs again up to three times when it loses to another one (%s)', async (code) => {
    const { work } = failing([withCode(code), withCode(code), withCode(code)])
    expect(await work()).toBe(4)
    expect(await notes()).toEqual([{ text: '4' }])
  })

  it('gives up after that, with a failure that counts as an outage', async () => {
    const { work, attempts } = failing(Array.from({ length: 9 }, () => withCode('40001')))
    expect(isOutage(await work().catch((error: unknown) => error))).toBe(true)
    expect(attempts()).toBe(4)
    expect(await notes()).toEqual([])
  })

  it('does not run again when it fails for another reason', async () => {
    const { work, attempts } = failing([withCode('23505')])
    await expect(work()).rejects.toThrow('lost to another transaction')
    expect(attempts()).toBe(1)
  })

  it('reports the reason of a failure although the database has rolled back on its own', async () => {
    const work = inTransaction(database.db, async (transaction) => {
      await sql`rollback`.execute(transaction) // as SQLite does when the disk is full
      throw new Error('The disk is full.')
    })
    await expect(work).rejects.toThrow('The disk is full.')
    expect(await notes()).toEqual([])
  })

  it('shows other readers nothing before it is committed', async () => {
    const seen: Promise<{ rows: unknown[] }>[] = []
    const work = inTransaction(database.db, async (transaction) => {
      await sql`insert into note values ('never')`.execute(transaction)
      seen.push(sql`select text from note`.execute(database.db))
      throw new Error('taken back')
    })
    await expect(work).rejects.toThrow('taken back')
    expect((await seen[0]!).rows).toEqual([])
  })
})

it('waits without blocking reads while another process writes to the SQLite file', async () => {
  const database = await lastingDatabases[0]!.open()
  const other = new SQLite((database.location as { sqliteFile: string }).sqliteFile)
  other.exec('begin immediate')
  let isWritten = false
  const write = inTransaction(database.db, (transaction) =>
    sql`update account set credits = credits`.execute(transaction),
  ).then(() => (isWritten = true))
  await new Promise((resolve) => setTimeout(resolve, 50))
  const start = performance.now()
  for (let reads = 0; reads < 3; reads++) await database.db.selectFrom('account').select('id').execute()
  expect(performance.now() - start).toBeLessThan(1_000)
  expect(isWritten).toBe(false)
  other.exec('commit')
  other.close()
  await write
  await database.close()
})
