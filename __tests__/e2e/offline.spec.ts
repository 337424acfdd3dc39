import type { BrowserContext, Page } from '@playwright/test'

import { freePort, newDataDir, startProduct } from '../support/product'
import { copyBuild } from './support/deployment'
import { expect, test as base } from './support/fixtures'
import { HEADLINE, hydrated, openPredict } from './support/pages'
import { appStored, cachedPaths, expectNoServiceWorker, storeAppAtOnce } from './support/storedApp'

const ROUTES = ['/', '/predict', '/about', '/blog', '/contact', '/login']
const LATER_TITLE = 'Jani of tomorrow'
const LATER_CACHE = 'jani-janioftomorrow'

base.use({ serviceWorkers: 'allow' })

async function visit(page: Page, route = '/about') {
  await storeAppAtOnce(page)
  await page.goto(route)
  await page.mouse.move(5, 5)
  await appStored(page)
}

base.describe('after one visit', () => {
  for (const route of ['/', '/login'])
    base(
      `to ${route} every screen opens without a network`,
      { tag: route === '/' ? ['@smoke', '@chromium'] : [] },
      async ({ page, context }) => {
        await visit(page, route)
        await context.setOffline(true)
        for (const screen of ROUTES) {
          await page.goto(screen)
          await hydrated(page)
          await expect(page.getByRole('contentinfo')).toBeVisible()
          await expect(page.getByText('could not be loaded')).toBeHidden()
        }
        const footer = page.getByRole('contentinfo')
        await footer.getByRole('link', { name: 'Predict' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Upload Leaf Image' })).toBeVisible()
        await footer.getByRole('link', { name: 'Home' }).first().click()
        await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
      },
    )

  base('every file of a screen comes from the browser, and an unknown address from the server', async ({ page }) => {
    await visit(page)
    const fetched: string[] = []
    page.on('response', (response) => {
      if (!response.fromServiceWorker() && !response.url().startsWith('blob:')) fetched.push(response.url())
    })
    for (const route of ROUTES) {
      await page.goto(route)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
    expect(fetched.filter((url) => !/favicon|icon-|manifest|sw\.js/.test(url))).toEqual([])
    expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  })

  base.describe('signed in', () => {
    base.use({ isSignedIn: true })

    base('pictures are stored, and no answer of the API', async ({ page, context }) => {
      await visit(page)
      await openPredict(page)
      const stored = await cachedPaths(page)
      expect(stored).toEqual(expect.arrayContaining(['/index.html', '/app.html', '/illustrations/hero.svg']))
      expect(stored.filter((path) => path.startsWith('/api'))).toEqual([])
      await context.setOffline(true)
      expect(await page.evaluate(() => fetch('/api/users/get_user').catch(() => 'lost'))).toBe('lost')
    })
  })
})

base('nothing is stored for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await storeAppAtOnce(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/login')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expectNoServiceWorker(page)
  expect(scripts.filter((url) => /menu|answer|toasts|validation/.test(url))).toEqual([]) // nor is anything loaded in advance
})

base('nothing is stored while the page has been loading a moment ago', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(15_000)
  await page.evaluate(() => fetch('/favicon.svg').then((response) => response.text()))
  await page.clock.fastForward(15_000)
  await expectNoServiceWorker(page)
  await page.clock.fastForward(10_000)
  await appStored(page)
})

base.describe('of the prerendered pages', () => {
  for (const [locale, own, other] of [
    ['en-KE', '/predict.html', '/sw/predict.html'],
    ['sw-KE', '/sw/predict.html', '/predict.html'],
  ] as const)
    base.describe(`for ${locale}`, () => {
      base.use({ locale })

      base('those in the language of the reader are stored, and answer a visit', async ({ page, context }) => {
        await visit(page)
        const stored = await cachedPaths(page)
        expect([stored.includes(own), stored.includes(other)]).toEqual([true, false])
        await context.setOffline(true)
        const html = (await (await page.goto('/predict'))?.text()) ?? ''
        expect(html).toContain(`<html lang="${locale.slice(0, 2)}">`)
        expect(html).toContain('<h1')
      })
    })

  base('a language that is chosen later comes with the next visits', async ({ page, context }) => {
    await visit(page)
    await page.locator('header button[lang=sw]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
    await page.goto('/predict')
    await expect.poll(() => cachedPaths(page)).toContain('/sw/predict.html')
    await context.setOffline(true)
    const html = (await (await page.goto('/predict'))?.text()) ?? ''
    expect(html).toContain('Tuma picha ya jani')
  })
})

type Site = Omit<ReturnType<typeof copyBuild>, 'main' | 'close'> & { url: string; restart: () => Promise<void> }

const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const { main, close, ...build } = copyBuild()
    const data = await newDataDir()
    const settings = { dataDir: data.folder, port: await freePort(), main }
    let server = await startProduct(settings)
    const restart = async () => {
      await server.stop()
      server = await startProduct(settings)
    }
    await use({ ...build, url: server.url, restart })
    await server.stop()
    await data.remove()
    close()
  },
  baseURL: ({ site }, use) => use(site.url),
})

test.describe('after a deployment', () => {
  /** Has the browser look for a new build; resolves to whether it has stored one. */
  const update = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update().catch(() => undefined)
      const { installing } = registration
      if (installing)
        await new Promise((resolve) => {
          installing.addEventListener('statechange', resolve)
        })
      return registration.waiting !== null
    })

  const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

  async function titleOf(context: BrowserContext, route: string) {
    const page = await context.newPage()
    const html = (await (await page.goto(route))?.text()) ?? ''
    await page.close()
    return /<title>(.*?)<\/title>/.exec(html)?.[1]
  }

  test('open pages stay with the old build and the next visit gets the new one', async ({ page, context, site }) => {
    await visit(page)
    const [old] = await cacheNames(page)
    site.deploy(LATER_TITLE)
    await site.restart()
    expect(await update(page)).toBe(true)
    expect(await cacheNames(page)).toEqual([old, LATER_CACHE])
    for (const route of ['/', '/predict']) expect(await titleOf(context, route)).not.toBe(LATER_TITLE)

    await page.close()
    const next = await context.newPage()
    await next.goto('/')
    await expect.poll(() => cacheNames(next)).toEqual([LATER_CACHE])
    await context.setOffline(true)
    for (const route of ['/', '/predict']) expect(await titleOf(context, route)).toBe(LATER_TITLE)
  })

  test('a build with a missing or foreign file is discarded and the old one stays', async ({ page, context, site }) => {
    await visit(page)
    const before = await cacheNames(page)
    for (const isMissing of [false, true]) {
      site.deploy(LATER_TITLE)
      if (isMissing) site.remove('favicon.svg')
      else site.replace('app.html', '<!doctype html><title>Jani of the day after</title>')
      await site.restart()
      expect(await update(page)).toBe(false)
      expect(await cacheNames(page)).toEqual(before)
    }
    await context.setOffline(true)
    expect(await titleOf(context, '/predict')).not.toBe(LATER_TITLE)
  })
})
