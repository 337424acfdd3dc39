import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import SQLite from 'better-sqlite3'
import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'
import { accountCommand } from '~/server/operator/accountCommand'
import type { Command } from '~/server/operator/command'
import { creditsCommand } from '~/server/operator/creditsCommand'
import { withRecords } from '~/server/operator/cli/runCommand'
import { openDatabase } from '~/server/persistence/database'

import { settingsFor } from '../../support/backups'
import { creditsOf, diagnose, getUser, login, refresh, register, signUp } from '../../support/calls'
import { openFile } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { runSource } from '../../support/runSource'
import { classifyByBytes, freePhoto, paidPhoto, violatedInvariants } from '../../support/scans'
import { TEST_SECRET, buildTestApp, farmer } from '../../support/testApp'

const { email } = farmer
const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

describe('an operator, while the server runs', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let person: AuthResponse
  beforeEach(async () => {
    database = await openFile()
    app = await buildTestApp({ db: database.db, classify: classifyByBytes })
    person = await signUp(app)
  })
  afterEach(async () => {
    expect(await violatedInvariants(database.db)).toEqual([])
    await app.close()
    await database.close()
  })

  const run = (command: Command, ...args: string[]) =>
    withRecords(settingsFor(database.location), (records) => command(records, args))
  const credits = (...args: string[]) => run(creditsCommand, ...args)
  const account = (...args: string[]) => run(accountCommand, ...args)
  const scan = (content: Buffer, key = 'key-1') => diagnose(app, person.access, { content, key })

  it('grants credits that can be spent at once and keeps the reason in the ledger', async () => {
    for (let index = 0; index < 5; index++) await scan(paidPhoto(index), `key-${index}`)
    expect((await scan(paidPhoto(5), 'key-5')).statusCode).toBe(402)
    const granted = await credits('grant', email.toUpperCase(), '3', '--reason', 'a lost harvest')
    expect(granted).toBe(`Granted 3. ${email} has 3 credits.`)
    expect((await scan(paidPhoto(5), 'key-5')).json().credits).toBe(2)
    const [balance, ...entries] = (await credits('list', email)).split('\n')
    expect(balance).toBe(`${email} has 2 credits.`)
    const amounts = entries.map((line) => line.split('\t').slice(1, 3).join(' ')).sort()
    expect(amounts).toEqual([...Array<string>(6).fill('diagnosis -1'), 'grant +3', 'sign_up +5'])
    expect(entries.join('\n')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z\tgrant\t\+3\t[\da-f-]{36}\ta lost harvest$/m)
  })

  it('grants credits once per reference', async () => {
    const grant = (amount: string) => credits('grant', email, amount, '--reason', 'why', '--reference', 'ticket 7')
    expect(await grant('3')).toBe(`Granted 3. ${email} has 8 credits.`)
    expect(await grant('3')).toBe(`This grant was made before; nothing was added. ${email} has 8 credits.`)
    const detail = 'The reference ticket 7 was already used for another grant.'
    await expect(grant('4')).rejects.toHaveProperty('message', detail)
    expect(await creditsOf(app, person.access)).toBe(8)
  })

  it('cannot raise a balance above what every database holds', async () => {
    const { db } = database
    const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    const grant = { kind: 'grant', amount: 2_147_483_640, reference: id, created_at: 0 } as const
    await db
      .insertInto('ledger')
      .values({ ...grant, id, account_id: id, reason: null })
      .execute()
    await db.updateTable('account').set({ credits: 2_147_483_645 }).execute()
    await expect(credits('grant', email, '3', '--reason', 'x')).rejects.toThrow(
      `${email} has 2147483645 credits, and a balance holds at most 2147483647.`,
    )
    expect(await credits('grant', email, '2', '--reason', 'x')).toBe(`Granted 2. ${email} has 2147483647 credits.`)
  })

  it('reads how to use a command, or what is wrong, in one sentence', async () => {
    const usage = expect.stringMatching(/^Use: npm run credits -- grant EMAIL N --reason/)
    const reason = 'Say why: --reason "...". It is kept in the ledger.'
    const nobody = 'There is no account with the address nobody@example.com.'
    const cases: [string[], unknown][] = [
      ...[[], ['steal', email], ['grant', email], ['list', email, '1'], ['grant', email, '1', 'more']].map(
        (args): [string[], unknown] => [args, usage],
      ),
      [['grant', email, '1', '--because', 'x'], usage],
      [['grant', email, '1', '--reason'], usage],
      ...['0', '1000001', '1.5', 'x'].map((amount): [string[], unknown] => [
        ['grant', email, amount, '--reason', 'x'],
        'N must be a whole number from 1 to 1000000.',
      ]),
      [['grant', email, '1'], reason],
      [['grant', email, '1', '--reason', ' '], reason],
      [['grant', email, '1', '--reason', 'x', '--reference', ''], 'The reference is empty.'],
      [
        ['grant', email, '1', '--reason', 'x', '--reference', 'x'.repeat(201)],
        'The reference is longer than 200 characters.',
      ],
      [['grant', 'nobody@example.com', '1', '--reason', 'x'], nobody],
      [['list', 'nobody@example.com'], nobody],
    ]
    for (const [args, sentence] of cases) await expect(credits(...args)).rejects.toHaveProperty('message', sentence)
    expect(await creditsOf(app, person.access)).toBe(5)
    for (const args of [
      [],
      ['show'],
      ['list', email, 'x'],
      ['show', email, 'x'],
      ['erase', email],
      ['constructor', email],
    ])
      await expect(account(...args)).rejects.toThrow(/^Use: npm run account -- list \[TEXT\] /)
  })

  it('lists and shows accounts', async () => {
    await scan(paidPhoto('leaf'))
    expect((await account('list')).split('\t')).toEqual([email, 'Wanjiru', '4', MOMENT])
    const shown = Object.fromEntries((await account('show', email)).split('\n').map((line) => line.split(/ {2,}/)))
    const counts = { credits: '4', sessions: '1', diagnoses: '1' }
    const id = expect.stringMatching(/^[\da-f-]{36}$/)
    expect(shown).toEqual({ address: email, username: 'Wanjiru', since: MOMENT, id, ...counts })
    await account('delete', email, '--reason', 'ticket 2')
    expect(await account('list')).toBe('There are no accounts yet.')
  })

  it('exports everything stored about a user, without password and token hashes', async () => {
    await scan(paidPhoto('leaf'))
    await scan(freePhoto('sky'), 'key-2')
    await account('reset-link', email)
    const text = await account('export', email, '--reason', 'ticket 1')
    const exported = JSON.parse(text) as Record<string, unknown[]>
    expect(exported).toMatchObject({
      account: { email, username: 'Wanjiru', credits: 4, created_at: MOMENT },
      sessions: [{ revoked_at: null }],
      ledger: expect.arrayContaining([expect.objectContaining({ kind: 'diagnosis', amount: -1 })]),
      diagnoses: expect.arrayContaining([expect.objectContaining({ verdict: 'ranked', charge: 1 })]),
      answers: expect.arrayContaining([expect.objectContaining({ idempotency_key: 'key-2' })]),
    })
    expect(Object.values(exported).map((rows) => rows.length)).toEqual([
      undefined,
      1,
      expect.any(Number),
      2,
      2,
      0, // cases
      0, // case_answers
      0, // given_answers
      0, // case_photos
      2,
      0, // field_notes
      0, // push_subscriptions
      1, // password_resets
      0, // former_emails
      1, // mails
      1, // operator_actions
      0, // orders
    ])
    expect(text).not.toMatch(/password_hash|token_hash|argon2/)
  })

  it('prints a link that sets a new password once', async () => {
    const [link, note] = (await account('reset-link', email)).split('\n')
    expect(note).toMatch(/^It works once, within 30 minutes\./)
    const token = /^http:\/\/localhost:3000\/reset#([\w-]{43})$/.exec(link!)?.[1]
    const payload = { token, password: 'a-new-Shamba-8' }
    expect((await app.inject({ ...endpoints.resetPassword, payload })).statusCode).toBe(204)
    expect((await login(app, { ...farmer, password: payload.password })).statusCode).toBe(200)
    expect((await app.inject({ ...endpoints.resetPassword, payload })).statusCode).toBe(400)
  })

  it('deletes an account, its tokens and everything that names it', async () => {
    await scan(paidPhoto('leaf'))
    await credits('grant', email, '1', '--reason', 'for Wanjiru', '--reference', 'wanjiru 1')
    const deleted = `The account ${email} and all that belonged to it are deleted. Its ledger entries stay, without a name.`
    expect(await account('delete', email, '--reason', 'ticket 2')).toBe(deleted)
    const calls = [getUser(app, person.access), refresh(app, person.refresh), login(app, farmer)]
    for (const response of await Promise.all(calls)) expect(response.statusCode).toBe(401)
    const { db } = database
    for (const table of ['account', 'session', 'password_reset', 'device', 'diagnosis', 'idempotent_response'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    const entries = await db.selectFrom('ledger').selectAll().orderBy('amount').execute()
    expect(entries.map(({ amount }) => amount)).toEqual([-1, 1, 5])
    for (const { id, account_id, reference, reason } of entries)
      expect([account_id, reference, reason]).toEqual([null, id, null])
    expect((await register(app)).json().user.credits).toBe(5)
  })

  it('deletes an account during its scans', async () => {
    const scans = Array.from({ length: 40 }, (_, index) => scan(freePhoto(index), `key-${index}`))
    await account('delete', email, '--reason', 'ticket 2')
    for (const { statusCode } of await Promise.all(scans)) expect([200, 401]).toContain(statusCode)
    expect(await database.db.selectFrom('diagnosis').selectAll().execute()).toEqual([])
  })

  it('records a deletion whose photos cannot be deleted yet, and says so', async () => {
    const away = withRecords(settingsFor(database.location), (records) => {
      const sweep = async () => Promise.reject(new Error('The photos are away.'))
      const words = ['delete', email, '--reason', 'ticket 2']
      return accountCommand({ ...records, photos: { ...records.photos, sweep } }, words)
    })
    expect(await away).toMatch(
      /are deleted\. .+\nPhotos .+ wait for the server to delete them\. The photos are away\.$/,
    )
    expect(await account('actions')).toMatch(/account delete\t\tticket 2$/)
  })

  it('leaves no trace of a deleted address once a backup that runs meanwhile has ended', async () => {
    const folder = settingsFor(database.location)['DATA_DIR']!
    const contents = () => readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'latin1'))
    const reader = new SQLite(path.join(folder, 'jani.sqlite'), { readonly: true })
    reader.exec('begin; select count(*) from account')
    setTimeout(() => reader.close(), 500)
    await account('delete', email, '--reason', 'ticket 2')
    expect(contents().join()).not.toContain(email)
  })

  it('leaves no trace of a deleted address in the database files', async () => {
    const folder = settingsFor(database.location)['DATA_DIR']!
    const contents = () => readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'latin1'))
    expect(contents().join()).toContain(email)
    await account('delete', email, '--reason', 'ticket 2')
    expect(contents().join()).not.toContain(email)
  })
})

describe('an operator command', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'jani-operator-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  it('refuses invalid settings and a database that is missing or was not migrated, and creates none', async () => {
    const list = (environment: Record<string, string>) =>
      withRecords(environment, (records) => accountCommand(records, ['list']))
    const dataDir = path.join(folder, 'data')
    await expect(list({ DATA_DIR: dataDir })).rejects.toThrow(
      `There is no database at ${path.join(dataDir, 'jani.sqlite')}. Check DATA_DIR and DATABASE_URL; the first start of the server makes it.`,
    )
    expect(existsSync(dataDir)).toBe(false)
    await (await openDatabase({ sqliteFile: path.join(folder, 'jani.sqlite') })).destroy()
    await expect(list({ DATA_DIR: folder })).rejects.toThrow(
      'The database is not of this version of Jani; start the server once to bring it up to date.',
    )
    const invalid = { DATABASE_URL: 'mysql://x', TOKEN_SECRET: TEST_SECRET }
    await expect(list(invalid)).rejects.toThrow(/^The settings are not valid: /)
  })

  it('reads .env, prints the result or one sentence, and exits with 0 or 1', async () => {
    const database = await openFile()
    const app = await buildTestApp({ db: database.db })
    await signUp(app)
    const settings = Object.entries(settingsFor(database.location)).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(path.join(folder, '.env'), settings.join(''))
    const shown = await runSource('operator/cli/account.ts', folder, ['show', email])
    expect(shown).toEqual({ code: 0, stdout: expect.stringContaining(email), stderr: '' })
    const refused = await runSource('operator/cli/credits.ts', folder, ['grant', email, '3', '--reason', ' '])
    expect(refused).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^Say why: .+\n$/) })
    expect(readdirSync(folder)).toEqual(['.env'])
    await app.close()
    await database.close()
  })
})
