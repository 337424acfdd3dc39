import type { Page } from '@playwright/test'

import { USERNAME } from './support/accounts'
import { collectConsoleErrors, expect, test } from './support/fixtures'
import { recordLayoutShifts } from './support/layoutShifts'
import { HEADLINE, callToAction, hydrated, isHydrated, openHome, settled } from './support/pages'

const CROPS_QUESTION = 'Which crops can Jani diagnose?'
const LOAD_FAILURE = 'Jani could not be loaded.'
const SCRIPTS = '**/assets/*.js'

/** Only an interaction of the test hydrates the page: the paint that the app waits for is not told. */
const withoutPainting = (page: Page) =>
  page.addInitScript(() => {
    const Observer = window.PerformanceObserver
    window.PerformanceObserver = class extends Observer {
      override observe() {
        return undefined
      }
    }
    addEventListener('load', () => {
      setTimeout(() => {
        window.PerformanceObserver = Observer
      })
    })
  })

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

test.describe('without scripts', () => {
  test('the landing page shows headline, buttons and questions, and its links lead on', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
    for (const name of ['Diagnose Now', 'How It Works']) await expect(callToAction(page, name).first()).toBeVisible()
    await expect(page.getByText(CROPS_QUESTION)).toBeVisible()
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/login?mode=sign-up')
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
    await page.close()
  })

  test('the landing page has the same colours as with scripts, light and dark', async ({ browser }) => {
    const coloursOf = async (javaScriptEnabled: boolean, colorScheme: 'light' | 'dark') => {
      const page = await browser.newPage({ javaScriptEnabled, colorScheme })
      await page.goto('/')
      if (javaScriptEnabled) await hydrated(page)
      const parts = page.locator('body, header, h1, main section, footer')
      const colours = await parts.evaluateAll((elements) =>
        elements.map((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]),
      )
      await page.close()
      return colours
    }
    for (const scheme of ['light', 'dark'] as const)
      expect(await coloursOf(false, scheme)).toEqual(await coloursOf(true, scheme))
  })
})

test('the landing page is painted although no other file ever arrives', async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname !== '/',
    () => undefined, // neither answered nor refused
  )
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(isPainted)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const address of ['/', '/library/tomato-mosaic-virus'])
  test(`${address} stays where its reader is when it hydrates, and is there again after a reload`, async ({ page }) => {
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
    await page.addInitScript(() => {
      const scrollTo = window.scrollTo.bind(window) as (...args: unknown[]) => void
      globalThis.scrolled = []
      window.scrollTo = (...args: unknown[]) => {
        globalThis.scrolled.push(args)
        scrollTo(...args)
      }
    })
    await page.goto(address)
    await page.mouse.wheel(0, 600)
    await expect.poll(scrollY).toBe(600)
    await hydrated(page)
    await page.getByRole('button', { name: 'Switch to dark colours' }).dispatchEvent('click') // scrolls nothing
    await expect(page.locator('html[data-dark]')).toBeAttached()
    expect(await scrollY()).toBe(600)
    expect(await page.evaluate(() => globalThis.scrolled)).toEqual([])
    await page.reload()
    await hydrated(page)
    await expect.poll(scrollY).toBe(600)
  })

test('a page opened after another was scrolled starts at its top', async ({ page }) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/')
  await hydrated(page)
  await page.mouse.wheel(0, 900)
  await expect.poll(scrollY).toBe(900)
  await page.goto('/blog')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await scrollY()).toBe(0)
})

declare global {
  /** The arguments of each call of `window.scrollTo`. */
  var scrolled: unknown[][]
}

test('the landing page hydrates at any interaction, with no script before it, layout shift or console message', async ({
  browser,
}) => {
  const interactions: Record<string, (page: Page) => Promise<unknown>> = {
    pointer: (page) => page.mouse.move(50, 50),
    touch: (page) => page.touchscreen.tap(2, 300),
    key: (page) => page.keyboard.press('Shift'),
    scroll: (page) => page.mouse.wheel(0, 200),
  }
  for (const [name, interact] of Object.entries(interactions)) {
    const page = await browser.newPage({ hasTouch: true, viewport: { width: 360, height: 740 } })
    await withoutPainting(page)
    const shifts = await recordLayoutShifts(page)
    const errors = collectConsoleErrors(page)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/', { waitUntil: 'load' })
    expect({ name, scripts }).toEqual({ name, scripts: [] })
    await page.locator('h1').evaluate((element) => Object.assign(element, { isPrerendered: true }))
    await interact(page)
    await page.waitForFunction(isHydrated)
    const isPrerendered = await page.locator('h1').evaluate((element) => 'isPrerendered' in element)
    const seen = { name, isPrerendered, errors, shifts: await shifts() }
    expect(seen).toEqual({ name, isPrerendered: true, errors: [], shifts: [] })
    await page.close()
  }
})

test('the app is requested once the page is painted', async ({ page }) => {
  await page.goto('/')
  await page.waitForFunction(isHydrated)
  const { paintedAt, askedAt } = await page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    askedAt: performance.getEntriesByType('resource').find(({ name }) => /assets\/main\./.test(name))?.startTime,
  }))
  expect(paintedAt).toBeGreaterThan(0)
  expect(askedAt).toBeGreaterThan(paintedAt!)
})

test('the landing page hydrates by itself, without any interaction', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(15_000)
  await page.waitForFunction(isHydrated)
})

test('the call to action works before any script has arrived', { tag: '@smoke' }, async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(SCRIPTS, (route) => released.then(() => route.continue()).catch(() => undefined))
  await page.goto('/', { waitUntil: 'commit' })
  await callToAction(page, 'Diagnose Now').first().click()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
})

test.describe('signed in', () => {
  test.use({ isSignedIn: true })

  test('the landing page never shows "Get Started", and greets without a layout shift', async ({
    page,
    consoleErrors,
  }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(SCRIPTS, (route) => released.then(() => route.continue()))
    const shifts = await recordLayoutShifts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
    await expect(page.getByText('Get Started')).toBeHidden()
    release()
    await expect(page.getByRole('button', { name: `Hi, ${USERNAME}` })).toBeVisible()
    await settled(page)
    expect(await shifts()).toEqual([])
    expect(consoleErrors).toEqual([])
  })
})

test('the landing page shows the current year, not the year of the build', async ({ page, consoleErrors }) => {
  await page.addInitScript(() => {
    Date.prototype.getFullYear = () => 2031
  })
  await openHome(page)
  await expect(page.getByText('© 2031')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a page reports that the app failed to load, and loads it on retry', async ({ page }) => {
  for (const route of ['/', '/login']) {
    await page.route(SCRIPTS, (asset) => asset.abort())
    await page.goto(route)
    await page.mouse.move(50, 50)
    await expect(page.getByText(LOAD_FAILURE)).toBeVisible()
    await page.unroute(SCRIPTS)
    await page.getByRole('button', { name: 'Try again' }).click()
    await hydrated(page)
    await expect(page.getByText(LOAD_FAILURE)).toBeHidden()
  }
})
