import { sql } from 'kysely'

import { openDatabase } from '~/server/persistence/database'
import { prepareQuery } from '~/server/persistence/prepareQuery'

it('builds a query once and runs it with other values each time', async () => {
  const db = await openDatabase({ sqliteFile: ':memory:' })
  const build = jest.fn((_db, { name }: { name: string }) => sql<{ said: string }>`select ${name} as said`)
  const say = prepareQuery(['name'], (database, values: { name: string }) => ({
    compile: () => build(database, values).compile(database),
  }))
  expect(await say(db, { name: 'Wanjiru' })).toEqual([{ said: 'Wanjiru' }])
  expect(await say(db, { name: 'Achieng' })).toEqual([{ said: 'Achieng' }])
  expect(build).toHaveBeenCalledTimes(1)
  await db.destroy()
})

it('puts a value wherever it stands, and leaves what was written into the query', async () => {
  const db = await openDatabase({ sqliteFile: ':memory:' })
  const repeat = prepareQuery(['a', 'b'], (database, { a, b }: { a: number; b: string | null }) => ({
    compile: () => sql`select ${b} as first, ${a} as second, ${7} as third, ${b} as fourth`.compile(database),
  }))
  expect(await repeat(db, { a: 1, b: 'x' })).toEqual([{ first: 'x', second: 1, third: 7, fourth: 'x' }])
  expect(await repeat(db, { a: 2, b: null })).toEqual([{ first: null, second: 2, third: 7, fourth: null }])
  await db.destroy()
})

it('serves transactions, which see what they have written', async () => {
  const db = await openDatabase({ sqliteFile: ':memory:' })
  await sql`create table t (x integer)`.execute(db)
  const insert = prepareQuery(['x'], (database, { x }: { x: number }) => ({
    compile: () => sql`insert into t values (${x})`.compile(database),
  }))
  const all = prepareQuery([], (database) => ({ compile: () => sql<{ x: number }>`select x from t`.compile(database) }))
  await expect(
    db.transaction().execute(async (transaction) => {
      await insert(transaction, { x: 3 })
      expect(await all(transaction, {})).toEqual([{ x: 3 }])
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  expect(await all(db, {})).toEqual([])
  await db.destroy()
})

describe('a statement that only reads', () => {
  const countOf = prepareQuery([], (database) => ({
    compile: () => sql<{ n: number }>`select count(*) as n from t`.compile(database),
  }))

  it('never sees half of what another has begun', async () => {
    const db = await openDatabase({ sqliteFile: ':memory:' })
    await sql`create table t (x integer)`.execute(db)
    const seen: Promise<{ n: number }[]>[] = []
    await db.transaction().execute(async (transaction) => {
      await sql`insert into t values (1)`.execute(transaction)
      seen.push(countOf(db, {}))
      await sql`insert into t values (2)`.execute(transaction)
    })
    expect(await Promise.all(seen)).toEqual([[{ n: 2 }]])
    await db.destroy()
  })

  it('does not see what was taken back', async () => {
    const db = await openDatabase({ sqliteFile: ':memory:' })
    await sql`create table t (x integer)`.execute(db)
    let seen: Promise<{ n: number }[]> | undefined
    const taken = db.transaction().execute(async (transaction) => {
      await sql`insert into t values (1)`.execute(transaction)
      seen = countOf(db, {})
      throw new Error('taken back')
    })
    await expect(taken).rejects.toThrow('taken back')
    expect(await seen).toEqual([{ n: 0 }])
    await db.destroy()
  })

  it('waits for nobody while nothing is under way', async () => {
    const db = await openDatabase({ sqliteFile: ':memory:' })
    await sql`create table t (x integer)`.execute(db)
    const said: string[] = []
    const slow = sql`select 1`.execute(db).then(() => said.push('asked first'))
    const quick = countOf(db, {}).then(() => said.push('only reads'))
    await Promise.all([slow, quick])
    expect(said).toEqual(['only reads', 'asked first'])
    await db.destroy()
  })

  it('rejects as any other when the database is closed', async () => {
    const db = await openDatabase({ sqliteFile: ':memory:' })
    await sql`create table t (x integer)`.execute(db)
    await db.destroy()
    await expect(countOf(db, {})).rejects.toThrow()
  })
})
