import { get } from 'node:http'

import { coldScript, compressed, firstScript } from './support/coldScript'
import { givenProduct } from './support/givenProduct'
import { isScript, requestsOf } from './support/requests'

jest.setTimeout(60_000)

const LANDING_PAGE_BYTES = 13_500
/** What a server sends before it hears from the browser again: ten packets, the headers of the answer included. */
const FIRST_FLIGHT_BYTES = 10 * 1_460
const FIRST_SCRIPT_BYTES = 3_000
/** Brotli, the script that stands in the page included. */
const COLD_SCRIPT_BYTES = { '/login': 135_000, '/predict': 135_000, '/': 148_000 }
const LANDING_AT_LOAD_BYTES = 40_000
const LANDING_PICTURES_BYTES = 56_000
/** Read to its end, the app's scripts not counted: they have budgets of their own. */
const LANDING_IN_FULL_BYTES = 100_000

const product = givenProduct()

it('sends the landing page, style and first script included, in one flight', async () => {
  expect(await compressed('index.html')).toBeLessThanOrEqual(LANDING_PAGE_BYTES)
  expect(await bytesOnTheWire(product.url())).toBeLessThanOrEqual(FIRST_FLIGHT_BYTES)
})

const bytesOnTheWire = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const call = get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      const { socket } = answer
      answer.resume().on('end', () => {
        resolve(socket.bytesRead)
        socket.destroy()
      })
    })
    call.on('error', reject)
  })

it.each(['index.html', 'app.html'])('runs next to no script before %s is wanted', async (name) => {
  expect(await firstScript(name)).toBeLessThanOrEqual(FIRST_SCRIPT_BYTES)
})

it.each(Object.entries(COLD_SCRIPT_BYTES))('opens %s cold with at most %i bytes of script', async (route, budget) => {
  expect(await coldScript(product, route)).toBeLessThanOrEqual(budget)
})

it('loads little before the landing page is wanted, and no heavy pictures after that', async () => {
  const page = await product.openPage({ viewport: { width: 412, height: 740 } })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const requests = requestsOf(page)
  await page.goto('/', { waitUntil: 'load' })
  expect(requests.scripts()).toEqual([])
  expect(await requests.bytes()).toBeLessThanOrEqual(LANDING_AT_LOAD_BYTES)
  // by the page, not by its pictures: waking, it exchanges some of them
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += 500) {
    await page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' })
    }, top)
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState('networkidle')
  expect(requests.paths().filter((path) => path.startsWith('/illustrations/')).length).toBeGreaterThan(3)
  expect(await requests.bytes((path) => path.startsWith('/illustrations/'))).toBeLessThanOrEqual(LANDING_PICTURES_BYTES)
  expect(await requests.bytes((path) => !isScript(path))).toBeLessThanOrEqual(LANDING_IN_FULL_BYTES)
  await page.context().close()
})
