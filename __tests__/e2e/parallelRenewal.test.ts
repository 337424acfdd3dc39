import type { Page, Request } from 'playwright-core'

import { endpoints } from '~/contract/endpoints'

import { buildApiHarness } from './support/apiHarness'
import { openProduct } from './support/openProduct'
import type { Product } from './support/openProduct'

jest.setTimeout(120_000)

const TABS = 3
const REQUESTS = 20

let product: Product
let harness: string
beforeAll(async () => {
  harness = await buildApiHarness()
  product = await openProduct()
})
afterAll(() => product.close())

declare const window: { sendAtOnce(tab: string, count: number): Promise<(number | string)[]> }

it('twenty requests in each of three tabs that fail together share one renewal, and each is sent once more', async () => {
  const first = await product.openPage(await product.signedIn())
  const context = first.context()
  await context.route('**/harness', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><script src="/harness.js"></script>' }),
  )
  await context.route('**/harness.js', (route) => route.fulfill({ contentType: 'text/javascript', body: harness }))
  const tabs: Page[] = [first, await context.newPage(), await context.newPage()]
  for (const tab of tabs) await tab.goto('/harness')
  await first.evaluate(() => {
    localStorage.setItem('access', 'expired')
  })
  const before = await first.evaluate(() => localStorage.getItem('refresh'))

  const renewals: Request[] = []
  const sent = new Map<string, string[]>()
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === endpoints.refresh.url) renewals.push(request)
    if (pathname !== endpoints.predict.url) return
    const { authorization = '', 'idempotency-key': key = '' } = request.headers()
    sent.set(key, [...(sent.get(key) ?? []), authorization])
  })
  const answers = await Promise.all(
    tabs.map((tab, number) =>
      tab.evaluate(([name, count]) => window.sendAtOnce(name, count), [`tab${number}`, REQUESTS] as const),
    ),
  )

  expect(renewals).toHaveLength(1)
  const renewed = await first.evaluate(() => localStorage.getItem('access'))
  expect([...sent.values()]).toEqual(
    Array.from({ length: TABS * REQUESTS }, () => ['Bearer expired', `Bearer ${renewed}`]),
  )
  expect(answers.flat()).toHaveLength(TABS * REQUESTS)
  expect(answers.flat()).not.toContain(401)
  expect(await first.evaluate(() => localStorage.getItem('refresh'))).not.toBe(before)
  await context.close()
})
