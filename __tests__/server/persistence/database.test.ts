import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import SQLite from 'better-sqlite3'
import { sql } from 'kysely'

import type { TooManyAttempts } from '~/server/domain/domainError'
import { isOutage, openDatabase, openMigratedDatabase } from '~/server/persistence/database'
import { createDeviceRepository, rememberDevice } from '~/server/persistence/deviceRepository'
import { inTransaction } from '~/server/persistence/inTransaction'
import { createRateLimiters } from '~/server/persistence/rateLimiters'
import { createUserRepository } from '~/server/persistence/userRepository'

import { databases, lastingDatabases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { fakeDate } from '../../support/fakeDate'
import { until } from '../../support/rawHttp'

describe('the database', () => {
  describe('a SQLite file', () => {
    let folder: string
    let file: string
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'jani-database-'))
      file = join(folder, 'jani.sqlite')
    })
    afterEach(() => {
      rmSync(folder, { recursive: true })
    })

    it('is opened so that an answered request survives a power cut', async () => {
      const db = await openDatabase({ sqliteFile: file })
      const pragma = async (name: string) =>
        Object.values((await sql<object>`select * from ${sql.table(`pragma_${name}`)}`.execute(db)).rows[0]!)[0]
      expect(await pragma('journal_mode')).toBe('wal')
      expect(await pragma('synchronous')).toBe(2)
      expect(await pragma('foreign_keys')).toBe(1)
      expect(await pragma('busy_timeout')).toBe(0)
      await db.destroy()
    })

    it('keeps what was written', async () => {
      const first = await openMigratedDatabase({ sqliteFile: file })
      await first
        .insertInto('account')
        .values({ id: '1', username: 'Otieno', email: 'o@example.com', password_hash: 'h', credits: 3, created_at: 0 })
        .execute()
      await first.destroy()
      const second = await openMigratedDatabase({ sqliteFile: file })
      expect(await second.selectFrom('account').select('credits').execute()).toEqual([{ credits: 3 }])
      await second.destroy()
    })

    it('is refused in one sentence when it is no database, is damaged or cannot be created', async () => {
      writeFileSync(file, 'This is a shopping list, not a database. '.repeat(50))
      await expect(openDatabase({ sqliteFile: file })).rejects.toThrow(
        `The database file ${file} cannot be used: file is not a database.`,
      )
      const damaged = join(folder, 'damaged.sqlite')
      await (await openMigratedDatabase({ sqliteFile: damaged })).destroy()
      const bytes = readFileSync(damaged)
      bytes.fill(0xa5, 4096 + 8)
      writeFileSync(damaged, bytes)
      for (const sqliteFile of [damaged, join(folder, 'missing', 'jani.sqlite')])
        await expect(openDatabase({ sqliteFile })).rejects.toThrow(/^The database file .* cannot be used: .+\.$/)
    })
  })

  it.each([
    ['where nobody listens', 'postgres://jani:s3cret@127.0.0.1:1/jani'],
    ['of no machine', 'postgres://jani:s3cret@nowhere.invalid/jani'],
    ['that is invalid', 'postgres://%%%'],
  ])('a PostgreSQL address %s is refused in one sentence without its password', async (_name, postgresUrl) => {
    const failure: unknown = await openDatabase({ postgresUrl }).catch((error: unknown) => error)
    expect(String(failure)).toMatch(/^Error: PostgreSQL at .+ cannot be used: .+\. Check DATABASE_URL\.$/)
    expect(String(failure)).not.toContain('s3cret')
  })
})

describe('transactions', () => {
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

    const lost = ['40001', '40P01', '23505', 'SQLITE_CONSTRAINT_UNIQUE']
    it.each(lost)('runs again up to three times when it loses to another one (%s)', async (code) => {
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
      const { work, attempts } = failing([withCode('23514')])
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
    for (let reads = 0; reads < 3; reads++) await database.db.selectFrom('account').select('id').execute()
    expect(isWritten).toBe(false)
    other.exec('commit') // in this process: a wait that blocks would never see it
    other.close()
    await write
    await database.close()
  })
})

describe('devices', () => {
  const NOW = 1_900_000_000_000
  const DAY_MS = 24 * 60 * 60 * 1000

  it.each(databases)('devices on $name are known for 180 days after the last use, the latest twenty of an account', async ({ open }) => {
  const { db, close } = await open()
  const devices = createDeviceRepository(db)
  const remember = (device: Parameters<typeof rememberDevice>[1]) =>
    inTransaction(db, (transaction) => rememberDevice(transaction, device))
  const addAccount = async () => {
    const person = { username: 'Otieno', email: `${randomUUID()}@example.com`, passwordHash: 'h', credits: 5 }
    return (await createUserRepository(db, () => NOW).add(person))!.id
  }
  const hashesOf = async (accountId: string) =>
    (await db.selectFrom('device').select('token_hash').where('account_id', '=', accountId).execute())
      .map(({ token_hash }) => token_hash)
      .sort()
  const [accountId, otherId] = [await addAccount(), await addAccount()]
  const [hash, others] = [randomUUID(), randomUUID()]
  const findKnown = (now: number) => devices.findKnown({ hashes: [randomUUID(), hash, randomUUID()], now })
  expect(await findKnown(NOW)).toBeUndefined()
  expect(await devices.findKnown({ hashes: [], now: NOW })).toBeUndefined()
  await remember({ hash, accountId, now: NOW })
  expect(await findKnown(NOW + 180 * DAY_MS - 1)).toBe(hash)
  expect(await findKnown(NOW + 180 * DAY_MS)).toBeUndefined()
  await remember({ hash, accountId, now: NOW + 100 * DAY_MS })
  expect(await findKnown(NOW + 200 * DAY_MS)).toBe(hash)

  await remember({ hash: others, accountId: otherId, now: NOW - 200 * DAY_MS })
  const hashes = Array.from({ length: 22 }, () => randomUUID())
  for (const [age, one] of hashes.entries())
    await remember({ hash: one, accountId, now: NOW + (101 + age) * DAY_MS })
  expect(await hashesOf(accountId)).toEqual(hashes.slice(2).sort())
  await remember({ hash: hashes[21]!, accountId, now: NOW + 400 * DAY_MS })
  expect(await hashesOf(accountId)).toEqual([hashes[21]])
  expect(await hashesOf(otherId)).toEqual([others])
  await close()
}) // prettier-ignore
})

describe('rate limiters', () => {
  const HOUR_MS = 3_600_000
  const RULE = { points: 3, durationSeconds: 60 }

  describe.each(databases)('rate limiters on $name', ({ open }) => {
    let database: TestDatabase
    let clock: ReturnType<typeof fakeDate>
    beforeEach(async () => {
      database = await open()
      clock = fakeDate()
    })
    afterEach(async () => {
      jest.useRealTimers()
      await database.close()
    })

    const shared = (rule: object = {}) => createRateLimiters(database.db).shared('test', { ...RULE, ...rule })
    /** The wait after each of so many attempts, in seconds; undefined when it was allowed. */
    const take = async (limiter: ReturnType<typeof shared>, times: number) => {
      const waits: (number | undefined)[] = []
      const waitOf = (error: unknown) => (error as TooManyAttempts).retryAfterSeconds
      for (let time = 0; time < times; time++) waits.push(await limiter.consume('key').then(() => undefined, waitOf)) // prettier-ignore
      return waits
    }

    it('allow a number per window, block for the set time, refund and delete', async () => {
      const limiter = shared()
      expect(await take(limiter, 4)).toEqual([undefined, undefined, undefined, 60])
      clock.pass(50_000)
      expect(await take(limiter, 1)).toEqual([10])
      clock.pass(10_000)
      expect(await take(limiter, 3)).toEqual([undefined, undefined, undefined])
      await limiter.giveBack('key')
      expect(await take(limiter, 2)).toEqual([undefined, 60])
      await limiter.forget('key')
      const blocking = shared({ blockSeconds: 15 })
      expect(await take(blocking, 5)).toEqual([undefined, undefined, undefined, 15, 15])
    })

    it('are not undone by a transaction that is rolled back meanwhile', async () => {
      const limiter = shared()
      const transaction = await database.db.startTransaction().execute()
      await transaction.selectFrom('account').select('id').execute()
      const taken = take(limiter, 3)
      await new Promise(setImmediate)
      await transaction.rollback().execute()
      expect(await taken).toEqual([undefined, undefined, undefined])
      expect(await take(limiter, 1)).toEqual([60])
    })

    it('delete what has expired', async () => {
      await take(shared(), 1)
      clock.pass(HOUR_MS)
      await createRateLimiters(database.db).shared('other', RULE).consume('other')
      const keys = async () =>
        (await database.db.selectFrom('rate_limit').select('key').execute()).map(({ key }) => key)
      await until(async () => (await keys()).length === 1)
      expect(await keys()).toEqual(['other:other'])
    })

    it('in memory count separately', async () => {
      const limiters = createRateLimiters(database.db)
      const [first, second] = [limiters.inMemory(RULE), limiters.inMemory(RULE)]
      expect(await take(first, 4)).toEqual([undefined, undefined, undefined, 60])
      expect(await take(second, 1)).toEqual([undefined])
      clock.pass(-HOUR_MS)
      expect(await take(first, 1)).toEqual([undefined])
    })
  })
})
