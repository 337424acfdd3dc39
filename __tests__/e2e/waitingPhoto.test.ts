import type { Page } from 'playwright-core'

import { endpoints } from '~/contract/endpoints'

import { startFaultyProxy } from '../support/faultyProxy'
import { creditsOf, lookInto } from '../support/load/richFarmer'
import { DESKTOP } from './support/devices'
import { farmer, openProduct } from './support/openProduct'
import type { Product } from './support/openProduct'
import { choose, press, previewOf, reportOf } from './support/scanning'
import { LEAF } from './support/screenStates'

const HOUR_MS = 60 * 60 * 1000
const NO_ANSWER = 'No response from server. Please try again later.'

jest.setTimeout(120_000)

let product: Product
beforeAll(async () => {
  product = await openProduct({ SIGN_UPS_PER_HOUR: '1000' })
})
afterAll(() => product.close())
let before: number
beforeEach(async () => {
  before = await diagnosesKept()
})

const diagnosesKept = async () => (await lookInto(product.dataDir)).diagnoses

/** What the browser of a farmer with a new account holds. */
async function newTokens() {
  const { storageState } = await product.signedIn()
  if (typeof storageState !== 'object') throw new Error('A profile is an object.')
  return storageState.origins.flatMap(({ localStorage }) => localStorage)
}

const notice = (page: Page) => page.getByText('Your photo is waiting')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

type Options = Parameters<Product['openPage']>[0]

async function openPredict(options: Options = {}, how: 'openPage' | 'openKeepingPage' = 'openPage') {
  const page = await product[how]({
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    ...(await product.signedIn()),
    ...options,
  })
  await page.goto('/predict')
  await page.getByText('Credits left: 5').waitFor()
  return page
}

/** Asks about a leaf where there is no network; resolves when the page says that the photo waits. */
async function askInTheField(page: Page) {
  await choose(page, LEAF)
  await page.waitForLoadState('networkidle') // all that is fetched ahead is here
  await page.context().setOffline(true)
  await press(page)
  await page.getByText(NO_ANSWER).waitFor()
  await notice(page).waitFor()
}

/** Runs in the page, before anything of it: Chromium takes a page that was opened offline for one with a network. */
function beOffline() {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
}

/** Runs in the page: as the browser does when the network is back. */
function comeOnline() {
  Object.defineProperty(navigator, 'onLine', { value: true })
  window.dispatchEvent(new Event('online'))
}

/** A farmer's page whose browser keeps the app. */
async function openKept() {
  const page = await openPredict({}, 'openKeepingPage')
  await page.waitForFunction(() =>
    navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null),
  )
  await page.addInitScript(beOffline)
  return page
}

const scansOf = (page: Page) => {
  const keys: (string | undefined)[] = []
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === endpoints.predict.url) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

/** Runs in the page: all that it says in the moment in which the report appears. */
const saidWithTheReport = () =>
  new Promise<string>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (!document.body.innerText.includes('Do today')) return
      observer.disconnect()
      resolve(document.body.innerText)
    }).observe(document.body, { childList: true, subtree: true })
  })

/** Runs in the page: what the browser's database holds of it. */
const keptInBrowser = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ key: string; bytes: number } | null>((resolve, reject) => {
        const opening = indexedDB.open('jani', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('waiting')
        opening.onerror = () => {
          reject(new Error('cannot open'))
        }
        opening.onsuccess = () => {
          const reading = opening.result.transaction('waiting').objectStore('waiting').get('photo')
          reading.onsuccess = () => {
            opening.result.close()
            const kept = reading.result as { key: string; photo: Blob } | undefined
            resolve(kept ? { key: kept.key, bytes: kept.photo.size } : null)
          }
        }
      }),
  )

/** Resolves when the browser's database is empty, which is a moment after the page shows an answer. */
async function nothingIsKept(page: Page) {
  while ((await keptInBrowser(page)) !== null) await page.waitForTimeout(50)
}

it('is kept when the network is away, small, and sends itself when it is back: once, paid once', async () => {
  const page = await openPredict()
  const keys = scansOf(page)
  await askInTheField(page)
  expect((await keptInBrowser(page))!.bytes).toBeLessThan(100_000)

  await page.context().setOffline(false)
  await reportOf(page).waitFor()
  await page.getByText('Credits left: 4').waitFor()
  expect(await notice(page).isVisible()).toBe(false)
  await nothingIsKept(page)
  expect(keys).toEqual([keys[0], keys[0]]) // in vain, and for good
  expect(await diagnosesKept()).toBe(before + 1)
})

it('waits for the next visit, and is sent then', async () => {
  const page = await openPredict()
  await askInTheField(page)
  const context = page.context()
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.emulateMedia({ reducedMotion: 'reduce' })
  const keys = scansOf(next)
  await next.goto('/predict')
  await reportOf(next).waitFor()
  await previewOf(next).waitFor()
  await next.getByText('Credits left: 4').waitFor()
  await nothingIsKept(next)
  expect(keys).toHaveLength(1)
  await context.close()
})

it('is shown again at a visit without a network, by an app that opens without one', async () => {
  const page = await openKept()
  await askInTheField(page)
  const keys = scansOf(page)
  await page.goto('/predict')
  await notice(page).waitFor()
  await previewOf(page).waitFor()
  expect(keys).toEqual([])

  await page.context().setOffline(false)
  await page.evaluate(comeOnline)
  await reportOf(page).waitFor()
  await nothingIsKept(page)
  expect(keys).toHaveLength(1)
  await page.context().close()
})

it('is sent once, though two tabs show it', async () => {
  const page = await openKept()
  await askInTheField(page)
  const other = await page.context().newPage()
  await other.addInitScript(beOffline)
  await other.goto('/predict')
  await notice(other).waitFor()

  const keys = scansOf(page)
  await page.context().setOffline(false)
  await Promise.all([page.evaluate(comeOnline), other.evaluate(comeOnline)])
  await notice(page).waitFor({ state: 'hidden' })
  await notice(other).waitFor({ state: 'hidden' })
  await Promise.any([page, other].map((tab) => reportOf(tab).waitFor()))
  await nothingIsKept(page)
  expect(keys).toHaveLength(1)
  expect(await diagnosesKept()).toBe(before + 1)
  await page.context().close()
})

it('is not paid for twice when the server had it and its answer was lost', async () => {
  const localStorage = await newTokens()
  const { method, url } = endpoints.predict
  const proxy = await startFaultyProxy(Number(new URL(product.url).port), `${method} ${url}`)
  const page = await openPredict({
    baseURL: proxy.url,
    storageState: { cookies: [], origins: [{ origin: proxy.url, localStorage }] },
  })
  const access = localStorage.find(({ name }) => name === 'access')!.value
  proxy.set({ kind: 'lost answer' }, { lasts: true })
  await choose(page, LEAF)
  await press(page)
  await notice(page).waitFor()
  expect(await creditsOf(product.url, access)).toBe(4)

  proxy.heal()
  await button(page, 'Send now').click()
  await reportOf(page).waitFor()
  await page.getByText('Credits left: 4').waitFor()
  expect(await creditsOf(product.url, access)).toBe(4)
  expect(await lookInto(product.dataDir)).toEqual({ broken: [], diagnoses: before + 1 })
  await page.context().close()
  proxy.close()
})

it('is sent when somebody asks for it, and tells when that was in vain', async () => {
  const page = await openKept()
  await askInTheField(page)
  await page.getByText(NO_ANSWER).waitFor({ state: 'hidden' })
  await button(page, 'Send now').click()
  await page.getByText(NO_ANSWER).waitFor()
  await notice(page).waitFor()
  await page.context().close()
})

it('goes when somebody discards it', async () => {
  const page = await openPredict()
  await askInTheField(page)
  await button(page, 'Discard').click()
  await notice(page).waitFor({ state: 'hidden' })
  expect(await previewOf(page).isVisible()).toBe(false)
  await nothingIsKept(page)
  const keys = scansOf(page)
  await page.context().setOffline(false)
  await page.reload()
  await page.getByText('Credits left: 5').waitFor()
  expect(keys).toEqual([])
  await page.context().close()
})

it('stays while another photo is looked at, and is sent when that is asked for', async () => {
  const page = await openPredict()
  await askInTheField(page)
  await choose(page, LEAF)
  await page.getByText('An earlier photo is waiting').waitFor()
  const keys = scansOf(page)
  await page.context().setOffline(false)
  const withTheReport = page.evaluate(saidWithTheReport)
  await press(page)
  await reportOf(page).waitFor()
  expect(await withTheReport).toContain('An earlier photo is waiting') // a moment later it would move the report
  await button(page, 'Send now').click()
  await page.getByText('An earlier photo is waiting').waitFor({ state: 'hidden' })
  await reportOf(page).waitFor()
  await nothingIsKept(page)
  expect(new Set(keys).size).toBe(2)
  await page.context().close()
})

it('is deleted when its owner logs out', async () => {
  const page = await openKept()
  await askInTheField(page)
  await page.getByRole('button', { name: `Hi, ${farmer.username}` }).hover()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await notice(page).waitFor({ state: 'hidden' })
  await nothingIsKept(page)
  await page.context().close()
})

it('is deleted unseen when another account comes', async () => {
  const page = await openPredict()
  await askInTheField(page)
  const tokens = await newTokens()
  await page.evaluate((pairs) => {
    for (const { name, value } of pairs) localStorage.setItem(name, value)
  }, tokens)
  await page.context().setOffline(false)
  const other = await page.context().newPage()
  await page.close()
  const keys = scansOf(other)
  await other.goto('/predict')
  await other.getByText('Credits left: 5').waitFor()
  await nothingIsKept(other)
  expect(await notice(other).isVisible()).toBe(false)
  expect(keys).toEqual([])
  await other.context().close()
})

it.each(['/about', '/predict'])('is deleted after 24 hours, at the next visit of %s', async (route) => {
  const page = await openPredict()
  await askInTheField(page)
  await page.context().setOffline(false)
  const later = await page.context().newPage()
  await page.close()
  await later.addInitScript((ms) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + ms
  }, 24 * HOUR_MS)
  const keys = scansOf(later)
  await later.goto(route)
  await nothingIsKept(later)
  expect(keys).toEqual([])
  await later.context().close()
})

it.each([
  ['has its last word', 402, { detail: 'You have no credits left.' }],
  ['is busy', 503, { detail: 'Too many photos are being looked at right now.' }],
])('is not kept when the server %s', async (_, status, json) => {
  const page = await openPredict()
  await page.route('**/api/predict/', (route) => route.fulfill({ status, json }))
  await choose(page, LEAF)
  await press(page)
  await page.getByText(json.detail).waitFor()
  expect(await notice(page).isVisible()).toBe(false)
  expect(await keptInBrowser(page)).toBeNull()
  await page.context().close()
})

it.each([
  ['goes at the last word of the server', 402, 'You have no credits left.', 'hidden'],
  ['stays when the server is busy', 503, 'Too many photos are being looked at right now.', 'visible'],
] as const)('%s', async (_, status, detail, state) => {
  const page = await openPredict()
  await askInTheField(page)
  await page.route('**/api/predict/', (route) => route.fulfill({ status, json: { detail } }))
  await page.context().setOffline(false)
  await page.getByText(detail).waitFor()
  await notice(page).waitFor({ state })
  if (state === 'hidden') await nothingIsKept(page)
  else expect(await keptInBrowser(page)).not.toBeNull()
  await page.context().close()
})

it('of nobody is not kept', async () => {
  const page = await product.openPage({ viewport: DESKTOP })
  await page.goto('/predict')
  await choose(page, LEAF)
  await page.context().setOffline(true)
  await press(page)
  await page.getByText(NO_ANSWER).waitFor()
  expect(await notice(page).isVisible()).toBe(false)
  expect(await keptInBrowser(page)).toBeNull()
  await page.context().close()
})
