import { isOutage, openDatabase } from '~/server/persistence/database'

import { diagnose, getUser, signUp } from '../support/calls'
import { databases } from '../support/databases'
import { createTcpProxy } from '../support/tcpProxy'
import { buildTestApp } from '../support/testApp'

/** That it recovers, and what it charges meanwhile, is in the stress tests. */
it.each(databases.filter(({ name }) => name === 'PostgreSQL'))(
  'a server that loses $name answers 503 with Retry-After',
  async ({ open }) => {
    const database = await open()
    const proxy = await createTcpProxy(new URL((database.location as { postgresUrl: string }).postgresUrl))
    const db = await openDatabase({ postgresUrl: proxy.url })
    const app = await buildTestApp({ db })
    const { access } = await signUp(app)
    await proxy.cut()
    for (const { statusCode, headers } of await Promise.all([getUser(app, access), diagnose(app, access)]))
      expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    await app.close()
    await db.destroy()
    await database.close()
  },
)

it('distinguishes a database outage from a bug', () => {
  const outages = [
    Object.assign(new Error(''), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    Object.assign(new Error('could not serialize access'), { code: '40001' }),
    Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }),
    Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ]
  const mistakes = [
    Object.assign(new Error('duplicate key'), { code: '23505' }),
    Object.assign(new Error('syntax error'), { code: '42601' }),
    Object.assign(new Error('UNIQUE constraint failed'), { code: 'SQLITE_CONSTRAINT_UNIQUE' }),
    new TypeError('x is undefined'),
    undefined,
  ]
  expect(outages.filter((error) => !isOutage(error))).toEqual([])
  expect(mistakes.filter((error) => isOutage(error))).toEqual([])
})
