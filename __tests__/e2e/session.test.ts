import type { Page } from 'playwright-core'

import { endpoints } from '~/contract/endpoints'

import { DESKTOP } from './support/devices'
import { givenProduct } from './support/givenProduct'
import { farmer } from './support/openProduct'

jest.setTimeout(60_000)

const product = givenProduct()
let page: Page
beforeEach(async () => {
  page = await product.openPage({ viewport: DESKTOP, ...(await product.signedIn()) })
  await page.goto('/')
  await greeting(page).waitFor()
})
afterEach(() => page.context().close())

const greeting = (of: Page) => of.getByRole('button', { name: `Hi, ${farmer.username}` })
const getStarted = (of: Page) => of.getByRole('link', { name: 'Get Started' })
const tokens = () =>
  page.evaluate(() => ({ access: localStorage.getItem('access'), refresh: localStorage.getItem('refresh') }))
const store = (changed: Record<string, string>) =>
  page.evaluate((entries) => {
    for (const [name, token] of Object.entries(entries)) localStorage.setItem(name, token)
  }, changed)

/** Counts the calls for new tokens from every tab of this browser. */
function countRenewals() {
  const calls: number[] = []
  page.context().on('response', (answer) => {
    if (new URL(answer.url()).pathname === endpoints.refresh.url) calls.push(answer.status())
  })
  return calls
}

it('outlives a reload', async () => {
  const before = await tokens()
  await page.reload()
  await greeting(page).waitFor()
  expect(await tokens()).toEqual(before)
})

it('ends in every tab when one logs out', async () => {
  const other = await page.context().newPage()
  await other.goto('/predict')
  await other.getByText('Credits left: 5').waitFor()
  await greeting(page).hover()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await getStarted(other).waitFor()
  await other.getByText('Credits left: 0').waitFor()
  expect(await tokens()).toEqual({ access: null, refresh: null })
})

it('renews an expired access token, once', async () => {
  const renewals = countRenewals()
  const { refresh } = await tokens()
  await store({ access: 'expired' })
  await page.goto('/predict')
  await page.getByText('Credits left: 5').waitFor()
  expect(renewals).toEqual([200])
  const renewed = await tokens()
  expect(renewed.access).not.toBe('expired')
  expect(renewed.refresh).not.toBe(refresh)
})

it('renews it once for two tabs that open together', async () => {
  const renewals = countRenewals()
  const other = await page.context().newPage()
  await store({ access: 'expired' })
  await Promise.all([page.goto('/predict'), other.goto('/predict')])
  for (const tab of [page, other]) await tab.getByText('Credits left: 5').waitFor()
  expect(renewals).toEqual([200])
})

it('ends where the refresh token is forged', async () => {
  const renewals = countRenewals()
  await store({ access: 'expired', refresh: 'forged' })
  await page.reload()
  await page.waitForFunction(() => localStorage.getItem('refresh') === null)
  await getStarted(page).waitFor()
  expect(await tokens()).toEqual({ access: null, refresh: null })
  expect(renewals).toEqual([401])
})
