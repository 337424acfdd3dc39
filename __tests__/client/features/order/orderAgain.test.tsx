import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { accountPath, orderPath, paths } from '~/contract/paths'
import { PRO_PLAN } from '~/contract/proPlan'
import type { OpenDatabase } from '~/server/persistence/schema'

import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { renderApp, storeSession } from '../../../support/renderApp'
import { buildTestApp } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const PAYS = '0712 345 678'
const GIVES_NO_ANSWER = '0712 345 604'
/** After this long M-Pesa is asked for the first time. */
const ASKED_MS = 16_000
const DAY_MS = 24 * 60 * 60_000

let db: OpenDatabase
let server: FastifyInstance
let passedMs = 0

beforeEach(async () => {
  setViewport({ widthPx: 360, reducedMotion: true })
  passedMs = 0
  db = await openMigratedSqlite()
})
afterEach(async () => {
  await server.close()
  await db.destroy()
})

type App = ReturnType<typeof renderApp>

async function openOrder(): Promise<App> {
  const environment = { MPESA_SIMULATOR: '1' }
  server = await buildTestApp({ db, environment, now: () => Date.now() + passedMs })
  await storeSession(server)
  const app = renderApp(orderPath, server)
  await screen.findByLabelText('M-Pesa number')
  return app
}

async function pay({ user }: App, phone: string) {
  await user.clear(screen.getByLabelText('M-Pesa number'))
  await user.type(screen.getByLabelText('M-Pesa number'), phone)
  await user.click(screen.getByRole('button', { name: `Pay Ksh ${PRO_PLAN.priceKsh}` }))
  await screen.findByText(/^Type your M-Pesa PIN on the phone/)
}

/** As M-Pesa's list tells it. */
const payLate = async (id: string) => {
  const now = Date.now() + passedMs
  const paid = { state: 'paid', paid_at: now, plan_until: now + 30 * DAY_MS, receipt: `SKR${id.slice(-4)}` } as const
  await db.updateTable('orders').set(paid).where('id', '=', id).execute()
}

const orderIds = async () =>
  (await db.selectFrom('orders').select('id').orderBy('created_at').execute()).map(({ id }) => id)

/** The page is looked at again. */
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

const paidHeading = () => screen.findByRole('heading', { name: 'Paid' })

it('a paid order is told to a phone whose clock is a day ahead', async () => {
  passedMs = -25 * 60 * 60_000
  await pay(await openOrder(), PAYS)
  passedMs += ASKED_MS
  expect(await paidHeading()).toBeVisible()
})

it('the plan is bought again: from the paid order, after closing it, and after a reload', async () => {
  const app = await openOrder()
  await pay(app, PAYS)
  passedMs += ASKED_MS
  await paidHeading()
  await app.user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  await act(() => app.router.navigate(orderPath))
  expect(await screen.findByLabelText('M-Pesa number')).toBeVisible()
  cleanup()

  const reloaded = renderApp(orderPath, server)
  await paidHeading()
  await reloaded.user.click(screen.getByRole('button', { name: 'Order again' }))
  await pay(reloaded, '0712 345 677')
  passedMs += ASKED_MS
  await paidHeading()
  expect(await orderIds()).toHaveLength(2)
})

it('a late payment of an older order is told while the newer one waits, and after it has failed', async () => {
  const app = await openOrder()
  await pay(app, GIVES_NO_ANSWER)
  passedMs += ASKED_MS
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }))
  await pay(app, '0712 345 601')
  const [older, newer] = await orderIds()
  await payLate(older!)
  expect(await screen.findByText(/^Your earlier order .+ is paid, and your plan runs\./)).toBeVisible()
  await db.updateTable('orders').set({ state: 'failed', result_code: '1032' }).where('id', '=', newer!).execute()
  expect(await paidHeading()).toBeVisible()
  expect(within(screen.getByRole('dialog')).getByText(`SKR${older!.slice(-4)}`)).toBeVisible()
})

it('an order that failed yesterday gives way to a new one in a page that stays open', async () => {
  const app = await openOrder()
  await pay(app, GIVES_NO_ANSWER)
  passedMs += ASKED_MS
  await screen.findByText(/^The phone gave no answer\./)
  await app.user.click(screen.getByRole('button', { name: 'Close' }))
  await act(() => app.router.navigate(paths.about))
  await db
    .updateTable('orders')
    .set({ created_at: Date.now() - 2 * DAY_MS })
    .execute()
  await act(() => app.router.navigate(orderPath))
  expect(await screen.findByLabelText('M-Pesa number')).toBeVisible()
})

it('the account prints earlier receipts, too', async () => {
  const app = await openOrder()
  for (const phone of [GIVES_NO_ANSWER, '0712 345 614']) {
    await pay(app, phone)
    const id = (await orderIds()).at(-1)!
    passedMs += 1_000
    await payLate(id)
    comeBack()
    await paidHeading()
    await app.user.click(screen.getByRole('button', { name: 'Order again' }))
  }
  const [first, second] = await orderIds()
  const references = await db.selectFrom('orders').select('reference').orderBy('created_at').execute()
  cleanup()
  renderApp(accountPath('plan'), server)
  expect(await screen.findByText(`SKR${second!.slice(-4)}`)).toBeVisible()
  expect(screen.queryByText(`SKR${first!.slice(-4)}`)).not.toBeInTheDocument()
  const groups = references[0]!.reference.match(/.{4}/g)!.join('\\s')
  await app.user.click(screen.getByRole('button', { name: new RegExp(`${groups}$`) }))
  expect(await screen.findByText(`SKR${first!.slice(-4)}`)).toBeVisible()
  expect(screen.queryByText(`SKR${second!.slice(-4)}`)).not.toBeInTheDocument()
})
