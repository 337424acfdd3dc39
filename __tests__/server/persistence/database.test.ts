import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'

import { openDatabase, openMigratedDatabase } from '~/server/persistence/database'

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
    expect(await pragma('busy_timeout')).toBe(100)
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
