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

/** Runs in the page: presses each link and button, and names those that show nothing then. */
async function findSilent() {
  const silent: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button:enabled')) {
    if (!control.checkVisibility() || control.getClientRects().length === 0 || control.closest('[hidden]')) continue
    const isSamePage =
      control instanceof HTMLAnchorElement && (control.hash !== '' || control.origin !== location.origin)
    const before = getComputedStyle(control).opacity
    const stay = (event: Event) => {
      event.preventDefault()
    }
    addEventListener('click', stay) // after the page's own listeners
    HTMLInputElement.prototype.click = () => undefined
    control.click()
    removeEventListener('click', stay)
    const opens = control.dataset['opens'] // the browser shows its file chooser
    if (!opens && !isSamePage && getComputedStyle(control).opacity === before) silent.push(control.outerHTML)
    await Promise.resolve()
  }
  return silent
}

for (const address of ['/', '/predict', '/login', '/login?mode=sign-up', '/history', '/library/maize-common-rust'])
  test(
    `every link and button of ${address} shows a press before any script arrives`,
    { tag: '@layout' },
    async ({ page }) => {
      await openEarly(page, address)
      expect(await page.evaluate(findSilent)).toEqual([])
      await expect(page.locator('[data-pressed]')).toHaveCount(1) // the last of them
      const bar = await page.evaluate(() => getComputedStyle(document.documentElement, '::before').height)
      expect(bar).toBe('4px')
    },
  )

test('a held link or button looks pressed at once, by style alone', async ({ browser }) => {
  const controls: ((page: Page) => Locator)[] = [
    (page) => page.getByRole('link', { name: 'Get Started' }),
    (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }),
    (page) => page.getByRole('button', { name: 'Kiswahili' }),
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

test(
  'a button that was pressed early does its work once the page is hydrated',
  { tag: ['@layout', '@smoke'] },
  async ({ page }) => {
    const release = await openEarly(page, '/about')
    await page.getByRole('button', { name: 'Kiswahili' }).click()
    await expect(page.locator('[data-pressed]')).toHaveText('Kiswahili')
    release()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
    await expect(page.locator('[data-pressed], html[data-busy]')).toHaveCount(0)
  },
)

test.describe('a link that is pressed while the app is on its way', () => {
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
    await expect(page.locator('[data-pressed]')).toHaveText('Diagnose Now')
    return { release, visits }
  }

  test('opens in the app, which is not loaded anew', async ({ page }) => {
    const { release, visits } = await openHalf(page)
    release()
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    expect(visits).toEqual(['/'])
  })

  test('opens as a page of its own where the app does not come', async ({ page }) => {
    const { visits } = await openHalf(page)
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible({ timeout: 10_000 })
    expect(visits).toEqual(['/', '/login'])
  })
})

test('the menu opens once for an early press', { tag: '@phone' }, async ({ page }) => {
  const release = await openEarly(page, '/predict')
  await page.getByRole('button', { name: 'Open menu' }).click()
  release()
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

    for (const how of ['button', 'Enter'])
      test(`what was typed and sent early (${how}) is sent once the page is hydrated, and never by the address`, async ({
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
        if (how === 'button') await page.getByRole('button', { name: submit!, exact: true }).click()
        else await page.keyboard.press('Enter')
        await expect(page).toHaveURL('/login')
        release()
        await expect(page).toHaveURL('/')
        expect(requests.filter((url) => url.includes('?') || url.includes(encodeURIComponent(PASSWORD)))).toEqual([])
        expect(requests.filter((url) => url.includes('/auth/login'))).toHaveLength(1)
        expect(errors).toEqual([])
      })
  })

test('a form that is sent before any script of ours cannot put a password into the address', async ({ browser }) => {
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

test('what was typed early stays in the fields', async ({ page }) => {
  const release = await openEarly(page, '/login?mode=sign-up')
  await page.getByLabel('Username').fill('Wanjiru')
  await page.getByLabel('Email Address').fill('wanjiru@example.com')
  release()
  await hydrated(page)
  await expect(page.getByLabel('Username')).toHaveValue('Wanjiru')
  await expect(page.getByLabel('Email Address')).toHaveValue('wanjiru@example.com')
})

test('a crop and photos that were chosen early are chosen', { tag: '@layout' }, async ({ page }) => {
  const release = await openEarly(page, '/predict')
  await page.getByText('Maize', { exact: true }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.locator('[data-opens$="-files"]').first().click(),
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
  await expect(page.locator('html[data-busy]')).toBeAttached()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Leaf Image' })).toBeVisible()
  await expect(page.locator('html[data-busy]')).toHaveCount(0)
})

/** As an extension that keeps passwords does. */
const addToInputs = (page: Page) =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll('input')) input.after(document.createElement('lp-icon'))
  })

test('what is typed stays in a page that an extension has changed', { tag: '@smoke' }, async ({ page }) => {
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

test('a photo and a crop that were chosen stay in a page that an extension has changed', async ({ page }) => {
  const release = await openEarly(page, '/predict')
  await addToInputs(page)
  await page.locator('label', { hasText: 'Maize' }).click()
  await page.locator('input[type=file]:not([capture])').setInputFiles(LEAF)
  release()
  await expect(page.getByAltText('The chosen leaf photo')).toBeVisible()
  await expect(page.getByText('Maize', { exact: true }).first()).toBeVisible()
})
