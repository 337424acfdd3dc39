import { randomUUID } from 'node:crypto'

import SQLite from 'better-sqlite3'

import { auditLedger, createHourlyAudit } from '~/server/domain/accounts/ledgerAudit'
import { createAccountRepository } from '~/server/persistence/accountRepository'
import { BATCH_ROWS } from '~/server/persistence/batches'
import { openReader } from '~/server/persistence/database'
import { createDiagnosisRepository } from '~/server/persistence/diagnosisRepository'
import { createLeaseRepository } from '~/server/persistence/leaseRepository'
import { createLedgerAuditRepository } from '~/server/persistence/ledgerAuditRepository'
import { createLedgerRepository } from '~/server/persistence/ledgerRepository'
import { createOutboxRepository } from '~/server/persistence/outboxRepository'
import { createReminderRepository } from '~/server/persistence/reminderRepository'
import { acceptLaterTokens } from '~/server/persistence/sessionRepository'
import { timeOrderedId } from '~/server/persistence/timeOrderedId'

import { lastingDatabases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { violatedInvariants } from '../../support/scans'

const NOW = 1_900_000_000_000
const HOUR_MS = 3_600_000
/** Two pages and a part of a third. */
const MANY = 2 * BATCH_ROWS + 50

const numbers = Array.from({ length: MANY }, (_, index) => index)
const nameOf = (number: number) => `account-${String(number).padStart(4, '0')}`
const noPause = async () => undefined

describe.each(lastingDatabases)('more rows than one statement reads, on $name', ({ open }) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await open()
    const common = { username: 'Otieno', password_hash: 'h', credits: 5, created_at: NOW }
    const rows = numbers.map((number) => ({ id: nameOf(number), email: `${nameOf(number)}@example.com`, ...common }))
    await database.db.insertInto('account').values(rows).execute()
    const gift = { kind: 'sign_up', amount: 5, created_at: NOW } as const
    const entries = rows.map(({ id }) => ({ id: randomUUID(), account_id: id, reference: id, ...gift }))
    await database.db.insertInto('ledger').values(entries).execute()
  })
  afterEach(() => database.close())

  const first = nameOf(0)
  const last = nameOf(MANY - 1)
  const addDiagnoses = async (rows: object[] = numbers.map(() => ({}))) => {
    const common = { account_id: first, verdict: 'confident', model_version: '1', verdict_json: '{}', charge: 0 }
    const values = rows.map((row, index) => ({ id: randomUUID(), created_at: NOW + index, ...common, ...row }))
    await database.db.insertInto('diagnosis').values(values).execute()
  }
  const addSessions = async () => {
    const times = { created_at: NOW, last_used_at: NOW }
    const sessions = numbers.map((number) => ({
      id: `session-${number}`,
      account_id: nameOf(number),
      refresh_token_hash: 'h',
      ...times,
    }))
    await database.db.insertInto('session').values(sessions).execute()
  }

  it('are audited on a connection of their own, while entries are written', async () => {
    const { db, location } = database
    const reader = await openReader(location)
    const audits = createLedgerAuditRepository(db, reader)
    for (const id of [first, last]) await db.updateTable('account').set({ credits: 7 }).where('id', '=', id).execute()
    const grant = async () => {
      const reason = { reason: 'a lost harvest', reference: randomUUID(), now: NOW }
      for (const number of [1, MANY - 2])
        await createLedgerRepository(db).grant({
          accountId: nameOf(number),
          amount: 1,
          ...reason,
          reference: randomUUID(),
        })
    }
    expect(await auditLedger(audits, grant)).toEqual([
      { accountId: first, balance: 7, sum: 5 },
      { accountId: last, balance: 7, sum: 5 },
    ])
    await reader.destroy()
  })

  it('are audited once an hour, whichever server does it', async () => {
    const audits = createLedgerAuditRepository(database.db, database.db)
    const auditAt = (now: number) => createHourlyAudit(audits, () => now)(noPause)
    await auditAt(NOW)
    await auditAt(NOW + HOUR_MS - 1)
    expect(await audits.lastAudit()).toEqual({ finishedAt: NOW, discrepancies: 0 })
    await database.db.updateTable('account').set({ credits: 7 }).where('id', '=', last).execute()
    await auditAt(NOW + HOUR_MS)
    expect(await audits.lastAudit()).toEqual({ finishedAt: NOW + HOUR_MS, discrepancies: 1 })
  })

  it('are exported and deleted with their account', async () => {
    await addDiagnoses()
    const grant = { accountId: first, amount: 1, reason: 'r', now: NOW }
    for (const number of numbers) await createLedgerRepository(database.db).grant({ ...grant, reference: `${number}` })
    const accounts = createAccountRepository(database.db)
    const { diagnoses, ledger } = (await accounts.exportAll(first)) as Record<string, unknown[]>
    expect([diagnoses, ledger].map((rows) => rows?.length)).toEqual([MANY, MANY + 1])
    await accounts.remove(first)
    expect(await accounts.countDiagnoses(first)).toBe(0)
    const nameless = database.db.selectFrom('ledger').selectAll().where('account_id', 'is', null)
    expect((await nameless.execute()).map(({ reason }) => reason)).toEqual(Array(MANY + 1).fill(null))
    expect(await violatedInvariants(database.db)).toEqual([])
  })

  it('of mails are deleted when they expire, and counted up to a limit', async () => {
    const { db } = database
    const mail = { account_id: first, recipient: 'a@b.cd', subject: 's', text: 't', due_at: NOW, created_at: NOW }
    const mails = numbers.map((number) => ({ id: `${number}`, ...mail, expires_at: NOW + number }))
    await db.insertInto('outbox').values(mails).execute()
    const outbox = createOutboxRepository(db)
    expect(await outbox.count()).toBe(MANY)
    await outbox.removeExpired(NOW + MANY - 11)
    expect(await outbox.count()).toBe(10)
  })

  it('of subscriptions are read in order of their accounts, and deleted with ended sessions', async () => {
    const { db } = database
    await addSessions()
    const keys = { p256dh: 'p', auth: 'a', language: 'en', created_at: NOW }
    const rows = numbers.flatMap((number) =>
      ['one', 'two'].map((name) => ({
        endpoint: `${name} ${number}`,
        account_id: nameOf(number),
        session_id: `session-${number}`,
        ...keys,
      })),
    )
    await db.insertInto('push_subscription').values(rows).execute()
    const records = createReminderRepository(db, { idleMs: HOUR_MS, absoluteMs: 10 * HOUR_MS })
    const read: string[] = []
    for (
      let page = await records.accountsToRemind('');
      page.length > 0;
      page = await records.accountsToRemind(read.at(-1)!)
    )
      read.push(...page)
    expect(read).toEqual(numbers.map(nameOf))
    await db
      .updateTable('session')
      .set({ last_used_at: NOW + HOUR_MS })
      .where('account_id', '=', last)
      .execute()
    await records.deleteEnded(NOW + HOUR_MS)
    expect(await records.accountsToRemind('')).toEqual([last])
  })

  it('of sessions all accept later tokens after a restore', async () => {
    await addSessions()
    await acceptLaterTokens(database.db)
    const others = database.db.selectFrom('session').select('id').where('refresh_token_hash', '!=', 'restored')
    expect(await others.execute()).toEqual([])
  })

  it('of one account are listed as far as the newest thousand', async () => {
    await addDiagnoses([{ plot: 'old' }, ...Array.from({ length: 1_000 }, () => ({})), { plot: 'new' }])
    const records = createDiagnosisRepository(database.db)
    expect(await records.listPlots(first)).toEqual(['new'])
    const list = (plot: string | undefined) =>
      records.listDiagnoses({ accountId: first, which: 'listed', limit: 10, plot })
    expect((await list(undefined)).map(({ createdAt }) => createdAt)[0]).toBe(NOW + 1_001)
    expect(await list('old')).toEqual([])
    expect(await list('new')).toHaveLength(1)
  })

  it('of one account are read to the last in pages, even of one moment, each by an index', async () => {
    await addDiagnoses([
      { plot: 'old', created_at: NOW - 1 },
      ...Array.from({ length: 1_100 }, (_, index) => ({ created_at: NOW + Math.floor(index / 500) })),
      { account_id: last },
    ])
    const records = createDiagnosisRepository(database.db)
    const prepare = jest.spyOn(SQLite.prototype, 'prepare')
    const pageAfter = (before: { createdAt: number; id: string }, plot?: string) =>
      records.listDiagnoses({ accountId: first, which: 'listed', limit: 100, plot, before })
    const read = await pageAfter({ createdAt: Number.MAX_SAFE_INTEGER, id: '' })
    for (let page = read; page.length > 0; read.push(...page)) page = await pageAfter(read.at(-1)!)
    expect(new Set(read.map(({ id }) => id)).size).toBe(1_101)
    expect(read.map(({ createdAt }) => createdAt)).toEqual(
      read
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    )
    expect(await pageAfter({ createdAt: NOW, id: '' }, 'old')).toHaveLength(1)
    const statements = [...new Set(prepare.mock.calls.map(([statement]) => statement))]
    for (const statement of statements) {
      const parameters = Array.from(statement.matchAll(/\?/g), () => 1)
      const connection = prepare.mock.contexts[0] as SQLite.Database
      const steps = connection.prepare(`explain query plan ${statement}`).all(...parameters) as { detail: string }[]
      expect(steps[0]?.detail).toContain('USING INDEX diagnosis_account (account_id=? AND created_at<?)')
    }
    prepare.mockRestore()
  })
})

describe.each(lastingDatabases)('a lease on $name', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it('is held by one server at a time, until it expires or is given back', async () => {
    const leases = createLeaseRepository(database.db)
    const take = (holder: string, now: number, name = 'audit') => leases.take({ name, holder, now, until: now + 10 })
    const outcomes = await Promise.all(['a', 'b', 'c'].map((holder) => take(holder, 0)))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    const winner = ['a', 'b', 'c'][outcomes.indexOf(true)]!
    expect(await take('d', 9)).toBe(false)
    expect(await take('d', 9, 'another')).toBe(true)
    expect(await take(winner, 9)).toBe(true)
    expect(await take('d', 18)).toBe(false)
    expect(await take('d', 19)).toBe(true)
    await leases.giveBack({ name: 'audit', holder: winner })
    expect(await take(winner, 20)).toBe(false)
    await leases.giveBack({ name: 'audit', holder: 'd' })
    expect(await take(winner, 20)).toBe(true)
  })
})

it('ids sort by their time and are UUIDs of version 7', () => {
  const ids = [NOW, NOW + 1, NOW + 256].map(timeOrderedId)
  expect(ids).toEqual([...ids].sort())
  expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(true)
  expect(timeOrderedId(NOW)).not.toBe(timeOrderedId(NOW))
})
