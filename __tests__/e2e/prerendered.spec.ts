import type { Browser, Page } from '@playwright/test'

import { LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'

import { signedInState } from './support/accounts'
import { collectConsoleErrors, expect, test } from './support/fixtures'
import { recordLayoutShifts } from './support/layoutShifts'

const SCREENS = [
  ...['/', '/predict', '/login', '/login?mode=sign-up', '/about', '/blog', '/contact', '/account', '/history'],
  ...['/predict?scan=unknown', '/forgot', '/reset#token', '/reset', '/confirm#token', '/library', '/no/such/page'],
]
const HEADING = {
  en: { '/predict': 'Upload Leaf Image', '/login': 'Welcome back', '/login?mode=sign-up': 'Create your account' },
  sw: { '/predict': 'Tuma picha ya jani', '/login': 'Karibu tena', '/login?mode=sign-up': 'Fungua akaunti yako' },
}

type Visitor = { language: Language; isSignedIn?: boolean; javaScriptEnabled?: boolean }

async function open(browser: Browser, baseURL: string, { language, isSignedIn, ...options }: Visitor): Promise<Page> {
  const storageState = isSignedIn ? await signedInState(baseURL) : undefined
  return browser.newPage({ locale: `${language}-KE`, storageState, ...options })
}

/** Whether React took over the elements that were there, what has moved, and what the console says. */
async function hydrate(page: Page, address: string) {
  const errors = collectConsoleErrors(page)
  const shifts = await recordLayoutShifts(page)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(document.querySelector('footer') ?? {}, { isPrerendered: true })
    })
  })
  await page.goto(address)
  await page.mouse.move(5, 5)
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'))
  await page.waitForLoadState('networkidle')
  const isPrerendered = await page.locator('footer').evaluate((footer) => 'isPrerendered' in footer)
  const lang = await page.locator('html').getAttribute('lang')
  return { address, isPrerendered, errors, lang, shifts: await shifts() }
}

for (const language of LANGUAGES)
  for (const isSignedIn of [false, true])
    test(`every screen hydrates without a warning in ${language}, signed ${isSignedIn ? 'in' : 'out'}`, async ({
      browser,
      baseURL,
    }) => {
      test.slow()
      for (const address of SCREENS) {
        const page = await open(browser, baseURL!, { language, isSignedIn })
        const seen = await hydrate(page, address)
        const errors = seen.errors.filter((error) => !(address === '/predict?scan=unknown' && /404/.test(error)))
        expect({ ...seen, errors }).toEqual({
          address,
          isPrerendered: true,
          errors: [],
          lang: language,
          shifts: [],
        })
        await page.context().close()
      }
    })

for (const language of LANGUAGES)
  test(`${language}: without scripts each screen has its heading, and Sign Up its form`, async ({
    browser,
    baseURL,
  }) => {
    const page = await open(browser, baseURL!, { language, javaScriptEnabled: false })
    for (const [address, heading] of Object.entries(HEADING[language])) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    await page.close()
  })

test('a chosen language is then served by the server, before any script', async ({ page, browser }) => {
  await page.goto('/about')
  await page.mouse.move(5, 5)
  await page.locator('header button[lang=sw]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name, value }) => ({ name, value }))).toEqual([{ name: 'language', value: 'sw' }])
  await context.addCookies(cookies)
  const next = await context.newPage()
  const response = await next.goto('/predict')
  expect(response?.headers()['vary']).toContain('Accept-Language, Cookie')
  await expect(next.getByRole('heading', { level: 1, name: HEADING.sw['/predict'] })).toBeVisible()
  await context.close()
})

test.describe('signed in', () => {
  test.use({ isSignedIn: true })

  test('no visitor content shows before the page is hydrated', async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined)
    const ofVisitors = {
      '/': 'Get Started',
      '/predict': 'You need an account for an answer',
      '/account': 'Log in to see your account',
      '/history': 'Log in to see your answers',
      '/login': 'Welcome back',
    }
    for (const [address, text] of Object.entries(ofVisitors)) {
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByText(text)).toBeHidden()
    }
    await page.goto('/predict', { waitUntil: 'commit' })
    await expect(page.getByText('Credits left')).toBeHidden()
  })
})
