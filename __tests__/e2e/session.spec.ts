import type { Page } from '@playwright/test'

import { endpoints } from '~/contract/endpoints'

import { PASSWORD, USERNAME, getUser, newEmail } from './support/accounts'
import { expect, test } from './support/fixtures'
import { openPredict, signUp, storeTokens, storedTokens } from './support/pages'

const greeting = (page: Page) => page.getByRole('button', { name: `Hi, ${USERNAME}` })

test.describe('signed in', () => {
  test.use({ isSignedIn: true })
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await expect(greeting(page)).toBeVisible()
  })

  test(
    'logging out ends the session on the server although the page is left at once',
    { tag: '@smoke' },
    async ({ page, baseURL }) => {
      await greeting(page).hover()
      const { access } = await storedTokens(page)
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await page.goto('/about') // a browser does not always report what a page sends while it is left
      await expect.poll(async () => (await getUser(baseURL!, access!)).status).toBe(401)
    },
  )

  test('three tabs that open together share one renewal', async ({ page, context }) => {
    const renewals: number[] = []
    context.on('response', (response) => {
      if (response.url().endsWith(endpoints.refresh.url)) renewals.push(response.status())
    })
    const tabs = [page, await context.newPage(), await context.newPage()]
    await storeTokens(page, { access: 'expired' })
    await Promise.all(tabs.map((tab) => openPredict(tab)))
    expect(renewals).toEqual([200])
  })
})

test('copied tokens are useless in another browser once renewed', async ({ page, context, baseURL }) => {
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
