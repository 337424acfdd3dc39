import type { Page, Route } from 'playwright-core'

import { endpoints } from '~/contract/endpoints'

import { hostileReports, hostileStrings, hostileTexts } from '../support/hostileTexts'
import { photos } from '../support/photos'
import { violations } from '../support/violations'
import { openProduct } from './support/openProduct'
import type { Product } from './support/openProduct'
import { LEAF, REPORT } from './support/screenStates'

jest.setTimeout(180_000)

/** Everything that a text could have become, had it been taken for markup; the page's own two scripts stand behind its note. */
const MARKUP =
  'script:not([src^="/assets/"], #trouble + script[nomodule][src="/old.js"], #trouble + script + noscript + script), iframe, object, embed, form[action], base, meta[http-equiv], video, math, template:not(#_goober), x, ' +
  'link[href*="evil"], [onerror], [onload], [onclick], [onfocus], [ontoggle], [srcdoc]'
const SAFE_LINKS = ['http:', 'https:', 'mailto:']

let product: Product
let page: Page
let tokens: string[]
const requests: string[] = []
const ran: string[] = []
/** What the scripted server answers next. */
let username = 'Wanjiru'
let prediction: { status: number; body: unknown }

beforeAll(async () => {
  product = await openProduct()
  const profile = await product.signedIn()
  page = await product.openPage({ reducedMotion: 'reduce', ...profile })
  tokens = JSON.stringify(profile.storageState).match(/[\w-]{40,}/g)!
  await page.exposeFunction('ran', () => ran.push('a script'))
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => requests.push(request.url()))
  const answer = (status: number, body: unknown) => (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
  await page.route(`**${endpoints.getUser.url}`, (route) => answer(200, { user: { username, credits: 5 } })(route))
  await page.route(`**${endpoints.predict.url}`, (route) => answer(prediction.status, prediction.body)(route))
})
afterEach(async () => {
  expect(ran).toEqual([])
  expect(await page.locator(MARKUP).evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).toEqual([])
  expect(requests.filter((url) => !url.startsWith(product.url) && !url.startsWith('blob:'))).toEqual([])
})
afterAll(() => product.close())

async function openPredict() {
  await page.goto('/predict')
  await page.getByText('Credits left: 5').waitFor()
}

async function scan(status: number, body: unknown) {
  prediction = { status, body }
  if (!(await page.getByAltText('The chosen leaf photo').isVisible()))
    await page.locator('input[type=file]').setInputFiles(LEAF)
  await page.getByRole('button', { name: 'Diagnose' }).click()
}

it('are more than 500', () => {
  expect(hostileStrings + 3 * hostileTexts.length).toBeGreaterThanOrEqual(500)
})

it.each(hostileReports.map((report, index) => [index, report] as const))(
  'stay text in a report, place %i',
  async (_, report) => {
    await openPredict()
    await scan(200, { result: `${report}\n\nThe end of it.`, credits: 4 })
    const shown = page.locator(`${REPORT}[aria-hidden=false]`)
    await shown.getByText('The end of it.').waitFor()
    const links = await shown
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol))
    expect(links.filter((protocol) => !SAFE_LINKS.includes(protocol))).toEqual([])
    expect(await shown.locator('img, svg, input, style, details, source').count()).toBe(0)
  },
)

it('stay text in a username', async () => {
  for (let start = 0; start < hostileTexts.length; start += 10) {
    username = hostileTexts.slice(start, start + 10).join(' ')
    await page.goto('/')
    await page.getByRole('button', { name: 'Hi, ' }).first().waitFor()
    expect(await page.locator('header').textContent()).toContain(hostileTexts[start]!)
  }
  username = 'Wanjiru'
})

it('stay text in what a refusal says', async () => {
  await openPredict()
  for (let start = 0; start < hostileTexts.length; start += 10) {
    const detail = hostileTexts.slice(start, start + 10).join(' ')
    await scan(400, { detail })
    await page.waitForFunction((text) => document.body.textContent.includes(text), detail)
  }
})

it('stay text in the name of a file', async () => {
  await openPredict()
  for (const text of hostileTexts) {
    const name = `${text.replaceAll('/', '\u2215')}.jpg`
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer: photos.maizeRust })
    await page.getByAltText('The chosen leaf photo').waitFor()
  }
})

it('bring no token into an address', () => {
  expect(requests.length).toBeGreaterThan(50)
  expect(requests.filter((url) => tokens.some((token) => url.includes(token)))).toEqual([])
})

it('would have been noticed, by the server too', async () => {
  const error = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x onerror=ran()>'
      return 'done'
    } catch (refusal) {
      return (refusal as Error).name
    }
  })
  expect(error).toBe('TypeError')
  await page.waitForTimeout(100)
  expect(violations.splice(0)).toEqual([expect.stringMatching(/^require-trusted-types-for trusted-types-sink/)])
  expect(product.said()).toContain(
    '"directive":"require-trusted-types-for","blocked":"trusted-types-sink","page":"/predict"',
  )
})
