import type { Page } from '@playwright/test'

import { endpoints } from '~/contract/endpoints'
import { LEAF_PACK_URL } from '~/contract/leafPack'
import type { LeafPack } from '~/contract/leafPack'
import type { PredictionResponse } from '~/contract/responses'

import { register } from './support/accounts'
import { expect, test as base } from './support/fixtures'
import { showPhotos, storeTokens } from './support/pages'
import { cachedPaths, expectNoServiceWorker } from './support/storedApp'

const test = base.extend<{ open: (path: string) => Promise<void> }>({
  /** Of the test's own server, signed in. */
  open: async ({ page, server }, use) => {
    const { access, refresh } = await register(server.url)
    await page.goto(`${server.url}/about`)
    await storeTokens(page, { access, refresh })
    await use(async (path) => {
      await page.goto(server.url + path)
    })
  },
})

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

const OFFER = { en: /^Keep Jani on this phone: \d\.\d MB$/, sw: /^Weka kwenye simu hii: MB \d\.\d$/ }
const KEPT = { en: 'Jani is kept on this phone', sw: 'Programu ya Jani iko kwenye simu hii' }

async function keepPack(page: Page, language: 'en' | 'sw') {
  await page.getByRole('button', { name: OFFER[language] }).click()
  await expect(page.getByRole('heading', { name: KEPT[language] })).toBeVisible({ timeout: 30_000 })
  await page.evaluate(() => navigator.serviceWorker.ready)
}

/** The answer of the server. */
async function diagnose(page: Page, button: string) {
  const responded = page.waitForResponse((response) => response.url().endsWith(endpoints.predict.url))
  await showPhotos(page)
  await page.getByRole('button', { name: button, exact: true }).click()
  return (await (await responded).json()) as PredictionResponse
}

/** Runs in the page: those that the answer has shown were kept with the app. */
async function forgetPictures() {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const pictures = (await cache.keys()).filter(({ url }) => /illustrations\/(actions|checks)\//.test(url))
    if (name.startsWith('jani-')) await Promise.all(pictures.map((picture) => cache.delete(picture)))
  }
}

test.describe('with the leaf pack on the phone', () => {
  test.use({ locale: 'sw-KE' })

  test('a leaf is previewed without a server, in Swahili, with the verdict of the server', async ({
    page,
    server,
    open,
  }) => {
    await open('/account?row=phone')
    await keepPack(page, 'sw')
    await open('/predict')
    const { diagnosis } = await diagnose(page, 'Chunguza')
    const answer = diagnosis.answer

    await server.stop()
    await page.evaluate(forgetPictures)
    await open('/predict')
    await showPhotos(page)
    await page.getByRole('button', { name: 'Chunguza', exact: true }).click()
    const look = page.getByRole('region', { name: 'Imeangaliwa na simu hii.' })
    await expect(look.getByRole('status')).toContainText('Hakuna krediti iliyotumika.')
    const heading = look.getByRole('heading', { level: 2 })
    await expect(heading).toContainText(answer.title.replace(/ \(.*/, ''))
    await expect(look.getByText(answer.strip, { exact: true })).toBeVisible()
    await expect(look.getByText((answer.check ?? answer.candidates[0]!.check!).question!)).toBeVisible()
    const broken = await look.evaluate(
      (area) =>
        [...area.querySelectorAll('img')].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
    )
    expect(broken).toBe(0)
  })
})

test('the pack loads in parts, and an interrupted download does not refetch them', async ({ page, open }) => {
  await open('/account?row=phone')
  const asked: string[] = []
  let isBroken = true
  await page.context().route('**/assets/leaf-network-*', async (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    await (isBroken && /-[^012]\./.test(pathname) ? route.abort() : route.continue())
  })
  await page.getByRole('button', { name: OFFER.en }).click()
  const tries = () => asked.filter((path) => path.includes('-3.')).length
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online'))) // ends a pause
      return tries()
    })
    .toBe(5)
  await expect(page.getByText('The connection broke, or this phone is full.')).toBeVisible()
  await expect(page.getByText(/^0\.8 of 2\.6 MB\./)).toBeVisible()
  isBroken = false
  asked.length = 0
  await page.reload()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: KEPT.en })).toBeVisible()
  expect(asked.filter((path) => /-[012]\./.test(path))).toEqual([])

  await page.getByRole('button', { name: 'Remove from this phone' }).click()
  await expect(page.getByRole('button', { name: OFFER.en })).toBeVisible()
  expect((await cachedPaths(page)).filter((path) => path.includes('/leaf-'))).toEqual([])
})

test('a later release leaves the pack where it is, and a later model is offered', async ({ page, open }) => {
  await open('/account?row=phone')
  await keepPack(page, 'en')
  const kept = (await cachedPaths(page)).filter((path) => path.includes('/leaf-'))
  expect(kept.length).toBeGreaterThan(10)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.unregister()
    for (const name of await caches.keys()) if (name.startsWith('jani-')) await caches.delete(name)
  })
  await page.context().route(`**${LEAF_PACK_URL}`, async (route) => {
    const response = await route.fetch()
    const pack = (await response.json()) as LeafPack
    await route.fulfill({ json: { ...pack, version: 'later' } })
  })
  await page.reload()
  await expect(page.getByText(/^A newer version, 0\.0 MB\. Yours still works\.$/)).toBeVisible()
  expect((await cachedPaths(page)).filter((path) => path.includes('/leaf-'))).toEqual(kept)
})

test('users who save data load no part before they ask', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open('/predict')
  await open('/account?row=phone')
  await expect(page.getByText(/^Your browser saves data/)).toBeVisible()
  expect(asked.filter((url) => /leaf-(network|model)|chunk-look/.test(url))).toEqual([])
  await expectNoServiceWorker(page)
})

test('offers no pack if the browser cannot run it', async ({ page, open }) => {
  await page.context().route('**/assets/leafWorker.*', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers() }
    headers['content-security-policy'] = headers['content-security-policy']!.replace(" 'wasm-unsafe-eval'", '')
    await route.fulfill({ response, headers })
  })
  const offered = page.waitForResponse((response) => response.url().includes('leafWorker'))
  await open('/account?row=phone')
  await offered
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('link', { name: 'Password' })).toBeVisible()
  await expect(page.getByText('Keep Jani on this phone')).toHaveCount(0)
})
