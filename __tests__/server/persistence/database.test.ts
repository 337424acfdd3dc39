import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'

import { openDatabase } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'

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
    expect(await pragma('busy_timeout')).toBe(5000)
    await db.destroy()
  })

  it('keeps what was written', async () => {
    const first = await openDatabase({ sqliteFile: file })
    await migrate(first)
    await first
      .insertInto('account')
      .values({ id: '1', username: 'Otieno', email: 'o@example.com', password_hash: 'h', credits: 3, created_at: 0 })
      .execute()
    await first.destroy()
    const second = await openDatabase({ sqliteFile: file })
    await migrate(second)
    expect(await second.selectFrom('account').select('credits').execute()).toEqual([{ credits: 3 }])
    await second.destroy()
  })

  it('that took a transaction back by itself still says why', async () => {
    const db = await openDatabase({ sqliteFile: file })
    const failing = db.transaction().execute(async (transaction) => {
      await sql`rollback`.execute(transaction) // as SQLite does when the disk is full
      throw new Error('The disk is full.')
    })
    await expect(failing).rejects.toThrow('The disk is full.')
    await db.destroy()
  })

  it('that is no database is refused in one sentence', async () => {
    writeFileSync(file, 'This is a shopping list, not a database. '.repeat(50))
    await expect(openDatabase({ sqliteFile: file })).rejects.toThrow(
      `The database file ${file} cannot be used: file is not a database.`,
    )
  })

  it('with damaged pages is refused in one sentence', async () => {
    const db = await openDatabase({ sqliteFile: file })
    await migrate(db)
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    await db.destroy()
    const bytes = readFileSync(file)
    bytes.fill(0xa5, 4096 + 8)
    writeFileSync(file, bytes)
    await expect(openDatabase({ sqliteFile: file })).rejects.toThrow(/^The database file .* cannot be used: .+\.$/)
  })

  it('in a folder that is not there is refused in one sentence', async () => {
    const missing = join(folder, 'missing', 'jani.sqlite')
    await expect(openDatabase({ sqliteFile: missing })).rejects.toThrow(/^The database file .* cannot be used: .+\.$/)
  })
})

describe('a PostgreSQL address', () => {
  it.each([
    ['where nobody listens', 'postgres://jani:s3cret@127.0.0.1:1/jani'],
    ['of no machine', 'postgres://jani:s3cret@nowhere.invalid/jani'],
    ['that is none', 'postgres://%%%'],
  ])('%s is refused in one sentence without its password', async (_name, postgresUrl) => {
    const failure: unknown = await openDatabase({ postgresUrl }).catch((error: unknown) => error)
    expect(String(failure)).toMatch(/^Error: PostgreSQL at .+ cannot be used: .+\. Check DATABASE_URL\.$/)
    expect(String(failure)).not.toContain('s3cret')
  })
})
