import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import type { AuthResponse } from '~/contract/responses'
import { createHourlyAudit } from '~/server/domain/accounts/ledgerAudit'
import { watchAudit } from '~/server/metrics/gauges'
import { createMetrics } from '~/server/metrics/metrics'
import { accountCommand } from '~/server/operator/accountCommand'
import { creditsCommand } from '~/server/operator/creditsCommand'
import { withRecords } from '~/server/operator/cli/runCommand'
import { planCommand } from '~/server/operator/planCommand'
import { createLedgerAuditRepository } from '~/server/persistence/ledgerAuditRepository'

import { settingsFor } from '../../support/backups'
import { creditsOf, diagnose, getUser, login, refresh, signUp } from '../../support/calls'
import { openFile } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { classifyByBytes, paidPhoto } from '../../support/scans'
import { buildTestApp, farmer } from '../../support/testApp'

const { email } = farmer

describe('an operator', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let person: AuthResponse
  beforeEach(async () => {
    database = await openFile()
    app = await buildTestApp({ db: database.db, classify: classifyByBytes })
    person = await signUp(app)
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const account = (...args: string[]) =>
    withRecords(settingsFor(database.location), (records) => accountCommand(records, args))
  const credits = (...args: string[]) =>
    withRecords(settingsFor(database.location), (records) => creditsCommand(records, args))

  it('suspends an account, which ends its sessions and refuses the right password, and reinstates it', async () => {
    await account('suspend', email)
    expect((await getUser(app, person.access)).statusCode).toBe(401)
    expect((await refresh(app, person.refresh)).statusCode).toBe(401)
    const refused = await login(app, farmer)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ detail: 'This account is suspended. Please write to us.' })
    expect((await login(app, { ...farmer, password: 'not the password' })).statusCode).toBe(401)
    expect(await account('show', email)).toMatch(/^suspended {2}\d{4}-/m)
    await account('reinstate', email)
    expect((await login(app, farmer)).statusCode).toBe(200)
  })

  it('finds the account and the network of a request in the log, by pseudonyms, and suspends by that id', async () => {
    const lines: Record<string, unknown>[] = []
    const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) }
    const logged = await buildTestApp({ db: database.db, environment: { LOG_LEVEL: 'info' }, logStream })
    await getUser(logged, person.access)
    await logged.close()
    const line = lines.find(({ msg }) => msg === 'request completed')!
    expect(line).toMatchObject({ network: expect.stringMatching(/^[\w-]{12}$/) })
    await account('suspend', String(line['account']))
    expect((await getUser(app, person.access)).statusCode).toBe(401)
  })

  it('lists the sessions of an account and ends them', async () => {
    await login(app, farmer)
    expect((await account('sessions', email)).split('\n')).toEqual(
      Array(2).fill(expect.stringMatching(/^[\da-f-]{36}\tsince \d{4}-.+\tlast used \d{4}-/)),
    )
    expect(await account('end-sessions', email)).toBe(`Ended the sessions of ${email}: 2.`)
    expect(await account('sessions', email)).toBe('Nobody is logged in.')
    expect((await getUser(app, person.access)).statusCode).toBe(401)
  })

  it('takes a grant back once, as far as it is unspent', async () => {
    await credits('grant', email, '3', '--reason', 'why', '--reference', 'ticket 7')
    for (let index = 0; index < 6; index++)
      await diagnose(app, person.access, { content: paidPhoto(index), key: `key-${index}` })
    const reverse = (reference: string) => credits('reverse', email, reference, '--reason', 'wrong account')
    await expect(reverse('ticket 8')).rejects.toThrow('There is no grant with the reference ticket 8.')
    expect(await reverse('ticket 7')).toBe(`Took back 2. ${email} has 0 credits.`)
    await expect(reverse('ticket 7')).rejects.toThrow('The grant ticket 7 was taken back before.')
    expect(await creditsOf(app, person.access)).toBe(0)
    expect(await credits('list', email)).toMatch(/\treversal\t-2\tticket 7\twrong account$/m)
    expect(await credits('audit')).toBe('Every balance is the sum of its ledger entries.')
  })

  it('learns from the audit and the metric that a balance was changed by hand', async () => {
    await database.db.updateTable('account').set({ credits: 1_000_000 }).execute()
    await expect(credits('audit')).rejects.toThrow(/^1 balances .+\n[\da-f-]{36}\tbalance 1000000\tledger 5$/)
    const metrics = createMetrics()
    const audits = createLedgerAuditRepository(database.db, database.db)
    watchAudit(metrics, audits)
    expect(await metrics.registry.metrics()).toContain('jani_ledger_audit_timestamp_seconds 0')
    await createHourlyAudit(audits, () => 7_200_000)(async () => undefined)
    const text = await metrics.registry.metrics()
    expect(text).toContain('jani_ledger_discrepancies 1')
    expect(text).toContain('jani_ledger_audit_timestamp_seconds 7200')
  })

  it('finds every action, by whom and why, newest first, and of one account', async () => {
    await account('suspend', email, '--by', 'Akinyi', '--reason', 'ticket 1')
    await account('reinstate', email)
    await account('show', email)
    await expect(account('export', email)).rejects.toThrow(/^Say why, without personal data: --reason "\.\.\."\./)
    await account('export', email, '--reason', 'ticket 2')
    await credits('grant', email, '1', '--reason', 'ticket 3', '--reference', 'r', '--by', 'Akinyi')
    await credits('grant', email, '1', '--reason', 'ticket 3', '--reference', 'r') // repeated: nothing is done
    const rows = async (...args: string[]) =>
      (await account('actions', ...args)).split('\n').map((row) => row.split('\t').slice(1))
    const { id } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    const system = expect.stringMatching(/^.+@.+$/)
    const expected = [
      ['Akinyi', 'credits grant', id, 'ticket 3'],
      [system, 'account export', id, 'ticket 2'],
      [system, 'account reinstate', id],
      ['Akinyi', 'account suspend', id, 'ticket 1'],
    ]
    expect(await rows()).toEqual(expected)
    expect(await rows(email)).toEqual(expected)
    await account('delete', email, '--reason', 'ticket 4')
    expect(await rows()).toEqual([
      [system, 'account delete', '', 'ticket 4'],
      ...expected.map(([actor, command]) => [actor, command]),
    ])
  })

  it('cannot rewrite or delete an action', async () => {
    await account('suspend', email, '--reason', 'ticket 1')
    const { db } = database
    for (const change of [db.updateTable('operator_action').set({ actor: 'nobody' }), db.deleteFrom('operator_action')])
      await expect(change.execute()).rejects.toHaveProperty('message', 'The list of operator actions is append-only.')
  })

  it('finds accounts by a part of the address or name, a hundred at a time', async () => {
    const row = { username: 'Otieno', password_hash: 'h', credits: 5, created_at: 0 }
    const rows = Array.from({ length: 150 }, (_, index) => ({ ...row, id: `${index}`, email: `${index}_@example.com` }))
    await database.db.insertInto('account').values(rows).execute()
    const list = async (...args: string[]) => (await account('list', ...args)).split('\n')
    expect(await list('OTIENO')).toHaveLength(101)
    const last = (await list('otieno')).at(-2)?.split('\t')[0]
    expect((await list('otieno')).at(-1)).toBe(`More: --after ${last!}`)
    expect(await list('otieno', '--after', last!)).toHaveLength(50)
    expect(await list('149_@')).toEqual([expect.stringContaining('149_@example.com')])
    expect(await list('1%')).toEqual(['There are no such accounts.'])
    await expect(account('actions', '--page', '0')).rejects.toThrow('--page must be a number from 1 on.')
  })

  it('grants the plan once under a name, takes days back, and finds whose questions come first', async () => {
    const plan = (...args: string[]) =>
      withRecords(settingsFor(database.location), (records) => planCommand(records, args))
    const grant = ['grant', email, '--days', '30', '--reason', 'cash', '--reference', 'receipt 12']
    expect(await account('list', '--plan')).toBe('There are no such accounts.')
    expect(await plan(...grant)).toMatch(/^wanjiru@example.com has Pro Crop Care until 20/)
    await expect(plan(...grant)).rejects.toThrow('This grant was made before')
    expect(await account('list', '--plan')).toMatch(/\tPro Crop Care until 20[^\n]*$/)
    expect(await account('show', email)).toMatch(/^plan {7}Pro Crop Care until 20/m)
    expect(await plan('take', email, '--days', '366', '--reason', 'wrong')).toBe(`${email} has no Pro Crop Care now.`)
    expect(await account('show', email)).not.toContain('plan')
    for (const wrong of [['give', email], ['grant'], ['grant', email, '--days', '0', '--reason', 'x']])
      await expect(plan(...wrong)).rejects.toThrow(/^(Use: npm run plan|--days must be)/)
    await expect(plan('take', email, '--days', '3')).rejects.toThrow('Say why')
    await expect(plan('grant', email, '--days', '3', '--reason', 'x', '--reference', '')).rejects.toThrow('is empty')
  })

  it('sees only living sessions in an account', async () => {
    await login(app, farmer)
    expect(await account('show', email)).toMatch(/^sessions {3}2$/m)
    await account('end-sessions', email)
    expect(await account('show', email)).toMatch(/^sessions {3}0$/m)
  })

  it('cannot rewrite a ledger entry with insert or replace', async () => {
    await sql`pragma recursive_triggers = off`.execute(database.db)
    const rewrite = sql`insert or replace into ledger select id, account_id, kind, 1000000, reference, reason, created_at from ledger`
    await expect(rewrite.execute(database.db)).rejects.toHaveProperty('message', 'The ledger is append-only.')
  })
})
