import { endpoints } from '~/contract/endpoints'
import type { OfferResponse } from '~/contract/plans'
import { loadConfig } from '~/server/config/config'
import { dryRunNotice } from '~/server/sale'

import { bearer, signUp } from '../../support/calls'
import { openMigratedSqlite } from '../../support/migratedSqlite'
import { buildTestApp } from '../../support/testApp'

const DECIDED_MS = 9_000

it('the simulator rings, so that an order is paid before M-Pesa would be asked', async () => {
  let clock = Date.UTC(2026, 10, 29, 6)
  const db = await openMigratedSqlite()
  const app = await buildTestApp({ db, now: () => clock, environment: { MPESA_SIMULATOR: '1' } })
  const headers = bearer((await signUp(app)).access)
  const offer = async () => (await app.inject({ ...endpoints.getOffer, headers })).json<OfferResponse>()
  await app.inject({ ...endpoints.placeOrder, headers, payload: { phone: '712345678' } })
  clock += DECIDED_MS
  for (const end = Date.now() + 20_000; Date.now() < end && (await offer()).paid.length === 0;)
    await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await offer()).toMatchObject({ order: { state: 'paid', phone: '07** *** 678' } })
  expect(await db.selectFrom('payment_callback').select('body').execute()).toHaveLength(1)
  await app.close()
  await db.destroy()
})

it('where several servers may run, the start says that a dry run needs a single one', () => {
  const [dry, shared] = [{ MPESA_SIMULATOR: '1' }, { DATABASE_URL: 'postgresql://jani@db.example/jani' }]
  const secret = { TOKEN_SECRET: 'K8v3-qWz7_bTn2mXs5rLd9cGh4jPf6yA1eUoVi0tRkQ' }
  expect(dryRunNotice(loadConfig({ ...dry, ...shared, ...secret }))).toMatch(/^MPESA_SIMULATOR is 1: .+ no second one/)
  expect(dryRunNotice(loadConfig(dry))).toBeUndefined()
  expect(dryRunNotice(loadConfig({ ...shared, ...secret }))).toBeUndefined()
})
