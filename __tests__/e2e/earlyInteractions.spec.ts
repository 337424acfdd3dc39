import type { Locator, Page } from '@playwright/test'

import { LANGUAGES } from '~/contract/languages'

import { PASSWORD, newEmail, register } from './support/accounts'
import { collectConsoleErrors, expect, test } from './support/fixtures'
import { LEAF, hydrated } from './support/pages'

/** Scripts arrive when the returned function is called. */
async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()).catch(() => undefined))
  return release
}

/** Opens a page that is not hydrated until `release` is called. */
async function openEarly(page: Page, address: string) {
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return release
}

/**
 * Runs in the page: what can be pressed and neither works by itself, as a link, a radio button or a label does, nor shows
 * that it is not ready. `inert`: it looks dim and takes no press.
 */
function findMisleading() {
  const misleading: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>(
    'a, button, label, summary, [role="button"], [tabindex="0"]',
  )) {
    if (!control.checkVisibility() || control.getClientRects().length === 0) continue
    const { opacity, pointerEvents } = getComputedStyle(control)
    const isInert = (control as HTMLButtonElement).disabled || (Number(opacity) < 0.7 && pointerEvents === 'none')
    const works =
      (control instanceof HTMLAnchorElement && control.href !== '') ||
      (control instanceof HTMLLabelElement && control.control !== null) ||
      control.localName === 'summary'
    if (works === isInert) misleading.push(control.outerHTML)
  }
  return misleading
}

for (const address of ['/', '/predict', '/login', '/login?mode=sign-up', '/history', '/library/maize-common-rust'])
  test(
    `every control of ${address} works or is visibly not ready before any script arrives`,
    { tag: '@layout' },
    async ({ page }) => {
      const release = await openEarly(page, address)
      expect(await page.evaluate(findMisleading)).toEqual([])
      release()
      await hydrated(page)
      const dim = page.locator('#root button:enabled').filter({ visible: true })
      for (const button of await dim.all()) await expect(button).toHaveCSS('opacity', '1')
    },
  )

test('a held link looks pressed at once, by CSS alone', async ({ browser }) => {
  const controls: ((page: Page) => Locator)[] = [
    (page) => page.getByRole('link', { name: 'Get Started' }),
    (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }),
    (page) => page.getByRole('banner').getByRole('link', { name: 'Predict' }),
  ]
  for (const control of controls) {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/')
    await control(page).hover()
    await page.mouse.down()
    await expect(control(page)).toHaveCSS('opacity', '0.6')
    await page.close()
  }
})

test('a button takes a press as soon as it looks ready', { tag: ['@layout', '@smoke'] }, async ({ page }) => {
  const release = await openEarly(page, '/about')
  const button = page.getByRole('button', { name: 'Kiswahili' })
  await expect(button).toHaveCSS('opacity', '0.5')
  await expect(button).toHaveCSS('pointer-events', 'none')
  release()
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
})

test.describe('a link pressed while the app is loading', () => {
  /** The first scroll has the app loaded, and the script is half here. */
  async function openHalf(page: Page) {
    const visits: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits.push(new URL(request.url()).pathname)
    })
    const release = await openEarly(page, '/')
    await page.mouse.move(5, 5)
    await page.waitForTimeout(1_200)
    await page.getByRole('link', { name: 'Diagnose Now', exact: true }).first().click()
    await expect(page.locator('a[aria-busy]')).toHaveText('Diagnose Now')
    return { release, visits }
  }

  test('opens in the app without a page load', async ({ page }) => {
    const { release, visits } = await openHalf(page)
    release()
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    expect(visits).toEqual(['/'])
  })

  test('opens as a full page if the app never arrives', async ({ page }) => {
    const { visits } = await openHalf(page)
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible({ timeout: 10_000 })
    expect(visits).toEqual(['/', '/login'])
  })
})

test('the menu opens once for a press as soon as it looks ready', { tag: '@phone' }, async ({ page }) => {
  const release = await openEarly(page, '/predict')
  const menu = page.getByRole('button', { name: 'Open menu' })
  await expect(menu).toHaveCSS('opacity', '0.5')
  release()
  await menu.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(page).toHaveURL('/predict')
})

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-KE` })
    const [email, password, submit] = {
      en: ['Email Address', 'Password', 'Login'],
      sw: ['Anwani ya barua pepe', 'Nenosiri', 'Ingia'],
    }[language]

    test('text typed early is kept on Enter, sent by the button, and never put in the address', async ({
      page,
      baseURL,
    }) => {
      const address = newEmail()
      await register(baseURL!, address)
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      const errors = collectConsoleErrors(page)
      const release = await openEarly(page, '/login')
      await page.getByLabel(email!).fill(address)
      await page.getByLabel(password!, { exact: true }).fill(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/login')
      await expect(page.getByLabel(email!)).toHaveValue(address)
      release()
      await page.getByRole('button', { name: submit!, exact: true }).click()
      await expect(page).toHaveURL('/')
      expect(requests.filter((url) => url.includes('?') || url.includes(encodeURIComponent(PASSWORD)))).toEqual([])
      expect(requests.filter((url) => url.includes('/auth/login'))).toHaveLength(1)
      expect(errors).toEqual([])
    })
  })

test('a form submitted before any script cannot put a password into the address', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const address of ['/login', '/login?mode=sign-up', '/reset']) {
    await page.goto(address)
    const field = page.getByLabel(/password/i).first()
    await field.fill(PASSWORD)
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.isNavigationRequest()),
      field.press('Enter'),
    ])
    expect([sent.method(), sent.url().includes(PASSWORD)]).toEqual(['POST', false])
    await page.waitForLoadState()
    expect(page.url()).not.toContain(PASSWORD)
  }
  await page.close()
})

test('text typed early stays in the fields', async ({ page }) => {
  const release = await openEarly(page, '/login?mode=sign-up')
  await page.getByLabel('Username').fill('Wanjiru')
  await page.getByLabel('Email Address').fill('wanjiru@example.com')
  release()
  await hydrated(page)
  await expect(page.getByLabel('Username')).toHaveValue('Wanjiru')
  await expect(page.getByLabel('Email Address')).toHaveValue('wanjiru@example.com')
})

test('a crop and photos chosen early stay chosen', { tag: '@layout' }, async ({ page }) => {
  const release = await openEarly(page, '/predict')
  await page.getByText('Maize', { exact: true }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.locator('label[for$="-files"]').filter({ visible: true }).first().click(),
  ])
  await chooser.setFiles(LEAF)
  release()
  await expect(page.getByAltText('The chosen leaf photo')).toBeVisible()
  await expect(page.getByText('Which crop is it?').locator('..')).toContainText('Maize')
})

test('after hydration a press of a link is shown until its page is there', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const release = await holdScripts(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Predict' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeAttached()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Leaf Image' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)
})

/** As an extension that keeps passwords does. */
const addToInputs = (page: Page) =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll('input')) input.after(document.createElement('lp-icon'))
  })

test('typed text stays in a page that an extension has changed', { tag: '@smoke' }, async ({ page }) => {
  const release = await openEarly(page, '/login')
  await addToInputs(page)
  await page.getByLabel('Email Address').fill('wanjiru@example.com')
  await page.getByLabel('Password', { exact: true }).pressSequentially('Shamba')
  const before = await page.getByLabel('Email Address').elementHandle()
  release()
  await page.waitForFunction((input) => !input.isConnected, before)
  await expect(page.getByLabel('Email Address')).toHaveValue('wanjiru@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Shamba')
  await page.keyboard.type('-7')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Shamba-7')
  const [login] = await Promise.all([
    page.waitForRequest('**/api/auth/login/'),
    page.getByRole('button', { name: 'Login', exact: true }).click(),
  ])
  expect(login.postDataJSON()).toEqual({ email: 'wanjiru@example.com', password: 'Shamba-7' })
})

test('a chosen photo and crop stay in a page that an extension has changed', async ({ page }) => {
  const release = await openEarly(page, '/predict')
  await addToInputs(page)
  await page.locator('label', { hasText: 'Maize' }).click()
  await page.locator('input[type=file]:not([capture])').setInputFiles(LEAF)
  release()
  await expect(page.getByAltText('The chosen leaf photo')).toBeVisible()
  await expect(page.getByText('Maize', { exact: true }).first()).toBeVisible()
})
