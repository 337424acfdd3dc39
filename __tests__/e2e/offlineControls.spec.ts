import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { PASSWORD, register } from './support/accounts'
import { expect, test as base } from './support/fixtures'
import {
  LEAF,
  NOTHING_LOST,
  NO_RESPONSE,
  fillCredentials,
  hydrated,
  reportHeading,
  showPhotos,
  storeTokens,
} from './support/pages'

/** Of the test's own server. */
const test = base.extend({ baseURL: ({ server }, use) => use(server.url) })

test.use({
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 360, height: 740 },
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const look = (page: Page) => page.getByRole('region', { name: 'Judged by this phone.' })
const judged = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Judged by this phone' })

/** The same leaf in another size, so that it is another photo. */
async function choose(page: Page, plot: number) {
  const buffer = await sharp(LEAF)
    .resize(600 - 20 * plot)
    .jpeg()
    .toBuffer()
  await showPhotos(page, { name: 'leaf.jpg', mimeType: 'image/jpeg', buffer })
}

/** The browser keeps the app, the pack and one answer; then there is no server any more. */
async function loseServer(page: Page, server: { url: string; stop: () => Promise<unknown> }) {
  await page.goto('/about')
  const { access, refresh } = await register(server.url)
  await storeTokens(page, { access, refresh })
  await page.goto('/predict')
  await choose(page, 0)
  await button(page, 'Diagnose').click()
  await expect(reportHeading(page)).toBeVisible()
  await page.goto('/account?row=phone')
  await button(page, /^Keep Jani on this phone: /).click()
  await expect(page.getByRole('heading', { name: 'Jani is kept on this phone' })).toBeVisible({ timeout: 30_000 })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await server.stop()
  await page.reload()
}

/** One sentence, and nothing that goes on waiting. */
async function expectNoResponse(page: Page) {
  await expect(page.getByText(NO_RESPONSE, { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await button(page, 'Close').click()
  await expect(button(page, 'Close')).toBeHidden()
}

async function pressesNeedServer(page: Page, names: readonly (string | RegExp)[]) {
  for (const name of names) {
    await button(page, name).click()
    await expectNoResponse(page)
  }
}

async function expectDownload(page: Page, press: () => Promise<void>, name: string) {
  const saved = page.waitForEvent('download')
  await press()
  expect((await saved).suggestedFilename()).toBe(name)
}

async function share(page: Page, title: string) {
  await button(page, 'Share').click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('switch').check()
  await dialog.getByRole('button', { name: 'Print for the farm officer' }).click()
  await expect(page.locator('[data-slip] img')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
}

/** Photos are looked at, corrected, passed on, kept, removed, put back, and opened again. */
async function useLooks(page: Page) {
  await page.goto('/predict')
  await expect(page.getByText(/^As of .* No network\.$/)).toBeVisible()
  await choose(page, 1)
  await button(page, 'Look with this phone (free)').click()
  await expect(look(page)).toContainText('Common rust')
  await button(page, /^Look again on /).click()
  await expectDownload(page, () => button(page, 'Put it in my calendar').click(), 'jani.ics')
  await share(page, 'Share what this phone has seen')
  await button(page, /^Not maize\?/).click()
  await look(page).getByRole('button', { name: 'Tomato' }).click()
  await expect(look(page)).not.toContainText('Common rust')
  await page.goBack()
  await choose(page, 2)
  await button(page, 'Diagnose').click()
  await expect(look(page)).toBeVisible() // one that is left before is sent by itself
  await page.getByRole('link', { name: '2 photos wait' }).click()
  await expect(judged(page)).toHaveCount(2)
  await judged(page)
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click()
  await button(page, 'Undo').click()
  await expect(judged(page)).toHaveCount(2)
  await judged(page).last().getByRole('link').click()
  await button(page, 'Diagnose').click() // it is a photo that is sent by itself now
  await button(page, 'Send now').click()
  await expect(page.getByText(NOTHING_LOST)).toBeVisible()
}

/** A kept answer, from the history. */
async function useAnswer(page: Page) {
  await page.goto('/history')
  await page.getByRole('link', { name: /common rust Check again/ }).click()
  await expect(page.getByText(/^As of .* No network\.$/)).toBeVisible()
  await share(page, 'Share this answer')
  await button(page, /^Look again on /).click()
  await expectDownload(page, () => button(page, 'Put it in my calendar').click(), 'jani.ics')
  await button(page, 'What else').click()
  await pressesNeedServer(page, ['Tomato'])
  await button(page, /^Which field is it\?/).click()
  await page.getByLabel('Name of the field').fill('By the river')
  await pressesNeedServer(page, ['Keep'])
  await button(page, 'Get help').click()
  await expect(page.getByText(/^A spray rarely pays/)).toBeVisible()
  await button(page, 'Delete this answer').click()
  await pressesNeedServer(page, ['Delete'])
  await page.getByRole('link', { name: 'Read more in the leaf library' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Common rust' })).toBeVisible()
}

async function useAccount(page: Page) {
  await page.goto('/account?row=password')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill(`${PASSWORD}-2`)
  await pressesNeedServer(page, ['Change the password'])
  await page.goto('/account?row=email')
  await page.getByLabel('New e-mail address').fill('other@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await pressesNeedServer(page, ['Change the address'])
  await page.goto('/account?row=data')
  await pressesNeedServer(page, ['Download my data'])
  await page.goto('/account?row=deletion')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await pressesNeedServer(page, ['Delete my account'])
  await page.goto('/account?row=phone')
  await button(page, 'Remove from this phone').click()
  await expect(page.getByText(/^Kept on this phone, Jani looks at leaves without a network\./)).toBeVisible()
}

async function useLibrary(page: Page) {
  await page.goto('/library')
  await page.getByRole('searchbox').fill('rust')
  await expect(page.getByText(/^\d+ pages$/)).toBeVisible()
  await page.goto('/library')
  await page.getByRole('main').getByRole('link', { name: 'Cassava' }).click()
  await page.getByRole('link', { name: /^Cassava mosaic/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cassava mosaic' })).toBeVisible()
}

/** As they stand in mails: whole, and cut short by a program. */
async function followLinks(page: Page) {
  const whole = 'A'.repeat(43)
  await page.goto(`/confirm#${whole}`)
  await hydrated(page)
  await pressesNeedServer(page, ['Confirm my address'])
  for (const token of [whole, 'A']) {
    await page.goto(`/reset#${token}`)
    await page.reload() // beyond `#` nothing is loaded again
    await hydrated(page)
    await page.getByLabel('New password').fill(PASSWORD)
    if (token === whole) await pressesNeedServer(page, ['Save the password'])
    else await button(page, 'Save the password').click()
  }
  await expect(page.getByText(/^This link was used before or is too old\./)).toBeVisible()
}

/** Log Out asks, because photos wait; afterwards every form says what it needs. */
async function leave(page: Page) {
  await page.goto('/')
  await hydrated(page)
  await button(page, 'Open menu').click()
  await button(page, 'Log Out').click()
  await button(page, 'Keep').click()
  await button(page, 'Log Out').click()
  await button(page, 'Log out and delete').click()
  await page.goto('/login')
  await hydrated(page)
  await fillCredentials(page, { email: 'a@example.com', password: PASSWORD })
  await pressesNeedServer(page, ['Login'])
  await page.goto('/login?mode=sign-up')
  await hydrated(page)
  await fillCredentials(page, { username: 'Wanjiru', email: 'a@example.com', password: PASSWORD })
  await pressesNeedServer(page, ['Sign Up'])
  await page.goto('/forgot')
  await page.getByLabel('Email Address').fill('a@example.com')
  await pressesNeedServer(page, ['Send me the link'])
  await followLinks(page)
}

test('without a server each control works, or says in one sentence what it needs', async ({
  page,
  server,
  consoleErrors,
}) => {
  test.slow()
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await loseServer(page, server)
  for (const use of [useLooks, useAnswer, useLibrary, useAccount, leave]) {
    await use(page)
    await expect(page.getByText(/went wrong/)).toHaveCount(0)
  }
  expect(consoleErrors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
})
