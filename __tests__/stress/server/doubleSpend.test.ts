import { databases } from '../../support/databases'
import { openAt, overspend } from '../../support/doubleSpend'
import type { IsolationLevel } from '../../support/doubleSpend'

const LEVELS: IsolationLevel[] = ['read committed', 'repeatable read', 'serializable']
const ROUNDS = 20

jest.setTimeout(600_000)

describe.each(databases)('five credits on $name', ({ open }) => {
  it.each(LEVELS)('are never overspent at isolation level %s', async (level) => {
    const database = await open()
    const db = await openAt(database, level)
    await overspend(db, ROUNDS)
    if (db !== database.db) await db.destroy()
    await database.close()
  })
})
