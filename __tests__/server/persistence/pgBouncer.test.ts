import { sql } from 'kysely'

import { openDatabase, openMigratedDatabase, openReader } from '~/server/persistence/database'
import { readPage } from '~/server/persistence/inTransaction'
import { createRateLimiters } from '~/server/persistence/rateLimiters'
import type { Database } from '~/server/persistence/schema'

import { creditsOf, diagnose, login, refreshed, signUp } from '../../support/calls'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { emptyPostgres } from '../../support/migrationFailures'
import { startPgBouncer } from '../../support/pgBouncer'
import { findProgram } from '../../support/programs'
import { classifyByBytes, paidPhoto, violatedInvariants } from '../../support/scans'
import { buildTestApp, farmer } from '../../support/testApp'

const program = findProgram('pgbouncer')
const postgres = databases.find(({ name }) => name === 'PostgreSQL')
const describeWithPooler = program === undefined || postgres === undefined ? describe.skip : describe

describeWithPooler('behind PgBouncer in transaction mode', () => {
  let database: TestDatabase
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>
  beforeAll(async () => {
    database = await postgres!.open()
    await emptyPostgres(database.db)
    pooler = await startPgBouncer(program!, (database.location as { postgresUrl: string }).postgresUrl)
  })
  afterAll(async () => {
    await pooler.stop()
    await database.discard()
  })

  const open = () => openMigratedDatabase({ postgresUrl: pooler.url })

  it('servers that start at the same time migrate once, and leave no lock behind', async () => {
    for (const db of await Promise.all([1, 2, 3].map(open))) await db.destroy()
    const { rows } = await sql`select objid from pg_locks where locktype = 'advisory'`.execute(database.db)
    expect(rows).toEqual([])
  })

  it('a statement ends after four seconds, on every connection', async () => {
    await (await open()).destroy()
    const reconnected = await startPgBouncer(program!, (database.location as { postgresUrl: string }).postgresUrl)
    const db = await openDatabase({ postgresUrl: reconnected.url })
    const endings = await Promise.all(
      Array.from({ length: 4 }, () =>
        sql`select pg_sleep(30)`.execute(db).catch((error: unknown) => (error as { code: string }).code),
      ),
    )
    expect(endings).toEqual(Array(4).fill('57014'))
    await db.destroy()
    await reconnected.stop()
  })

  it('a page that nobody waits for has a minute, and the connection its limit back afterwards', async () => {
    await (await open()).destroy()
    const reader = await openReader({ postgresUrl: pooler.url })
    const limitOf = (db: Database) => sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
    expect((await readPage(reader, limitOf)).rows).toEqual([{ statement_timeout: '1min' }])
    expect((await limitOf(reader)).rows).not.toEqual([{ statement_timeout: '1min' }])
    await reader.destroy()
  })

  it('a server answers as without it: logins, scans, limits', async () => {
    const db = await open()
    const limiter = createRateLimiters(db).shared('pooled', { points: 20, durationSeconds: 60 })
    await Promise.all(Array.from({ length: 20 }, () => limiter.consume('key')))
    await expect(limiter.consume('key')).rejects.toThrow()
    const app = await buildTestApp({ db, classify: classifyByBytes })
    const { access, refresh } = await signUp(app)
    const scans = [0, 1, 2, 3].map((index) => diagnose(app, access, { content: paidPhoto(index), key: `key-${index}` }))
    expect((await Promise.all(scans)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await creditsOf(app, access)).toBe(1)
    await refreshed(app, refresh)
    expect((await login(app, farmer)).statusCode).toBe(200)
    expect(await violatedInvariants(db)).toEqual([])
    await app.close()
    await db.destroy()
  })

  it('a limit that an operator has set stays', async () => {
    await sql`alter role current_user in database ${sql.id(new URL(pooler.url).pathname.slice(1))} set statement_timeout = '9s'`.execute(
      database.db,
    )
    await (await open()).destroy()
    const { rows } = await sql`select unnest(setconfig) as setting from pg_db_role_setting, pg_database
      where pg_database.oid = setdatabase and datname = current_database()`.execute(database.db)
    expect(rows).toEqual([{ setting: 'statement_timeout=9s' }])
  })
})
