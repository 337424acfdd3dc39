import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { Client } from 'pg'

import { backUp } from '~/server/operator/backUp'
import { restore } from '~/server/operator/restoreBackup'
import { openMigratedDatabase } from '~/server/persistence/database'
import { latestMigration } from '~/server/persistence/migrate'

import { backUpUnderLoad, postgresPrograms } from '../../support/backups'
import { createPostgresServer } from '../../support/postgresServer'
import { TEST_SECRET } from '../../support/testApp'

let folder: string
let kept: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jani-backup-'))
  kept = join(folder, 'kept')
  mkdirSync(join(folder, 'data'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function expectManifest(file: string, database: string) {
  const content = readFileSync(file)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const manifest = JSON.parse(readFileSync(file.replace(/\.\w+$/, '.json'), 'utf8')) as object
  expect(manifest).toMatchObject({ bytes: content.length, sha256, database, schema: latestMigration })
  expect(statSync(file).mode & 0o777).toBe(0o600)
}

const sqliteIn = (name: string) => ({ sqliteFile: join(folder, name, 'jani.sqlite') })

it('a backup of SQLite is taken while the file is written to, and restores everything answered before it', async () => {
  const file = await backUpUnderLoad(sqliteIn('data'), sqliteIn('restored'), kept, new Date())
  expectManifest(file, 'SQLite')
  expect(readdirSync(kept).filter((name) => !/^jani-[\dTZ-]+\.(sqlite|json)$/.test(name))).toEqual([])
  expect(readdirSync(join(folder, 'restored')).sort()).toEqual(['jani.sqlite'])
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
    const client = new Client({ connectionString: server.url })
    await client.connect()
    await client.query('create database restored')
    await client.end()
    const { hostname, port } = new URL(server.url)
    const elsewhere = { pathname: '/restored', host: 'elsewhere.invalid:1', search: `host=${hostname}&port=${port}` }
    const postgresUrl = Object.assign(new URL(server.url), elsewhere).href // the driver takes the host of the query
    const file = await backUpUnderLoad({ postgresUrl: server.url }, { postgresUrl }, kept, new Date())
    expectManifest(file, 'PostgreSQL')
    const environment = { DATABASE_URL: postgresUrl, TOKEN_SECRET: TEST_SECRET, PATH: postgresPrograms }
    await expect(restore({ environment, backup: file })).rejects.toThrow(
      'The database that DATABASE_URL names is not empty. Create a new one first.',
    )
  })

  it('is restored by a user who may create no extension, into a database that has some', async () => {
    const database = async (name: string) => {
      const { rows } = await admin.query(`select 1 from pg_roles where rolname = 'owner'`)
      if (rows.length === 0) await admin.query(`create role owner login password 'x'`)
      await admin.query(`create database ${name} owner owner`)
      const postgresUrl = Object.assign(new URL(server.url), { pathname: `/${name}`, username: 'owner', password: 'x' })
      const extended = new Client({
        connectionString: Object.assign(new URL(server.url), { pathname: `/${name}` }).href,
      })
      await extended.connect()
      await extended.query('create extension pg_stat_statements')
      await extended.end()
      return { postgresUrl: postgresUrl.href }
    }
    const admin = new Client({ connectionString: server.url })
    await admin.connect()
    const [from, to] = [await database('extended_from'), await database('extended_to')]
    await admin.end()
    await backUpUnderLoad(from, to, kept, new Date())
  })

  it('is taken of a database of an earlier release, whose schema its description names', async () => {
    const admin = new Client({ connectionString: server.url })
    await admin.connect()
    await admin.query('create database older')
    await admin.end()
    const postgresUrl = Object.assign(new URL(server.url), { pathname: '/older' }).href
    const db = await openMigratedDatabase({ postgresUrl })
    await sql`drop table operator_action, outbox`.execute(db)
    await sql`update kysely_migration set name = '000_older'`.execute(db)
    await db.destroy()
    const environment = { DATABASE_URL: postgresUrl, TOKEN_SECRET: TEST_SECRET, PATH: postgresPrograms }
    const file = await backUp({ environment, folder: kept, now: new Date() })
    expect(JSON.parse(readFileSync(file.replace('.dump', '.json'), 'utf8'))).toMatchObject({ schema: '000_older' })
    await expect(
      backUp({
        environment: { ...environment, DATABASE_URL: server.url.replace('/postgres', '/template1') },
        folder: kept,
        now: new Date(),
      }),
    ).rejects.toThrow('The database that DATABASE_URL names is not a database of Jani.')
  })

  it('is refused without pg_dump in one sentence without a password, and leaves nothing', async () => {
    await (await openMigratedDatabase({ postgresUrl: server.url })).destroy()
    const environment = { DATABASE_URL: server.url, TOKEN_SECRET: TEST_SECRET, PATH: folder }
    await expect(backUp({ environment, folder: kept, now: new Date() })).rejects.toThrow(
      /^pg_dump is not installed; install the client programs of PostgreSQL, of its version or newer\.$/,
    )
    expect(existsSync(kept) ? readdirSync(kept) : []).toEqual([])
  })
})
