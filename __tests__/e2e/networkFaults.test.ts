import type { Page } from 'playwright-core'
import sharp from 'sharp'

import { endpoints } from '~/contract/endpoints'

import { campaign } from '../support/campaign'
import { seededRandom } from '../support/corpus/random'
import type { Random } from '../support/corpus/random'
import { HARMLESS, chooseFault, chooseSilence } from '../support/faults'
import { startFaultyProxy } from '../support/faultyProxy'
import { creditsOf, grant, lookInto, signUp } from '../support/load/richFarmer'
import { photos } from '../support/photos'
import { PHONE } from './support/devices'
import { openProduct } from './support/openProduct'
import type { Product } from './support/openProduct'

const faults = campaign('networkFaults', 50)
/** Pages side by side: one that waits for an answer that never comes holds up no other. */
const LANES = 5
/** One case in so many waits for as long as the client does. */
const SILENT_EVERY = 12
const CREDITS = 1_000
const OUTCOMES: Record<string, string> = {
  result: 'result',
  'No response from server. Please try again later.': 'no response',
  'An unexpected error occurred.': 'unexpected',
}

jest.setTimeout(faults.timeoutMs(180_000))

declare global {
  var said: string[]
}

type Proxy = Awaited<ReturnType<typeof startFaultyProxy>>
let product: Product
let leaf: Buffer
const proxies: Proxy[] = []
beforeAll(async () => {
  product = await openProduct({ ACCESS_TOKEN_SECONDS: '7200' })
  leaf = await sharp(photos.maizeRust).autoOrient().resize(400).toBuffer()
})
afterAll(async () => {
  for (const proxy of proxies) proxy.close()
  await product.close()
})

/** The same leaf with a spot elsewhere: a photo that nobody has sent before. */
function spotted(index: number) {
  const spot = { create: { width: 12, height: 12, channels: 3 as const, background: { r: index % 256, g: 0, b: 255 } } }
  return sharp(leaf)
    .composite([{ input: spot, left: (index * 13) % 380, top: Math.floor(index / 30) * 13 }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Runs in the page, before anything of it: keeps the sentences it shows, which vanish by themselves. */
function listenToSentences() {
  globalThis.said = []
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const toast = node instanceof Element ? node.querySelector('[role=alert]') : null
      if (toast?.textContent) globalThis.said.push(toast.textContent)
    }
  }).observe(document, { childList: true, subtree: true })
}

async function openLane(name: number) {
  const { method, url } = endpoints.predict
  const proxy = await startFaultyProxy(Number(new URL(product.url).port), `${method} ${url}`)
  proxies.push(proxy)
  const email = `farmer${name}@example.com`
  const { access, refresh } = await signUp(product.url, email)
  await grant(product.dataDir, email, CREDITS)
  const localStorage = Object.entries({ access, refresh }).map(([key, value]) => ({ name: key, value }))
  const storageState = { cookies: [], origins: [{ origin: proxy.url, localStorage }] }
  const page = await product.openPage({ viewport: PHONE, reducedMotion: 'reduce', storageState, baseURL: proxy.url })
  await page.addInitScript(listenToSentences)
  await page.goto('/predict')
  const credits = await creditsOf(product.url, access)
  await creditsAre(page, credits)
  return { proxy, page, access, credits }
}

const creditsAre = (page: Page, count: number) => page.getByText(`Credits left: ${count}`, { exact: true }).waitFor()
/** Not by its role: it is hidden from assistive technology until it has been read out. */
const report = (page: Page) => page.locator('main :is(h2, h3)').filter({ hasText: 'Maize' }).first()

async function choose(page: Page, buffer: Buffer) {
  await page.locator('input[type=file]').setInputFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer })
  await report(page).waitFor({ state: 'hidden' })
  await page.getByAltText('The chosen leaf photo').waitFor()
}

/** Presses the button; answers 'result' or the sentence that was shown, once the button can be pressed again. */
async function press(page: Page): Promise<string> {
  await page.evaluate(() => (globalThis.said = []))
  await page.getByRole('button', { name: 'Diagnose', exact: true }).click()
  await page.getByRole('button', { name: 'Diagnosing...' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Diagnose', exact: true }).waitFor()
  await page.waitForFunction(isAnswered)
  return (await report(page).isVisible()) ? 'result' : (await page.evaluate(() => globalThis.said)).join()
}

/** Runs in the page. */
function isAnswered() {
  const headings = [...document.querySelectorAll('main :is(h2, h3)')]
  return globalThis.said.length > 0 || headings.some(({ textContent }) => textContent.includes('Maize'))
}

const chooseCase = (random: Random, index: number) =>
  index % SILENT_EVERY === SILENT_EVERY - 1 ? chooseSilence(random) : chooseFault(random)

it(`each of ${faults.count} faults ends in a result or the right sentence, and no photo is paid for twice`, async () => {
  const outcomes: Record<string, number> = {}
  const runLane = async (lane: number) => {
    const random = seededRandom(faults.seed + lane)
    const { proxy, page, access, credits } = await openLane(lane)
    let paid = 0
    for (let index = lane; index < faults.count; index += LANES) {
      const fault = chooseCase(random, index)
      await choose(page, await spotted(index))
      const lasts = random.next() < 0.5
      proxy.set(fault, { lasts })
      const first = await press(page)
      proxy.heal()
      const told = JSON.stringify({ index, fault, lasts, first })
      const expected = HARMLESS.includes(fault.kind) ? ['result'] : Object.keys(OUTCOMES)
      expect({ told, isRight: expected.includes(first) }).toEqual({ told, isRight: true })
      if (first !== 'result') {
        expect({ told, again: await press(page) }).toEqual({ told, again: 'result' })
      }
      paid++
      expect({ told, held: await creditsOf(product.url, access) }).toEqual({ told, held: credits - paid })
      await creditsAre(page, credits - paid)
      const outcome = `${fault.kind}: ${OUTCOMES[first]}`
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }
    await page.context().close()
  }
  await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)))
  expect(await lookInto(product.dataDir)).toEqual({ broken: [], diagnoses: faults.count })
  const list = Object.entries(outcomes).map(([what, times]) => `${what} ${times}`)
  faults.record({ cases: faults.count, 'stuck or charged twice': 0, outcomes: list.sort().join('; ') })
})
