import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { endpoints } from '~/contract/endpoints'
import { PRO_PLAN } from '~/contract/plans'
import { createReconciler } from '~/server/domain/payments/reconciler'
import { createDaraja } from '~/server/mpesa/daraja'
import { createSimulator } from '~/server/mpesa/simulator'
import { openDatabase } from '~/server/persistence/database'
import { createPaymentRepository } from '~/server/persistence/orderRepository'

import { lastingDatabases } from '../support/databases'
import { freePort, startProduct, type RunningProduct } from '../support/product'
import { seededRandom } from '../support/random'
import { TEST_SECRET } from '../support/testApp'
import { call, ROUNDS, signUp, WITHOUT_LIMITS } from './load'

const BUYERS = 12
const MAX_MS_BEFORE_KILL = 1_500
const DECIDE_MS = 400
const LIST_MS = 16 * 60_000
const DAY_MS = 24 * 3_600_000
const noPause = async () => undefined
const mailOf = () => ({ to: 'a@example.com', subject: 'Paid', text: 'Paid', expiresAt: Date.now() + DAY_MS })

jest.setTimeout(60 * 60_000)

/** Daraja on a port of its own, which lives on when servers are killed. `ring`: sends what it decided to a server. */
async function startDaraja() {
  const bodies: object[] = []
  let path = '/'
  const simulator = createSimulator({ now: Date.now, decideMs: DECIDE_MS, onDecided: (body) => bodies.push(body) })
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const sent = (body === '' ? {} : JSON.parse(body)) as { CallBackURL?: string }
      if (sent.CallBackURL !== undefined) path = new URL(sent.CallBackURL).pathname
      void simulator.fetch(`http://daraja${request.url}`, body === '' ? {} : { body }).then(async (answer) => {
        response.writeHead(answer.status).end(await answer.text())
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    simulator,
    async ring(serverUrl: string) {
      for (const body of bodies.splice(0))
        await fetch(serverUrl + path, { method: 'POST', body: JSON.stringify(body) }).catch(() => undefined)
    },
    close: () => server.close(),
  }
}

const keys = {
  shortCode: '600000',
  passkey: 'p'.repeat(32),
  consumerKey: 'k'.repeat(32),
  consumerSecret: 's'.repeat(32),
}

it.each(lastingDatabases)(
  `every payment opens a plan once on $name, while two servers are killed ${ROUNDS} times`,
  async ({ open }) => {
    const { location, close } = await open()
    const daraja = await startDaraja()
    const settings: Record<string, string> =
      'sqliteFile' in location
        ? { DATA_DIR: dirname(location.sqliteFile) }
        : { DATABASE_URL: location.postgresUrl, DATA_DIR: join(tmpdir(), 'jani-stress') }
    const mpesa = {
      MPESA_URL: daraja.url,
      MPESA_CALLBACK_URL: 'https://callback.invalid',
      MPESA_SHORT_CODE: keys.shortCode,
      MPESA_PASSKEY: keys.passkey,
      MPESA_CONSUMER_KEY: keys.consumerKey,
      MPESA_CONSUMER_SECRET: keys.consumerSecret,
    }
    const common = { TOKEN_SECRET: TEST_SECRET, ACCESS_TOKEN_SECONDS: '86400', INFERENCE_WORKERS: '1' }
    const env = { ...settings, ...common, ...mpesa, ...WITHOUT_LIMITS }
    const start = async () => startProduct({ dataDir: settings['DATA_DIR']!, port: await freePort(), env })
    const random = seededRandom()
    const servers: RunningProduct[] = []
    for (let index = 0; index < 2; index++) servers.push(await start())
    const buyers = []
    for (let index = 0; index < BUYERS; index++) buyers.push(await signUp(servers[0]!.url))

    let isOver = false
    const buying = buyers.map(async ({ access }, buyer) => {
      for (let order = 0; !isOver; order++) {
        const phone = `0712${String(buyer * 1000 + order).padStart(4, '0')}${random.pick(['00', '00', '00', '01', '03'])}`
        const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' }
        const init = { method: 'POST', headers, body: JSON.stringify({ phone }) }
        await call(random.pick(servers).url + endpoints.placeOrder.url, init).catch(() => undefined)
        await wait(random.below(2_000))
      }
    })
    for (let round = 0; round < ROUNDS; round++) {
      await wait(random.below(MAX_MS_BEFORE_KILL))
      await daraja.ring(servers[0]!.url)
      const killed = random.below(2)
      servers[killed]!.signal('SIGKILL')
      await servers[killed]!.ended()
      servers[killed] = await start()
    }
    isOver = true
    await Promise.all(buying)
    await wait(2 * DECIDE_MS)
    for (const server of servers) await server.stop()

    const db = await openDatabase(location)
    const later = () => Date.now() + LIST_MS
    const records = createPaymentRepository(db)
    const client = createDaraja(
      { ...keys, url: daraja.url, callbackUrl: 'https://callback.invalid' },
      { now: Date.now },
    )
    await createReconciler({ records, mpesa: client, mailOf, now: later }).run(noPause)
    const orders = await db.selectFrom('orders').selectAll().execute()
    const entries = await db.selectFrom('ledger').select('reference').where('kind', '=', 'plan').execute()
    const paid = orders.filter(({ state }) => state === 'paid')
    const unmatched = await records.operator.unmatched({ state: 'all', limit: 1000 })
    const received = daraja.simulator.payments.length
    expect({ paid: paid.length, unmatched: unmatched.length }).toEqual({ paid: received, unmatched: 0 })
    expect(entries.map(({ reference }) => reference).sort()).toEqual(paid.map(({ id }) => id).sort())
    expect(orders.filter(({ state }) => state === 'created' || state === 'pending')).toEqual([])
    expect(received).toBeGreaterThan(0)
    for (const { email } of buyers) {
      const account = await db
        .selectFrom('account')
        .select(['id', 'plan_until'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const own = paid
        .filter(({ account_id }) => account_id === account.id)
        .sort((one, other) => one.paid_at! - other.paid_at!)
      const until = own.reduce((end, { paid_at }) => Math.max(end, paid_at!) + PRO_PLAN.days * DAY_MS, 0)
      expect(account.plan_until ?? 0).toBe(until)
    }
    await db.destroy()
    daraja.close()
    await close()
  },
)
