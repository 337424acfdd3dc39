import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'

import { backUp } from '~/server/operator/backUp'
import { restore } from '~/server/operator/restore'
import { openMigratedDatabase } from '~/server/persistence/database'
import type { DatabaseLocation } from '~/server/persistence/database'
import { latestMigration } from '~/server/persistence/migrate'

import { backUpUnderLoad, postgresPrograms } from '../support/backups'
import { createPostgresServer } from '../support/postgresServer'
import { TEST_SECRET } from '../support/testApp'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jani-backup-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error as Error).message,
  )

function expectManifest(file: string, database: string) {
  const bytes = readFileSync(file)
  expect(JSON.parse(readFileSync(file.replace(/\.\w+$/, '.json'), 'utf8'))).toMatchObject({
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    database,
    schema: latestMigration,
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
}

const sqliteIn = (name: string): DatabaseLocation => ({ sqliteFile: join(folder, name, 'jani.sqlite') })

/** A backup of an empty SQLite database, in `folder/kept`. */
async function backUpEmpty(now = new Date(0)) {
  const environment = { DATA_DIR: join(folder, 'data') }
  mkdirSync(environment.DATA_DIR, { recursive: true })
  await (await openMigratedDatabase(sqliteIn('data'))).destroy()
  return backUp({ environment, folder: join(folder, 'kept'), now })
}

describe('a backup of SQLite', () => {
  it('is taken while the file is written to, and restores everything answered before it', async () => {
    mkdirSync(join(folder, 'data'))
    const kept = join(folder, 'kept')
    const file = await backUpUnderLoad(sqliteIn('data'), sqliteIn('restored'), kept, new Date())
    expectManifest(file, 'SQLite')
    expect(readdirSync(kept).filter((name) => !/^jani-[\dTZ-]+\.(sqlite|json)$/.test(name))).toEqual([])
    expect(readdirSync(join(folder, 'restored')).sort()).toEqual(['jani.sqlite'])
  })

  it('is refused without a database, and leaves nothing', async () => {
    const kept = join(folder, 'kept')
    expect(await failure(backUp({ environment: { DATA_DIR: folder }, folder: kept, now: new Date() }))).toBe(
      `There is no database at ${join(folder, 'jani.sqlite')}. Check DATA_DIR and DATABASE_URL.`,
    )
    expect(existsSync(kept)).toBe(false)
  })

  it('does not overwrite a backup of the same moment', async () => {
    const file = await backUpEmpty()
    const bytes = readFileSync(file)
    expect(await failure(backUpEmpty())).toMatch(/^There is a backup of this moment/)
    expect(readFileSync(file)).toEqual(bytes)
  })
})

describe('a restore', () => {
  const target = () => ({ DATA_DIR: join(folder, 'target') })
  const restoreFrom = (backup: string) => restore({ environment: target(), backup })

  it('takes the newest backup of a folder', async () => {
    await backUpEmpty(new Date('2030-01-01'))
    await backUpEmpty(new Date('2031-01-01'))
    expect(await restoreFrom(join(folder, 'kept'))).toEqual({
      database: join(folder, 'target', 'jani.sqlite'),
      takenAt: '2031-01-01T00:00:00.000Z',
    })
    expect(statSync(join(folder, 'target', 'jani.sqlite')).mode & 0o777).toBe(0o600)
  })

  it('refuses to overwrite a database', async () => {
    const file = await backUpEmpty()
    const existing = join(folder, 'target', 'jani.sqlite')
    mkdirSync(join(folder, 'target'))
    writeFileSync(existing, 'precious')
    expect(await failure(restoreFrom(file))).toBe(`There is a database already: ${existing}. Move it away first.`)
    expect(readFileSync(existing, 'utf8')).toBe('precious')
  })

  it('refuses what is no sound backup of this kind of database, and leaves nothing', async () => {
    const file = await backUpEmpty()
    expect(await failure(restoreFrom(join(folder, 'nowhere')))).toMatch(/^There is no backup at .+\.$/)
    expect(await failure(restoreFrom(join(folder, 'data')))).toMatch(/^There is no backup in .+\.$/)
    const postgres = { DATABASE_URL: 'postgres://jani@127.0.0.1:1/jani', TOKEN_SECRET: TEST_SECRET }
    expect(await failure(restore({ environment: postgres, backup: file }))).toMatch(/is of a SQLite database/)
    appendFileSync(file, 'x')
    expect(await failure(restoreFrom(file))).toBe(`The backup ${file} is damaged; use another one.`)
    rmSync(file.replace('.sqlite', '.json'))
    expect(await failure(restoreFrom(file))).toMatch(/^The description of the backup is missing: .+\.json\.$/)
    expect(existsSync(join(folder, 'target'))).toBe(false)
  })
})

const describeWithPrograms = postgresPrograms === undefined ? describe.skip : describe

describeWithPrograms('a backup of PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof createPostgresServer>>
  beforeAll(async () => {
    server = await createPostgresServer(postgresPrograms)
    await server.start()
  })
  afterAll(() => server.remove())

  it('is taken while the database is written to, and restores everything answered before it', async () => {
    const restored = new URL(server.url)
    restored.pathname = '/restored'
    const client = new Client({ connectionString: server.url })
    await client.connect()
    await client.query('create database restored')
    await client.end()
    const to = { postgresUrl: restored.href }
    const file = await backUpUnderLoad({ postgresUrl: server.url }, to, join(folder, 'kept'), new Date())
    expectManifest(file, 'PostgreSQL')
    const environment = { DATABASE_URL: restored.href, TOKEN_SECRET: TEST_SECRET, PATH: postgresPrograms }
    expect(await failure(restore({ environment, backup: file }))).toBe(
      'The database that DATABASE_URL names is not empty. Create a new one first.',
    )
  })

  it('is refused without pg_dump in one sentence without a password, and leaves nothing', async () => {
    await (await openMigratedDatabase({ postgresUrl: server.url })).destroy()
    const environment = { DATABASE_URL: server.url, TOKEN_SECRET: TEST_SECRET, PATH: folder }
    expect(await failure(backUp({ environment, folder, now: new Date() }))).toBe(
      'pg_dump is not installed; install the client programs of PostgreSQL, of its version or newer.',
    )
    expect(readdirSync(folder)).toEqual([])
  })
})
