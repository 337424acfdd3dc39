import { get } from 'node:http'

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { accountCommand } from '~/server/operator/accountCommand'
import type { Command } from '~/server/operator/command'
import { creditsCommand } from '~/server/operator/creditsCommand'
import { withRecords } from '~/server/operator/withRecords'
import { createMetrics } from '~/server/metrics/metrics'
import { serveMetrics } from '~/server/metrics/serveMetrics'
import { createLedgerRepository } from '~/server/persistence/ledgerRepository'

import { settingsFor } from '../support/backupDrill'
import { creditsOf, diagnose, getUser, login, refresh, signUp } from '../support/calls'
import { lastingDatabases } from '../support/databases'
import type { TestDatabase } from '../support/databases'
import { buildTestApp, farmer, observations } from '../support/testApp'

describe.each(lastingDatabases)('against abuse, on $name, an operator', ({ name, open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let lines: Record<string, unknown>[]
  beforeEach(async () => {
    lines = []
    database = await open()
    const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) }
    app = await buildTestApp({ db: database.db, environment: { LOG_LEVEL: 'info' }, logStream })
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })
  const run = (command: Command, ...args: string[]) =>
    withRecords(settingsFor(database.location), (records) => command(records, args))
  const account = (...args: string[]) => run(accountCommand, ...args)
  const credits = (...args: string[]) => run(creditsCommand, ...args)

  it('suspends an account by the id in the log, which ends its sessions, and reinstates it', async () => {
    const { access, refresh: token } = await signUp(app)
    await getUser(app, access)
    const named = lines.findLast(({ account: id }) => id !== undefined)
    expect(named).toMatchObject({ msg: 'request completed', network: expect.stringMatching(/^[\w-]{12}$/) })
    expect(await account('suspend', String(named!['account']))).toBe(
      `${farmer.email} is suspended; its sessions have ended.`,
    )
    for (const answer of [await getUser(app, access), await refresh(app, token)]) expect(answer.statusCode).toBe(401)
    expect((await login(app, farmer)).json()).toEqual({ detail: 'This account is suspended. Please write to us.' })
    expect(await account('show', farmer.email)).toContain('suspended  yes')
    await account('reinstate', farmer.email)
    expect((await getUser(app, access)).statusCode).toBe(401)
    expect((await login(app, farmer)).statusCode).toBe(200)
  })

  it('lists and ends the sessions of an account', async () => {
    const { access } = await signUp(app)
    await login(app, farmer)
    expect((await account('sessions', farmer.email)).split('\n')).toHaveLength(3)
    expect(await account('end-sessions', farmer.email)).toBe(`Ended 2 sessions of ${farmer.email}.`)
    expect((await getUser(app, access)).statusCode).toBe(401)
    expect(await account('sessions', farmer.email)).toBe('There is no open session.')
  })

  it('takes a grant back once, and not below zero', async () => {
    const { access } = await signUp(app)
    await credits('grant', farmer.email, '50', '--reason', 'a typing error', '--reference', 'ticket-7')
    const reverse = () => credits('reverse', farmer.email, 'ticket-7', '--reason', 'five were meant')
    expect(await reverse()).toBe(`Took 50 back. ${farmer.email} has 5 credits.`)
    await expect(reverse()).rejects.toThrow('This grant was reversed before.')
    await expect(credits('reverse', farmer.email, 'ticket-8', '--reason', 'x')).rejects.toThrow('has no grant')
    await credits('grant', farmer.email, '1', '--reason', 'x', '--reference', 'ticket-9')
    for (let time = 0; time < 6; time++) await diagnose(app, access, { content: Buffer.from(`photo ${time}`) })
    expect(await creditsOf(app, access)).toBe(0)
    await expect(credits('reverse', farmer.email, 'ticket-9', '--reason', 'x')).rejects.toThrow('Fewer than 1 credits')
  })

  it('is told by audit and metric when a balance is not the sum of its ledger', async () => {
    await signUp(app)
    expect(await credits('audit')).toBe('Every balance is the sum of its ledger.')
    await sql`update account set credits = 1000000`.execute(database.db)
    await expect(credits('audit')).rejects.toThrow(/\tbalance 1000000\tledger 5$/)
    const metrics = createMetrics()
    metrics.auditWith(async () => (await createLedgerRepository(database.db).audit()).length)
    expect(await metrics.registry.metrics()).toContain('jani_ledger_differences 1')
  })

  if (name === 'SQLite')
    it('cannot replace a ledger entry, even on a connection with the defaults of SQLite', async () => {
      await signUp(app)
      await sql`pragma recursive_triggers = off`.execute(database.db)
      const replace = sql`insert or replace into ledger select id, account_id, kind, 1000000, reference, reason, created_at from ledger`
      await expect(replace.execute(database.db)).rejects.toThrow('append-only')
    })

  it('finds no free diagnosis older than thirty days', async () => {
    await app.close()
    let now = Date.now()
    app = await buildTestApp({ db: database.db, observation: observations.tooDark, now: () => now })
    const { access } = await signUp(app)
    await diagnose(app, access, { content: Buffer.from('first'), key: 'a' })
    now += 31 * 24 * 3_600_000
    const { access: later } = (await login(app, farmer)).json<{ access: string }>()
    await diagnose(app, later, { content: Buffer.from('second') })
    expect(await database.db.selectFrom('diagnosis').select('id').execute()).toHaveLength(1)
  })
})

it('metrics answer nobody who came by a foreign name', async () => {
  const { close } = await serveMetrics(createMetrics(), { host: '127.0.0.1', port: 39_464 })
  const ask = (host: string) =>
    new Promise((resolve) =>
      get({ port: 39_464, path: '/metrics', headers: { host } }, (answer) => resolve(answer.resume().statusCode)),
    )
  const hosts = ['127.0.0.1:9464', 'server-1:9464', 'attacker.example', 'attacker.example:9464']
  expect(await Promise.all(hosts.map(ask))).toEqual([200, 200, 421, 421])
  await close()
})
