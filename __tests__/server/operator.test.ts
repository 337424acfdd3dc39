import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'

import type { AuthResponse } from '~/contract/responses'
import { openDatabase } from '~/server/persistence/database'
import { accountCommand } from '~/server/operator/accountCommand'
import type { Command } from '~/server/operator/commands'
import { creditsCommand } from '~/server/operator/creditsCommand'
import { operate } from '~/server/operate'

import { creditsOf, diagnose, getUser, login, refresh, register, signUp } from '../support/calls'
import { lastingDatabases } from '../support/databases'
import type { TestDatabase } from '../support/databases'
import { brokenPromises, classifyByBytes, freePhoto, paidPhoto } from '../support/scans'
import { TEST_SECRET, buildTestApp, farmer } from '../support/testApp'

const { email } = farmer

/** The settings by which a command finds this database. */
function settingsFor({ location }: TestDatabase): Record<string, string> {
  if ('postgresUrl' in location) return { DATABASE_URL: location.postgresUrl, TOKEN_SECRET: TEST_SECRET }
  return { DATA_DIR: path.dirname(location.sqliteFile) }
}

describe.each(lastingDatabases)('an operator, while the server runs on $name,', ({ name, open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let person: AuthResponse
  beforeEach(async () => {
    database = await open()
    app = await buildTestApp({ db: database.db, classify: classifyByBytes })
    person = await signUp(app)
  })
  afterEach(async () => {
    expect(await brokenPromises(database.db)).toEqual([])
    await app.close()
    await database.close()
  })

  async function run(command: Command, ...words: string[]) {
    let printed = ''
    const print = (text: string) => (printed += text)
    await operate(command, { environment: settingsFor(database), words, print })
    return printed
  }
  const credits = (...words: string[]) => run(creditsCommand, ...words)
  const account = (...words: string[]) => run(accountCommand, ...words)
  const scan = (content: Buffer, key = 'key-1') => diagnose(app, person.access, { content, key })

  it('grants credits, whose reason is in the ledger and which can be spent at once', async () => {
    for (let index = 0; index < 5; index++) await scan(paidPhoto(index), `key-${index}`)
    expect((await scan(paidPhoto(5), 'key-5')).statusCode).toBe(402)
    expect(await credits('grant', email.toUpperCase(), '3', '--reason', 'a lost harvest')).toBe(
      `Granted 3. ${email} has 3 credits.`,
    )
    expect((await scan(paidPhoto(5), 'key-5')).json().credits).toBe(2)
    const lines = (await credits('list', email)).split('\n')
    expect(lines[0]).toBe(`${email} has 2 credits.`)
    expect(
      lines
        .slice(1)
        .map((line) => line.split('\t').slice(1, 3).join(' '))
        .sort(),
    ).toEqual(['sign_up +5', ...Array<string>(6).fill('diagnosis -1'), 'grant +3'].sort())
    expect(lines.join('\n')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z\tgrant\t\+3\t[\da-f-]{36}\ta lost harvest$/m)
  })

  it('grants once per reference', async () => {
    const grant = (amount: string) => credits('grant', email, amount, '--reason', 'why', '--reference', 'ticket 7')
    expect(await grant('3')).toBe(`Granted 3. ${email} has 8 credits.`)
    expect(await grant('3')).toBe(`This grant was made before; nothing was added. ${email} has 8 credits.`)
    await expect(grant('4')).rejects.toHaveProperty('body', {
      detail: 'The reference ticket 7 was already used for another grant.',
    })
    expect(await creditsOf(app, person.access)).toBe(8)
  })

  it('is told how to use credits, and what is wrong', async () => {
    const usage = expect.stringMatching(/^Use: npm run credits -- grant EMAIL N --reason/)
    const amount = 'N must be a whole number from 1 to 1000000.'
    const reason = 'Say why: --reason "...". It is kept in the ledger.'
    const nobody = 'There is no account with the address nobody@example.com.'
    const cases: [string[], unknown][] = [
      [[], usage],
      [['steal', email], usage],
      [['grant', email], usage],
      [['list', email, '1'], usage],
      [['grant', email, '1', 'more'], usage],
      [['grant', email, '1', '--because', 'x'], usage],
      [['grant', email, '1', '--reason'], usage],
      ...['0', '1000001', '1.5', 'x'].map((n): [string[], string] => [['grant', email, n, '--reason', 'x'], amount]),
      [['grant', email, '1'], reason],
      [['grant', email, '1', '--reason', ' '], reason],
      [['grant', email, '1', '--reason', 'x', '--reference', ''], 'The reference is empty.'],
      [['grant', 'nobody@example.com', '1', '--reason', 'x'], nobody],
      [['list', 'nobody@example.com'], nobody],
    ]
    for (const [words, sentence] of cases) await expect(credits(...words)).rejects.toHaveProperty('message', sentence)
    expect(await creditsOf(app, person.access)).toBe(5)
  })

  it('lists and shows accounts', async () => {
    await scan(paidPhoto('leaf'))
    const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect((await account('list')).split('\t')).toEqual([email, 'Wanjiru', '4', since])
    const shown = Object.fromEntries((await account('show', email)).split('\n').map((line) => line.split(/ {2,}/)))
    const id = expect.stringMatching(/^[\da-f-]{36}$/)
    expect(shown).toEqual({
      address: email,
      username: 'Wanjiru',
      credits: '4',
      since,
      sessions: '1',
      diagnoses: '1',
      id,
    })
  })

  it('lists nobody where there is nobody', async () => {
    await account('delete', email)
    expect(await account('list')).toBe('There are no accounts yet.')
  })

  it('is told how to use account', async () => {
    for (const words of [[], ['show'], ['list', email], ['show', email, 'x'], ['erase', email], ['constructor', email]])
      await expect(account(...words)).rejects.toThrow(/^Use: npm run account -- list\n/)
  })

  it('exports all that is kept about a person, and no hash that opens anything', async () => {
    const { result } = (await scan(paidPhoto('leaf'))).json()
    await scan(freePhoto('sky'), 'key-2')
    const text = await account('export', email)
    const exported = JSON.parse(text) as Record<string, unknown[]>
    expect(exported).toMatchObject({
      account: { email, username: 'Wanjiru', credits: 4, created_at: expect.stringMatching(/^\d{4}-.+Z$/) },
      sessions: [{ revoked_at: null }],
      ledger: expect.arrayContaining([expect.objectContaining({ kind: 'diagnosis', amount: -1 })]),
      diagnoses: expect.arrayContaining([expect.objectContaining({ report: result, charge: 1 })]),
      answers: expect.arrayContaining([expect.objectContaining({ idempotency_key: 'key-2' })]),
    })
    expect(Object.values(exported).map((rows) => rows.length)).toEqual([undefined, 1, expect.any(Number), 2, 2, 2])
    expect(text).not.toMatch(/password_hash|active_hash|parent_hash|mark_hash|argon2/)
  })

  it('deletes an account: its tokens are refused at once, and nothing is left that names it', async () => {
    await scan(paidPhoto('leaf'))
    await credits('grant', email, '1', '--reason', 'for Wanjiru', '--reference', 'wanjiru 1')
    expect(await account('delete', email)).toBe(
      `The account ${email} and all that belonged to it are deleted. Its ledger entries stay, without a name.`,
    )
    for (const answer of [await getUser(app, person.access), await refresh(app, person.refresh)])
      expect(answer.statusCode).toBe(401)
    expect((await login(app, farmer)).statusCode).toBe(401)
    const { db } = database
    for (const table of ['account', 'session', 'device', 'diagnosis', 'idempotent_response'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    const entries = await db.selectFrom('ledger').selectAll().orderBy('amount').execute()
    expect(entries.map(({ amount }) => amount)).toEqual([-1, 1, 5])
    for (const { id, account_id, reference, reason } of entries)
      expect([account_id, reference, reason]).toEqual([null, id, null])
    expect((await register(app)).json().user.credits).toBe(5)
  })

  it('deletes accounts in the middle of their scans', async () => {
    const scans = Array.from({ length: 40 }, (_, index) => scan(freePhoto(index), `key-${index}`))
    await account('delete', email)
    const statuses = new Set((await Promise.all(scans)).map(({ statusCode }) => statusCode))
    expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([])
    expect(await database.db.selectFrom('diagnosis').selectAll().execute()).toEqual([])
  })

  if (name === 'SQLite')
    it('leaves no trace of a deleted address in the files', async () => {
      const folder = settingsFor(database)['DATA_DIR']!
      const contents = () => readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'latin1'))
      expect(contents().join()).toContain(email)
      await account('delete', email)
      expect(contents().join()).not.toContain(email)
    })
})

describe('an operator’s command', () => {
  const nothing = { words: ['list'], print: () => undefined }
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'jani-operator-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  it('makes no database where there is none', async () => {
    const environment = { DATA_DIR: path.join(folder, 'data') }
    await expect(operate(accountCommand, { environment, ...nothing })).rejects.toThrow(
      `There is no database at ${path.join(folder, 'data', 'jani.sqlite')}. Check DATA_DIR and DATABASE_URL; the first start of the server makes it.`,
    )
    expect(existsSync(environment.DATA_DIR)).toBe(false)
  })

  it('leaves a database alone that is none of ours', async () => {
    const sqliteFile = path.join(folder, 'jani.sqlite')
    await (await openDatabase({ sqliteFile })).destroy()
    await expect(operate(accountCommand, { environment: { DATA_DIR: folder }, ...nothing })).rejects.toThrow(
      'The database is not of this version of Jani; start the server once to bring it up to date.',
    )
  })

  it('names bad settings', async () => {
    const environment = { DATABASE_URL: 'mysql://x', TOKEN_SECRET: TEST_SECRET }
    await expect(operate(accountCommand, { environment, ...nothing })).rejects.toThrow(/^The settings are not valid: /)
  })
})

describe('the programs', () => {
  const ROOT = path.join(__dirname, '..', '..')
  /** As in main.test: the parts are loaded before moving to where `.env` is. */
  async function program(name: 'credits' | 'account', folder: string, ...words: string[]) {
    const script = `
      require('@babel/register')({ extensions: ['.ts', '.js'], cache: false })
      require('./src/server/operate')
      require('./src/server/operator/${name}Command')
      process.chdir(${JSON.stringify(folder)})
      require(${JSON.stringify(path.join(ROOT, 'src', 'server', name))})
    `
    const env = { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1' }
    const child = spawn(process.execPath, ['-e', script, '--', name, ...words], { cwd: ROOT, env })
    const said = { stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].on('data', (chunk: Buffer) => (said[stream] += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number]
    return { code, ...said }
  }

  it.each(lastingDatabases)('read .env, print to standard output and end with 0 or 1 on $name', async ({ open }) => {
    const database = await open()
    const app = await buildTestApp({ db: database.db })
    await signUp(app)
    const folder = mkdtempSync(path.join(tmpdir(), 'jani-operator-'))
    const settings = Object.entries(settingsFor(database)).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(path.join(folder, '.env'), settings.join(''))
    expect(await program('credits', folder, 'grant', email, '2', '--reason', 'a b', '--reference', 'r')).toEqual({
      code: 0,
      stdout: `Granted 2. ${email} has 7 credits.\n`,
      stderr: '',
    })
    expect(await program('credits', folder, 'grant', email, '3', '--reason', 'a b', '--reference', 'r')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The reference r was already used for another grant.\n',
    })
    expect(await program('account', folder, 'show', 'nobody@example.com')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no account with the address nobody@example.com.\n',
    })
    expect(readdirSync(folder)).toEqual(['.env'])
    rmSync(folder, { recursive: true })
    await app.close()
    await database.close()
  })
})
