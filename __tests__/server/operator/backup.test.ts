import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import SQLite from 'better-sqlite3'

import { backUp } from '~/server/operator/backUp'
import { keepSessions, restore } from '~/server/operator/restoreBackup'
import { createActionRepository } from '~/server/persistence/actionRepository'
import { openMigratedDatabase } from '~/server/persistence/database'
import { restoreSqlite } from '~/server/persistence/sqliteBackup'

import { runSource } from '../../support/runSource'
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

const sqliteIn = (name: string) => ({ sqliteFile: join(folder, name, 'jani.sqlite') })

/** A backup of an empty SQLite database. */
async function backUpEmpty(now = new Date(0)) {
  await (await openMigratedDatabase(sqliteIn('data'))).destroy()
  return backUp({ environment: { DATA_DIR: join(folder, 'data') }, folder: kept, now })
}

describe('a backup of SQLite', () => {
  it('is refused without a database, and leaves nothing', async () => {
    const missing = `There is no database at ${join(folder, 'jani.sqlite')}. Check DATA_DIR and DATABASE_URL.`
    await expect(backUp({ environment: { DATA_DIR: folder }, folder: kept, now: new Date() })).rejects.toThrow(missing)
    expect(existsSync(kept)).toBe(false)
  })

  it('is refused in one sentence if it cannot be written or the database is invalid', async () => {
    const file = await backUpEmpty()
    const [environment, now] = [{ DATA_DIR: join(folder, 'data') }, new Date(1)]
    for (const [into, reason] of [
      [file, 'there is a file of this name'],
      [join(file, 'below'), 'there is a file in the place of a folder'],
    ] as const)
      await expect(backUp({ environment, folder: into, now })).rejects.toThrow(
        `The backup cannot be written to ${into}: ${reason}.`,
      )
    const database = join(folder, 'data', 'jani.sqlite')
    writeFileSync(database, 'a shopping list '.repeat(100))
    const left = readdirSync(kept)
    await expect(backUp({ environment, folder: kept, now })).rejects.toThrow(
      `The database ${database} cannot be copied: file is not a database.`,
    )
    rmSync(database)
    new SQLite(database).exec('create table recipe (text)').close()
    await expect(backUp({ environment, folder: kept, now })).rejects.toThrow(
      `The database ${database} is not a database of Jani.`,
    )
    expect(readdirSync(kept)).toEqual(left)
  })

  it('is refused in one sentence when the disk gets full, and leaves nothing', async () => {
    mkdirSync(kept)
    symlinkSync('/dev/full', join(kept, 'jani-1970-01-01T00-00-00-000Z.json'))
    await expect(backUpEmpty()).rejects.toThrow(`The backup cannot be written to ${kept}: the disk is full.`)
    expect(readdirSync(kept)).toEqual([])
  })

  it('is refused at once for a folder that cannot exist', async () => {
    await (await openMigratedDatabase(sqliteIn('data'))).destroy()
    const environment = { DATA_DIR: join(folder, 'data') }
    await expect(backUp({ environment, folder: '/proc/jani/kept', now: new Date() })).rejects.toThrow(
      'The backup cannot be written to /proc/jani/kept: it does not exist.',
    )
  })

  it('is taken of a database of an earlier release, and records only what that can hold', async () => {
    await (await openMigratedDatabase(sqliteIn('data'))).destroy()
    const database = new SQLite(sqliteIn('data').sqliteFile)
    database.exec(`drop table outbox; drop table operator_action; update kysely_migration set name = '000_older'`)
    database.close()
    writeFileSync(join(folder, '.env'), 'DATA_DIR=data\n')
    const { code, stdout, stderr } = await runSource('operator/cli/backup.ts', folder, ['kept'])
    expect([code, stderr]).toEqual([0, ''])
    const manifest = readFileSync(join(folder, stdout.trim().replace('.sqlite', '.json')), 'utf8')
    expect(JSON.parse(manifest)).toMatchObject({ schema: '000_older' })
  })

  it('is recorded in the database with its time, which the metrics read', async () => {
    const db = await openMigratedDatabase(sqliteIn('data'))
    const actions = createActionRepository(db)
    expect(await actions.lastBackupAt()).toBeUndefined()
    writeFileSync(join(folder, '.env'), 'DATA_DIR=data\n')
    const before = Date.now()
    expect(await runSource('operator/cli/backup.ts', folder, ['kept', '--by', 'timer'])).toMatchObject({ code: 0 })
    expect(await actions.lastBackupAt()).toBeGreaterThanOrEqual(before)
    expect(await actions.list({ accountId: undefined, limit: 2, offset: 0 })).toEqual([
      expect.objectContaining({ actor: 'timer', command: 'backup', accountId: undefined }),
    ])
    await db.destroy()
  })

  it('does not overwrite a backup of the same moment', async () => {
    const file = await backUpEmpty()
    const content = readFileSync(file)
    await expect(backUpEmpty()).rejects.toThrow(/^There is a backup of this moment/)
    expect(readFileSync(file)).toEqual(content)
  })
})

describe('a restore', () => {
  const target = () => join(folder, 'target', 'jani.sqlite')
  const restoreFrom = (backup: string) => restore({ environment: { DATA_DIR: join(folder, 'target') }, backup })

  it('takes the newest backup of a folder', async () => {
    await backUpEmpty(new Date('2030-01-01'))
    await backUpEmpty(new Date('2031-01-01'))
    expect(await restoreFrom(kept)).toEqual({
      database: target(),
      takenAt: '2031-01-01T00:00:00.000Z',
      sessions: expect.stringMatching(/^There is no token secret .+: everybody has to log in again/),
    })
    expect(statSync(target()).mode & 0o777).toBe(0o600)
  })

  it('says whether people stay logged in', async () => {
    await backUpEmpty()
    mkdirSync(join(folder, 'target'))
    writeFileSync(join(folder, 'target', 'token-secret'), 'x')
    expect((await restoreFrom(kept)).sessions).toMatch(/^Accounts that were logged in then still are/)
    expect(await keepSessions({ environment: { DATA_DIR: join(folder, 'target') } })).toMatch(/^Accounts that were/)
  })

  it('refuses to overwrite a database', async () => {
    const file = await backUpEmpty()
    mkdirSync(join(folder, 'target'))
    writeFileSync(target(), 'precious')
    await expect(restoreFrom(file)).rejects.toThrow(`There is a database already: ${target()}. Move it away first.`)
    expect(readFileSync(target(), 'utf8')).toBe('precious')
  })

  it('refuses an invalid backup or another kind of database, and leaves nothing', async () => {
    const file = await backUpEmpty()
    await expect(restoreFrom(join(folder, 'nowhere'))).rejects.toThrow(/^There is no backup at .+\.$/)
    await expect(restoreFrom(join(folder, 'data'))).rejects.toThrow(/^There is no backup in .+\.$/)
    const environment = { DATABASE_URL: 'postgres://jani@127.0.0.1:1/jani', TOKEN_SECRET: TEST_SECRET }
    await expect(restore({ environment, backup: file })).rejects.toThrow(/is of a SQLite database/)
    appendFileSync(file, 'x')
    await expect(restoreFrom(file)).rejects.toThrow(`The backup ${file} is damaged; use another one.`)
    rmSync(file.replace('.sqlite', '.json'))
    await expect(restoreFrom(file)).rejects.toThrow(/^The description of the backup is missing: .+\.json\.$/)
    expect(existsSync(join(folder, 'target'))).toBe(false)
  })
})

describe('the file of a restore', () => {
  const file = () => join(folder, 'target', 'jani.sqlite')
  beforeEach(() => {
    mkdirSync(join(folder, 'target'))
  })

  it('has its name only once sessions and consents are settled', async () => {
    const backup = await backUpEmpty()
    const settled = jest.fn(async () => {
      expect(existsSync(file())).toBe(false)
      throw new Error('killed')
    })
    await expect(restoreSqlite(backup, file(), settled)).rejects.toThrow('killed')
    expect(settled).toHaveBeenCalledTimes(1)
    expect(readdirSync(join(folder, 'target'))).toEqual([])
  })

  it('never replaces that of a server which starts meanwhile', async () => {
    const backup = await backUpEmpty()
    const start = async () => writeFileSync(file(), 'that of the server')
    await expect(restoreSqlite(backup, file(), start)).rejects.toThrow(`There is a database already: ${file()}.`)
    expect(readdirSync(join(folder, 'target'))).toEqual(['jani.sqlite'])
    expect(readFileSync(file(), 'utf8')).toBe('that of the server')
  })
})

describe('a restore of an invalid backup', () => {
  const restoreFile = (name: string) =>
    restore({ environment: { DATA_DIR: join(folder, 'target') }, backup: join(folder, name) })
  const backup = () => join(folder, 'other.sqlite')
  const description = () => join(folder, 'other.json')
  const describeBackup = () => {
    const sha256 = createHash('sha256').update(readFileSync(backup())).digest('hex')
    const manifest = { file: 'other.sqlite', bytes: 1, sha256, database: 'SQLite', schema: '009', takenAt: '2030' }
    writeFileSync(description(), JSON.stringify(manifest))
  }
  afterEach(() => {
    expect(existsSync(join(folder, 'target')) ? readdirSync(join(folder, 'target')) : []).toEqual([])
  })

  it('is refused for a file of another name, without reading it', async () => {
    for (const name of ['notes', 'notes.txt', 'notes.json']) {
      writeFileSync(join(folder, name), 'SQLite or not')
      await expect(restoreFile(name)).rejects.toThrow(
        `${join(folder, name)} is not a backup: npm run backup makes .sqlite and .dump files.`,
      )
    }
  })

  it('is refused with a damaged description', async () => {
    writeFileSync(backup(), 'x')
    for (const text of ['', 'Shopping list', 'null', '[]', '{}', '{"sha256":5}']) {
      writeFileSync(description(), text)
      await expect(restoreFile('other.sqlite')).rejects.toThrow(
        `The description ${description()} of the backup is damaged; use another backup.`,
      )
    }
    rmSync(description())
    mkdirSync(description())
    await expect(restoreFile('other.sqlite')).rejects.toThrow(
      `The description ${description()} of the backup cannot be read: it is a folder.`,
    )
  })

  it('is refused for a text and for a database of another program', async () => {
    writeFileSync(backup(), 'a shopping list '.repeat(100))
    describeBackup()
    await expect(restoreFile('other.sqlite')).rejects.toThrow(`The backup ${backup()} is not a SQLite database.`)
    rmSync(backup())
    new SQLite(backup()).exec('create table recipe (text)').close()
    describeBackup()
    await expect(restoreFile('other.sqlite')).rejects.toThrow(`The backup ${backup()} is not a database of Jani.`)
  })

  it('is refused for a database with inconsistent pages', async () => {
    const sound = readFileSync(await backUpEmpty())
    writeFileSync(backup(), sound.fill(0, 100, 200)) // the first page, behind the header
    describeBackup()
    await expect(restoreFile('other.sqlite')).rejects.toThrow(
      `The backup ${backup()} cannot be restored to ${join(folder, 'target', 'jani.sqlite')}: database disk image is malformed.`,
    )
  })

  it('is refused for a folder with the name of a backup', async () => {
    mkdirSync(join(kept, 'jani-2030.sqlite'), { recursive: true })
    writeFileSync(backup(), '')
    describeBackup()
    renameSync(description(), join(kept, 'jani-2030.json'))
    await expect(restoreFile('kept')).rejects.toThrow(
      `The backup ${join(kept, 'jani-2030.sqlite')} cannot be read: it is a folder.`,
    )
  })
})
