import type { Page } from '@playwright/test'

import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'

import { PASSWORD, USERNAME, creditsOf, newEmail } from './support/accounts'
import { expect, test } from './support/fixtures'
import {
  LEAF,
  diagnoseButton,
  expectCredits,
  fileInput,
  logIn,
  openPredict,
  photoPreview,
  readDiagnosis,
  reportHeading,
  showPhotos,
  storeTokens,
} from './support/pages'

const OTHER = { username: 'Otieno', password: PASSWORD }
/** Longer than it takes to log out and in beside it. */
const FROZEN_MS = 10_000

const greeting = (page: Page, name: string) => page.getByRole('button', { name: `Hi, ${name}` })

async function registerOther(serverUrl: string) {
  const other = { ...OTHER, email: newEmail() }
  const { method, url } = endpoints.register
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(serverUrl + url, { method, headers, body: JSON.stringify(other) })
  return { ...other, ...((await response.json()) as AuthResponse) }
}

async function expectOther(page: Page) {
  await expect(greeting(page, OTHER.username)).toBeVisible({ timeout: 2 * FROZEN_MS })
  await expect(greeting(page, USERNAME)).toHaveCount(0)
  await expect(reportHeading(page)).toHaveCount(0)
  await expect(photoPreview(page)).toHaveCount(0)
  await expectCredits(page, 5)
}

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(async ({ page }) => {
  await openPredict(page)
})

test('a frozen tab of one account switches to the next one', async ({ page, context, baseURL }) => {
  const other = await registerOther(baseURL!)
  await readDiagnosis(page)
  const beside = await context.newPage()
  await beside.goto('/about')
  await greeting(beside, USERNAME).hover()
  await page.evaluate((ms) => {
    setTimeout(() => {
      for (const start = Date.now(); Date.now() - start < ms;);
    }, 0)
  }, FROZEN_MS)
  await beside.getByRole('menuitem', { name: 'Logout' }).click()
  await logIn(beside, { email: other.email, password: other.password })
  await expect(greeting(beside, OTHER.username)).toBeVisible()
  await expectOther(page)
})

test(
  'a tab whose tokens are replaced shows the other account, and spends its credit only when that is on the screen',
  { tag: '@smoke' },
  async ({ page, context, baseURL }) => {
    const { access, refresh } = await registerOther(baseURL!)
    await readDiagnosis(page)
    const beside = await context.newPage()
    await beside.goto('/about')
    await storeTokens(beside, { access, refresh })
    await expectOther(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Predict' }).click() // the answer is not theirs
    await showPhotos(page)
    await diagnoseButton(page).click()
    await expect(reportHeading(page)).toBeVisible()
    await expect(greeting(page, OTHER.username)).toBeVisible()
    expect(await creditsOf(baseURL!, access)).toBe(4)
  },
)

test('a request of a tab that has not noticed the other account is not sent', async ({ page, baseURL }) => {
  const { access, refresh } = await registerOther(baseURL!)
  await fileInput(page).setInputFiles(LEAF)
  await storeTokens(page, { access, refresh }) // no event in the tab itself
  await diagnoseButton(page).click()
  await expectOther(page)
  await expect(page.getByText('The account was changed in another window.')).toBeVisible()
  expect(await creditsOf(baseURL!, access)).toBe(5)
})
