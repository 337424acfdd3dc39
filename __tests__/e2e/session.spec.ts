import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import type { BrowserContext, Page } from '@playwright/test'

import { endpoints } from '~/contract/endpoints'

import { PASSWORD, USERNAME, getUser, newEmail } from './support/accounts'
import { expect, test } from './support/fixtures'
import {
  choosePhoto,
  expectCredits,
  expectToast,
  openPredict,
  requestDiagnosis,
  signUp,
  storeTokens,
  storedTokens,
} from './support/pages'

const greeting = (page: Page) => page.getByRole('button', { name: `Hi, ${USERNAME}` })
const getStarted = (page: Page) => page.getByRole('link', { name: 'Get Started' }).first()

/** The statuses of all token renewals in this browser, from now on. */
function recordRenewals(context: BrowserContext) {
  const statuses: number[] = []
  context.on('response', (response) => {
    if (new URL(response.url()).pathname === endpoints.refresh.url) statuses.push(response.status())
  })
  return statuses
}

test.describe('signed in', () => {
  test.use({ isSignedIn: true })
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await expect(greeting(page)).toBeVisible()
  })

  test('a reload keeps the session and its tokens', async ({ page }) => {
    const before = await storedTokens(page)
    await page.reload()
    await expect(greeting(page)).toBeVisible()
    expect(await storedTokens(page)).toEqual(before)
  })

  test('logging out in one tab logs out in every tab', async ({ page, context }) => {
    const other = await context.newPage()
    await openPredict(other)
    await greeting(page).hover()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(getStarted(other)).toBeVisible()
    await expectCredits(other, 0)
    expect(await storedTokens(page)).toEqual({ access: null, refresh: null })
  })

  test('logging out ends the session on the server although the page is left at once', async ({ page, baseURL }) => {
    await greeting(page).hover()
    const { access } = await storedTokens(page)
    const logout = page.context().waitForEvent('request', (request) => request.url().endsWith(endpoints.logout.url))
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.goto('/about')
    await logout
    await expect.poll(async () => (await getUser(baseURL!, access!)).status).toBe(401)
  })

  test('an expired, forged or damaged access token is renewed once', async ({ page, context }) => {
    const expired = 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiIxIiwic2lkIjoiMSIsImlhdCI6MSwiZXhwIjoyfQ.AAAA'
    const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwic2lkIjoiMSIsImV4cCI6OTk5OTk5OTk5OX0.'
    for (const access of [expired, forged, 'damaged']) {
      const renewals = recordRenewals(context)
      const { refresh } = await storedTokens(page)
      await storeTokens(page, { access })
      await openPredict(page)
      expect(renewals).toEqual([200])
      const renewed = await storedTokens(page)
      expect(renewed.access).not.toBe(access)
      expect(renewed.refresh).not.toBe(refresh)
    }
  })

  test('three tabs that open together share one renewal', async ({ page, context }) => {
    const renewals = recordRenewals(context)
    const tabs = [page, await context.newPage(), await context.newPage()]
    await storeTokens(page, { access: 'expired' })
    await Promise.all(tabs.map((tab) => openPredict(tab)))
    expect(renewals).toEqual([200])
  })

  test('a forged refresh token ends the session, and a diagnosis then asks to log in', async ({ page, context }) => {
    const renewals = recordRenewals(context)
    await storeTokens(page, { access: 'expired', refresh: 'forged' })
    await page.goto('/predict')
    await expect(getStarted(page)).toBeVisible()
    await expect.poll(() => storedTokens(page)).toEqual({ access: null, refresh: null })
    expect(renewals).toEqual([401])
    await expectCredits(page, 0)
    await choosePhoto(page)
    await requestDiagnosis(page)
    await expectToast(page, 'Please log in first.')
  })
})

test('copied tokens are worth nothing in another browser once they were renewed', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page, { username: USERNAME, email: newEmail(), password: PASSWORD })
  await expect(greeting(page)).toBeVisible()
  const cookies = await context.cookies(`${baseURL}${endpoints.login.url}`)
  expect(cookies).toMatchObject([{ name: 'jani_device', httpOnly: true, sameSite: 'Strict', path: '/api/auth' }])
  expect(await page.evaluate(() => document.cookie)).toBe('')

  await storeTokens(page, { access: 'expired' })
  await openPredict(page)
  const { refresh } = await storedTokens(page)
  const elsewhere = await fetch(baseURL! + endpoints.refresh.url, {
    method: endpoints.refresh.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh }),
  })
  expect(elsewhere.status).toBe(401)
})

test('the list of common passwords is not part of the client', () => {
  const folder = path.resolve('dist/public')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts)
    expect(readFileSync(path.join(folder, script), 'utf8')).not.toMatch(/qwertyuiop|iloveyou/)
})
