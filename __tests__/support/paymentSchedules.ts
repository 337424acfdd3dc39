import { createHash, randomUUID } from 'node:crypto'

import type { KyselyPlugin } from 'kysely'

import { PRO_PLAN } from '~/contract/plans'
import { auditLedger } from '~/server/domain/accounts/ledgerAudit'
import { createOrders } from '~/server/domain/payments/orders'
import type { PaidMail } from '~/server/domain/payments/paymentRecords'
import { createReconciler, settleAll } from '~/server/domain/payments/reconciler'
import { createAccountRepository } from '~/server/persistence/accountRepository'
import { createLedgerAuditRepository } from '~/server/persistence/ledgerAuditRepository'
import { createPaymentRepository } from '~/server/persistence/orderRepository'
import type { OpenDatabase } from '~/server/persistence/schema'
import { newReference } from '~/server/security/orderReference'

import { createFaultyDaraja, NO_FAULTS } from './daraja'
import { seededRandom, type Random } from './random'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PRICE_CENTS = PRO_PLAN.priceKsh * 100
const ACCOUNTS = 3
const noPause = async () => undefined
const noWait = async () => 0
const NO_LIMIT = { consume: noPause, waitMs: noWait, refusedMs: noWait, giveBack: noPause, forget: noPause }

/** What a power cut between two statements looks like to the code that runs. */
class Killed extends Error {}

const mailOf: PaidMail = (_order, { email, until }) => ({ to: email, subject: 'Paid', text: 'Paid', expiresAt: until })

/** Both servers break off before a random statement, now and then. */
function withKills(db: OpenDatabase, isKilled: () => boolean): OpenDatabase {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (isKilled()) throw new Killed()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return Object.assign(db.withPlugin(plugin), { dialect: db.dialect, driver: db.driver }) as OpenDatabase
}

type World = ReturnType<typeof createWorld>

function createWorld(db: OpenDatabase, random: Random, startedAt: number) {
  const clock = { now: startedAt }
  const now = () => clock.now
  const daraja = createFaultyDaraja(now, random)
  const kills = { share: 0 }
  const killable = withKills(db, () => random.below(1000) < kills.share)
  const servers = [0, 1].map(() => {
    const records = createPaymentRepository(killable)
    const deps = { records, mpesa: daraja.mpesa, now }
    return {
      records,
      orders: createOrders({ ...deps, newReference, limiter: NO_LIMIT, onError: () => undefined }),
      reconciler: createReconciler({ ...deps, mailOf }),
    }
  })
  return { db, random, clock, daraja, kills, servers, startedAt, accounts: [] as string[], references: [] as string[] }
}

/** Goes on after a kill, a lost line and a refusal, as a server that is started again does. */
const attempt = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    () => undefined,
  )

const STEPS: Record<string, (world: World) => Promise<unknown>> = {
  order: async ({ random, servers, accounts, references }) => {
    const phone = `07${String(random.below(10 ** 6)).padStart(6, '0')}${random.pick(['00', '01', '02', '03', '04', '77'])}`
    const placed = await random.pick(servers).orders.place(random.pick(accounts), phone, 'en')
    references.push(placed.reference)
  },
  order2: (world) => STEPS['order']!(world),
  payByHand: async ({ db, random, daraja, startedAt }) => {
    const orders = await db.selectFrom('orders').select('reference').where('created_at', '>=', startedAt).execute()
    const reference = random.pick([...orders.map((order) => order.reference), 'WANJIRU', ''])
    const written = random.below(3) === 0 ? reference.toLowerCase().replace(/(.{4})/g, '$1 ') : reference
    daraja.simulator.payByHand(written, random.pick([PRO_PLAN.priceKsh, PRO_PLAN.priceKsh, 50, 1000]))
  },
  reconcile: ({ random, servers }) => random.pick(servers).reconciler.run(noPause),
  both: ({ servers }) => Promise.allSettled(servers.map(({ reconciler }) => reconciler.run(noPause))),
  ring: async ({ random, daraja, servers, clock }) => {
    if (daraja.bodies.length === 0) return
    const body = random.pick(daraja.bodies) // in any order, dropped or repeated
    for (let time = random.pick([1, 1, 50]); time > 0; time--) await ringWith(random.pick(servers), body, clock.now)
  },
  forge: async ({ db, random, servers, clock }) => {
    const rows = await db.selectFrom('orders').select('checkout_request_id as id').execute()
    const id = random.pick([...rows.flatMap((row) => row.id ?? []), 'ws_CO_none'])
    const paid = { CheckoutRequestID: id, ResultCode: 0, CallbackMetadata: { Item: [{ Name: 'Amount', Value: 1 }] } }
    await ringWith(
      random.pick(servers),
      JSON.stringify({ Body: { stkCallback: paid }, n: random.below(10 ** 6) }),
      clock.now,
    )
  },
  deleteAccount: async ({ db, random, accounts }) => {
    if (random.below(5) === 0) await createAccountRepository(db).remove(random.pick(accounts))
  },
  decide: async ({ random, servers, clock }) => {
    const { operator } = random.pick(servers).records
    const [payment] = await operator.unmatched({ state: 'open', limit: 1 })
    const [order] = await operator.orders({ limit: 1 })
    const id = random.pick([payment?.id, payment?.id, order?.id])
    if (id !== undefined) await operator.refund({ id, days: PRO_PLAN.days, reason: 'test', now: clock.now })
  },
  line: async ({ random, daraja }) =>
    daraja.setFaults(
      random.pick([NO_FAULTS, NO_FAULTS, { lost: 100, failed: 0, strange: 0 }, { lost: 20, failed: 20, strange: 20 }]),
    ),
}

async function ringWith({ records }: World['servers'][number], body: string, now: number) {
  const hash = createHash('sha256').update(body).digest('base64url')
  const checkoutRequestId = /"CheckoutRequestID":"([\w-]+)"/.exec(body)?.[1]
  await records.ring({ hash, checkoutRequestId, body, restMs: 5_000, now })
}

const WAITS = [
  SECOND,
  5 * SECOND,
  8 * SECOND,
  20 * SECOND,
  MINUTE,
  2 * MINUTE,
  11 * MINUTE,
  16 * MINUTE,
  3 * HOUR,
  49 * HOUR,
]

/**
 * Orders, payments, kills and a bad line at random; then the line returns. Resolves with what does not add up, fifteen
 * minutes later: nothing. A seed gives the same schedule again.
 */
export async function runSchedule(db: OpenDatabase, seed: number, startedAt: number): Promise<string[]> {
  const random = seededRandom(seed)
  const world = createWorld(db, random, startedAt)
  for (let index = 0; index < ACCOUNTS; index++) world.accounts.push(await addAccount(db, startedAt))
  const names = Object.keys(STEPS)
  world.kills.share = random.pick([0, 20, 100])
  for (let step = 20 + random.below(30); step > 0; step--) {
    await attempt(STEPS[random.pick(names)]!(world))
    world.clock.now += random.pick(random.below(10) === 0 ? WAITS : WAITS.slice(0, 6))
  }
  world.kills.share = 0
  world.daraja.setFaults(NO_FAULTS)
  world.daraja.simulator.settle()
  for (let minute = 0; minute <= 15; minute++) {
    await world.servers[minute % 2]!.reconciler.run(noPause)
    world.clock.now += MINUTE
  }
  await importStatement(world)
  return violations(world)
}

/** For payments that an outage of more than 48 hours hid. */
async function importStatement({ daraja, servers, clock }: World) {
  const hidden = daraja.simulator.payments.filter(({ at }) => clock.now - at > 47 * HOUR)
  const payments = hidden.map(({ receipt, reference, amount }) => ({ receipt, reference, cents: Number(amount) * 100 }))
  await settleAll(servers[0]!.records, payments, { now: () => clock.now, mailOf, pause: noPause })
}

async function addAccount(db: OpenDatabase, now: number) {
  const id = randomUUID()
  const account = {
    id,
    username: 'Otieno',
    email: `${id}@example.com`,
    password_hash: 'h',
    credits: 0,
    created_at: now,
  }
  await db.insertInto('account').values(account).execute()
  return id
}

async function violations({ db, daraja, startedAt, accounts }: World): Promise<string[]> {
  const orders = await db.selectFrom('orders').selectAll().where('created_at', '>=', startedAt).execute()
  const unmatched = await db.selectFrom('unmatched_payment').selectAll().where('created_at', '>=', startedAt).execute()
  const received = daraja.simulator.payments.reduce((sum, { amount }) => sum + Number(amount) * 100, 0)
  const paid = orders.filter(({ paid_at }) => paid_at !== null)
  const counted = paid.length * PRICE_CENTS + unmatched.reduce((sum, { cents }) => sum + cents, 0)
  const found: string[] = []
  if (counted !== received) found.push(`received ${received} cents, counted ${counted}`)
  for (const id of accounts) found.push(...(await planViolations(db, id, orders)))
  const audit = createLedgerAuditRepository(db, db)
  if ((await auditLedger(audit)).length > 0) found.push('a balance is not the sum of its entries')
  return found
}

type OrderRow = {
  id: string
  account_id: string | null
  days: number
  state: string
  paid_at: number | null
  ended_at: number | null
  plan_until: number | null
}

/** Days sold are those of paid orders: the plan ends where buying at those times, one after the other, ends it. */
async function planViolations(db: OpenDatabase, id: string, orders: readonly OrderRow[]) {
  const account = await db.selectFrom('account').select('plan_until').where('id', '=', id).executeTakeFirst()
  if (!account) return []
  const own = orders.filter((order) => order.account_id === id && order.paid_at !== null)
  const returned = own.filter(({ state }) => state === 'refunded')
  const events = [
    ...own.map(({ paid_at: at, days }) => ({ at: at!, change: (until: number) => Math.max(until, at!) + days * DAY })),
    ...returned.map(({ ended_at: at, plan_until: end, days }) => {
      const unused = Math.min(days * DAY, Math.max(0, end! - at!))
      return { at: at!, change: (until: number) => until - unused }
    }),
  ]
  const until = events.sort((one, other) => one.at - other.at).reduce((end, { change }) => change(end), 0)
  const entries = await db
    .selectFrom('ledger')
    .select('kind')
    .where('account_id', '=', id)
    .where('kind', 'in', ['plan', 'plan_reversal'])
    .execute()
  const found = []
  if (until !== (account.plan_until ?? 0)) found.push(`${id}: the plan ends ${account.plan_until}, not ${until}`)
  if (entries.length !== own.length + returned.length) found.push(`${id}: ${entries.length} entries of its plan`)
  return found
}
