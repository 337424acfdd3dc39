import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { accountCommand } from '~/server/operator/accountCommand'
import { withRecords } from '~/server/operator/cli/runCommand'
import type { Command } from '~/server/operator/command'
import { creditsCommand } from '~/server/operator/creditsCommand'
import { paymentsCommand } from '~/server/operator/paymentsCommand'
import { planCommand } from '~/server/operator/planCommand'
import { timeOrderedId } from '~/server/persistence/timeOrderedId'

import { settingsFor } from '../../support/backups'
import { register, signUp } from '../../support/calls'
import { openFile, type TestDatabase } from '../../support/databases'
import { buildTestApp, farmer } from '../../support/testApp'

const { email } = farmer
const NOW = Date.UTC(2026, 10, 29, 6)

describe('an operator of the sale', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let id: string
  beforeEach(async () => {
    database = await openFile()
    app = await buildTestApp({ db: database.db })
    await signUp(app)
    id = (await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow()).id
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const run =
    (command: Command) =>
    (...args: string[]) =>
      withRecords(settingsFor(database.location), (records) => command(records, args))
  const payments = run(paymentsCommand)
  const plan = run(planCommand)
  const why = ['--reason', 'paid twice', '--by', 'Akinyi']

  const addOrders = async (count: number) => {
    const common = { account_id: id, amount: 100, days: 30, language: 'en', state: 'failed' } as const
    const rows = Array.from({ length: count }, (_, index) => ({
      ...{ id: timeOrderedId(NOW + index), created_at: NOW + index },
      ...{ ...common, reference: `REFERENCE${index}` },
    }))
    await database.db.insertInto('orders').values(rows).execute()
    return rows
  }
  const addPayment = async (reference: string) => {
    const row = {
      id: timeOrderedId(NOW),
      receipt: 'TKT000001',
      reference,
      cents: 5_000,
      why: 'amount',
      state: 'open',
    } as const
    await database.db
      .insertInto('unmatched_payment')
      .values({ ...row, created_at: NOW })
      .execute()
    return row.id
  }
  const actions = async () => (await run(accountCommand)('actions')).split('\n').map((row) => row.split('\t').slice(1))

  it('reads orders a hundred at a time, each with its account', async () => {
    const rows = await addOrders(150)
    const first = (await payments('orders')).split('\n')
    expect(first).toHaveLength(101)
    expect(first[0]).toMatch(new RegExp(`^${rows[149]!.id}\t.+\t${id}\t${email}$`))
    expect(first[100]).toBe(`More: --before ${rows[50]!.id}`)
    const second = (await payments('orders', '--before', rows[50]!.id)).split('\n')
    expect(second.map((row) => row.split('\t')[0])).toEqual(
      rows
        .slice(0, 50)
        .map((row) => row.id)
        .reverse(),
    )
    expect(await payments('orders', '--before', rows[0]!.id)).toBe('There are no older orders.')
  })

  it('finds the account of an order and of a payment for it', async () => {
    const [row] = await addOrders(1)
    await addPayment(row!.reference)
    const found = (await payments('show', row!.reference)).split('\n')
    expect(found).toEqual([
      expect.stringMatching(new RegExp(`\t${id}\t${email}$`)),
      expect.stringMatching(new RegExp(`\tanother amount\topen\t${id}\t${email}$`)),
    ])
    expect(await payments('list')).toBe(found[1])
  })

  it('leaves which payment was returned, to whom and why', async () => {
    const [row] = await addOrders(1)
    const payment = await addPayment(row!.reference)
    await payments('refund', payment, ...why)
    expect(await actions()).toEqual([['Akinyi', `payments refund ${payment}`, id, 'paid twice']])
    expect(await run(creditsCommand)('list', email)).toMatch(new RegExp(`\tplan_refund\t0\t${payment}\tpaid twice$`))
    expect(await payments('list', '--all')).toMatch(/\trefunded\t.+\tpaid twice$/)
  })

  it('leaves the days of a plan that is granted or taken, and grants one name to one account', async () => {
    const named = ['--reference', 'receipt 12']
    await plan('grant', email, '--days', '7', ...why, ...named)
    await plan('take', email, '--days', '3', ...why)
    expect(await actions()).toEqual([
      ['Akinyi', 'plan take', id, '3 days: paid twice'],
      ['Akinyi', 'plan grant', id, '7 days: paid twice'],
    ])
    const other = { username: 'Otieno', email: 'other@example.com', password: 'Shamba-ya-mahindi-7' }
    await register(app, other)
    const again = plan('grant', other.email, '--days', '7', ...why, ...named)
    await expect(again).rejects.toThrow('This grant was made before; nothing was added.')
    expect(await run(creditsCommand)('list', email)).toMatch(/\tplan_grant\t0\treceipt 12\t7 days: paid twice$/m)
  })

  it('is told in one sentence that a statement is not there', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'jani-')), 'none.csv')
    await expect(payments('import', file, ...why)).rejects.toThrow(
      `The statement ${file} cannot be read: it does not exist.`,
    )
  })
})
