import { sql } from 'kysely'

import { openDatabase } from '~/server/persistence/database'
import type { OpenDatabase } from '~/server/persistence/schema'

let db: OpenDatabase
let prepare: jest.SpyInstance
beforeEach(async () => {
  db = await openDatabase({ sqliteFile: ':memory:' })
  if (db.dialect !== 'sqlite') throw new Error('This is not SQLite.')
  prepare = jest.spyOn(db.driver, 'prepare')
  db.driver.exec('create table account (username text)')
  await sql`insert into account values ('Otieno'), ('Wanjiru')`.execute(db)
})
afterEach(() => db.destroy())

const accounts = (where = 'true') => sql<object>`select * from account where ${sql.raw(where)}`.execute(db)
const timesPrepared = (statement: string) => prepare.mock.calls.filter(([text]) => text === statement).length

describe('a statement on SQLite', () => {
  it('is prepared once and runs with the parameters of each time', async () => {
    const found = []
    for (const name of ['Otieno', 'Wanjiru', 'Amina'])
      found.push((await sql`select username from account where username = ${name}`.execute(db)).rows.length)
    expect(found).toEqual([1, 1, 0])
    expect(timesPrepared('select username from account where username = ?')).toBe(1)
  })

  it('returns the columns that its table has now', async () => {
    expect((await accounts()).rows[0]).toEqual({ username: 'Otieno' })
    await sql`alter table account add column credits integer default 5`.execute(db)
    expect((await accounts()).rows[0]).toEqual({ username: 'Otieno', credits: 5 })
  })

  it('is prepared again after many others, so that memory has a bound', async () => {
    for (let count = 0; count < 400; count++) await accounts(`${count} = ${count}`)
    await accounts('0 = 0')
    expect(timesPrepared('select * from account where 0 = 0')).toBe(2)
  })
})
