import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { formatRecentDay } from '~/client/i18n/i18n'
import { rememberLanguage } from '~/client/storage/preferredLanguage'
import { endpoints } from '~/contract/endpoints'
import { SIGN_UP_SEARCH } from '~/contract/pages'
import { accountPath, orderPath, paths } from '~/contract/paths'
import type { OfferResponse } from '~/contract/plans'
import { PRO_PLAN } from '~/contract/proPlan'
import type { OpenDatabase } from '~/server/persistence/schema'

import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { renderApp, storeSession } from '../../../support/renderApp'
import { diagnose, findReport } from '../../../support/renderPredict'
import { buildTestApp, farmer } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const PAYS = '0712 345 678'
/** After this long M-Pesa is asked for the first time. */
const ASKED_MS = 16_000
const DAY_MS = 24 * 60 * 60_000

let db: OpenDatabase
let server: FastifyInstance
let passedMs = 0

async function start(environment: Record<string, string> = { MPESA_SIMULATOR: '1' }) {
  server = await buildTestApp({ db, environment, now: () => Date.now() + passedMs })
}

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

const sheet = () => within(screen.getByRole('dialog'))

async function openOrder(): Promise<App> {
  await start()
  await storeSession(server)
  const app = renderApp(orderPath, server)
  await screen.findByLabelText('M-Pesa number')
  return app
}

async function pay({ user }: App, phone: string) {
  await user.type(screen.getByLabelText('M-Pesa number'), phone)
  await user.click(screen.getByRole('button', { name: `Pay Ksh ${PRO_PLAN.priceKsh}` }))
  await screen.findByText(/^Type your M-Pesa PIN on the phone/)
}

const setPlan = (days: number) =>
  db
    .updateTable('account')
    .set({ plan_until: Date.now() + days * DAY_MS })
    .execute()

/** What the farmer's other app or another day brings back. */
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

const untilIn = (days: number) => formatRecentDay(new Date(Date.now() + days * DAY_MS).toISOString(), 'en')

it('the order names price, account and number, is paid on the phone, and ends with the next leaf', async () => {
  const app = await openOrder()
  expect(screen.getByRole('heading', { name: 'Order Pro Crop Care' })).toHaveFocus()
  for (const text of ['Ksh 100', 'for 30 days', 'Dry run: nobody pays.', "Another person's phone may pay."])
    expect(sheet().getByText(text)).toBeVisible()
  expect(sheet().getByText(farmer.username)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Pay Ksh 100' }))
  expect(await screen.findByText('Please enter a mobile number of Kenya, such as 0712 345 678.')).toBeVisible()

  await pay(app, PAYS)
  expect(screen.getByText(/on the phone 07\*\*\s\*\*\*\s678\.$/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Waiting for M-Pesa' })).toHaveFocus()
  expect(sheet().getByText(/^\w{4}\s\w{4}\s\w{4}$/)).toBeVisible()
  expect(sheet().getByText(/^You can close this\./)).toBeVisible()
  passedMs += ASKED_MS
  expect(await screen.findByRole('heading', { name: 'Paid' })).toHaveFocus()
  expect(sheet().getByText(`Pro until ${untilIn(PRO_PLAN.days)}`)).toBeVisible()
  expect(sheet().getByRole('link', { name: 'Print the receipt' })).toHaveAttribute('href', accountPath('plan'))
  expect(screen.queryByRole('alert', { name: /plan runs/ })).not.toBeInTheDocument() // the sheet says it

  await app.user.click(screen.getByRole('button', { name: 'Photograph a leaf' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  expect(app.router.state.location).toMatchObject({ pathname: paths.predict, search: '' })
  expect(screen.getByText(`Pro until ${untilIn(PRO_PLAN.days)}`)).toBeVisible()
  expect(screen.getByText('Credits left: 5')).toBeVisible()
  await diagnose(app)
  await findReport()
  expect(screen.getByText('Credits left: 5')).toBeVisible()
  expect(screen.queryByText('This answer was free.')).not.toBeInTheDocument()
})

it.each([
  ['0712 345 601', /^The payment was cancelled on the phone\./],
  ['+254 112 345 602', /^The M-Pesa PIN was wrong\./],
  ['0712345603', /^There is too little money/],
])('%s does not pay: the sheet says why, and the next try begins with the number', async (phone, sentence) => {
  const app = await openOrder()
  await pay(app, phone)
  passedMs += ASKED_MS
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Not paid yet' })).toHaveFocus()
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('M-Pesa number')).toHaveValue(phone)
  await app.user.clear(screen.getByLabelText('M-Pesa number'))
  await pay(app, PAYS)
})

it('a phone that gives no answer may still pay: the sheet and the next visit say so', async () => {
  const app = await openOrder()
  await pay(app, '0712 345 604')
  passedMs += ASKED_MS
  expect(await screen.findByText(/^The phone gave no answer\. If you have paid, do not pay again/)).toBeVisible()
  const paid = {
    state: 'paid',
    paid_at: Date.now(),
    plan_until: Date.now() + 30 * DAY_MS,
    receipt: 'SKR4XAMPLE',
  } as const
  await db.updateTable('orders').set(paid).execute()
  await setPlan(30)
  comeBack()
  expect(await screen.findByRole('heading', { name: 'Paid' })).toBeVisible()
  expect(sheet().getByText('SKR4XAMPLE')).toBeVisible()
  cleanup()

  await setPlan(60)
  renderApp(paths.about, server)
  expect(await screen.findByText(`Your plan runs: Pro until ${untilIn(60)}.`)).toBeVisible()
})

it('an order that waits is there after a reload, goes on while the sheet is closed, and is told on another page', async () => {
  await pay(await openOrder(), PAYS)
  cleanup()
  const app = renderApp(orderPath, server)
  expect(await screen.findByText(/^Type your M-Pesa PIN on the phone/)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Close' }))
  await act(() => app.router.navigate(paths.about))
  passedMs += ASKED_MS
  expect(await screen.findByText(`Your plan runs: Pro until ${untilIn(30)}.`)).toBeVisible()
})

it('where M-Pesa is not set up, the sheet says so and takes no number', async () => {
  await start({})
  await storeSession(server)
  renderApp(orderPath, server)
  expect(await screen.findByText('Pro Crop Care is not sold here: this app takes no payment.')).toBeVisible()
  expect(screen.queryByLabelText('M-Pesa number')).not.toBeInTheDocument()
})

it('without a message the order can be paid by hand: number of the business, reference, amount', async () => {
  const app = await openOrder()
  await pay(app, PAYS)
  const simulated = jest.mocked(globalThis.fetch).getMockImplementation()!
  jest.mocked(globalThis.fetch).mockImplementation(async (...request) => {
    const response = await simulated(...request)
    if (!(request[0] as Request).url.endsWith(endpoints.getOffer.url)) return response
    return Response.json({ ...((await response.json()) as OfferResponse), payBill: '174379', isSimulated: false })
  })
  comeBack()
  await app.user.click(await screen.findByRole('button', { name: 'No message came? Pay by hand' }))
  const steps = sheet()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(steps).toEqual([
    'Open M-Pesa on the phone: Lipa na M-Pesa, then Pay Bill.',
    'Business number: 174379',
    expect.stringMatching(/^Account number: \w{4}\s\w{4}\s\w{4}$/),
    'Amount: Ksh 100, neither more nor less.',
  ])
})

it('an order that M-Pesa refuses for two minutes rests that long', async () => {
  const app = await openOrder()
  await pay(app, PAYS)
  await db.updateTable('orders').set({ state: 'failed', result_code: '17', ended_at: Date.now() }).execute()
  expect(await screen.findByText(/^M-Pesa refuses the same amount twice/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled()
  expect(screen.getByText(/^Again in [12]:\d\d$/)).toBeVisible()
  expect(screen.getByText('You can try again in at most 2 minutes.')).toHaveAttribute('role', 'status')
})

it('a visitor signs up first and comes back to the order', async () => {
  await start()
  const { router, user } = renderApp(paths.home, server)
  await user.click(screen.getByRole('link', { name: 'Order Pro Crop Care' }))
  await waitFor(() => {
    expect(router.state.location).toMatchObject({ pathname: paths.login, search: SIGN_UP_SEARCH })
  })
  await user.type(await screen.findByLabelText('Username'), farmer.username)
  await user.type(screen.getByLabelText('Email Address'), farmer.email)
  await user.type(screen.getByLabelText('Password'), farmer.password)
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(await screen.findByLabelText('M-Pesa number')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: paths.predict, search: '?order' })
})

it('an address of the order asks a visitor to log in', async () => {
  await start()
  const { router } = renderApp(orderPath, server)
  await waitFor(() => {
    expect(router.state.location).toMatchObject({ pathname: paths.login, state: { next: orderPath } })
  })
})

it('without credits the order is one tap away, and a plan pays for the answer', async () => {
  await start()
  await storeSession(server)
  await db.updateTable('account').set({ credits: 0 }).execute()
  const app = renderApp(paths.predict, server)
  await app.user.click(await screen.findByRole('link', { name: 'Order Pro Crop Care' }))
  expect(await screen.findByLabelText('M-Pesa number')).toBeVisible()
  cleanup()

  await setPlan(2)
  const planned = renderApp(paths.predict, server)
  expect(await screen.findByText(`Pro ends on ${untilIn(2)}.`)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Order again' })).toHaveAttribute('href', orderPath)
  expect(screen.queryByText('You have no credits left for an answer.')).not.toBeInTheDocument()
  await diagnose(planned)
  await findReport()
  expect(screen.getByText('Credits left: 0')).toBeVisible()
})

it('the account shows the plan, what is left after it, and a receipt to print', async () => {
  const app = await openOrder()
  await pay(app, PAYS)
  passedMs += ASKED_MS
  const print = jest.fn()
  Object.assign(window, { print })
  await app.user.click(await screen.findByRole('link', { name: 'Print the receipt' }))
  expect(await screen.findByRole('heading', { level: 1, name: `Pro until ${untilIn(30)}` })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Receipt: Pro Crop Care, 30 days' })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Print the receipt' }))
  expect(print).toHaveBeenCalled()
  await act(() => app.router.navigate(accountPath('credits')))
  expect(await screen.findByRole('heading', { level: 1, name: 'After the plan: 5 answers' })).toBeVisible()
  expect(screen.getByText(/^Your plan runs: answers use no credits\./)).toBeVisible()
})

it('the order speaks Swahili', async () => {
  rememberLanguage('sw')
  await start()
  await storeSession(server)
  const { user } = renderApp(orderPath, server)
  await user.type(await screen.findByLabelText('Nambari ya M-Pesa'), '0712345601')
  await user.click(screen.getByRole('button', { name: 'Lipa Ksh 100' }))
  expect(await screen.findByText(/^Weka PIN yako ya M-Pesa kwenye simu/)).toBeVisible()
  passedMs += ASKED_MS
  expect(await screen.findByText(/^Malipo yameghairiwa kwenye simu\./)).toBeVisible()
})
