import type { Page } from '@playwright/test'

import { predictionIn, verdicts } from '../support/predictions'

import { expect, test } from './support/fixtures'
import { lastWeek } from './support/historyStates'
import { LEAF, hydrated } from './support/pages'
import { recordLayoutShifts } from './support/layoutShifts'

/** The plants of an answer of last week, which this phone remembers as due. */
async function haveDuePlants(page: Page) {
  const { diagnosis } = predictionIn('en', verdicts.confident)
  const diagnoses = [{ ...diagnosis, createdAt: lastWeek() }]
  await page.route('**/api/diagnoses', (route) => route.fulfill({ json: { diagnoses } }))
  await page.addInitScript(() => {
    localStorage.setItem('dueAt', String(Date.now()))
  })
}

const dueRow = (page: Page) => page.getByRole('link', { name: 'Look again Tomato, late blight' })

test.describe('a farmer with plants due for a follow-up', { tag: '@layout' }, () => {
  test.use({ isSignedIn: true })

  for (const address of ['/', '/predict'])
    test(`${address} starts with them, and nothing shifts when they load`, async ({ page }) => {
      await haveDuePlants(page)
      const shifts = await recordLayoutShifts(page)
      await page.goto(address)
      await hydrated(page)
      await expect(dueRow(page)).toBeInViewport()
      await page.waitForLoadState('networkidle')
      expect(await shifts()).toEqual([])
    })

  test('before scripts, their place is reserved and the photo is one press away', async ({ page }) => {
    await haveDuePlants(page)
    await page.route('**/assets/*.js', () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('link', { name: 'Photograph a leaf' })).toBeVisible()
    await page.goto('/predict', { waitUntil: 'commit' })
    const [title, tile] = [page.getByRole('heading', { level: 1 }), page.getByText('Which crop is it?')]
    const between = async () => (await tile.boundingBox())!.y - (await title.boundingBox())!.y
    expect(await between()).toBeGreaterThan(64 + 24)
  })
})

test.describe('with a new account', () => {
  test.use({ isSignedIn: true })

  test('no list of results or previews is loaded', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto('/')
    await expect(page.getByText('Your last answer, and what to look at again, will stand here.')).toBeVisible()
    await page.getByRole('link', { name: 'Photograph a leaf' }).click()
    await page.locator('input[type=file]:not([capture])').setInputFiles(LEAF)
    await expect(page.getByRole('button', { name: 'Which field is it?' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => /assets\/(sending|result)\./.test(url))).toHaveLength(2)
    expect(scripts.filter((url) => /assets\/(history|onDevice|library)\./.test(url))).toEqual([])
  })
})

test('a visitor sees no due plants', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Photograph a leaf' })).toBeHidden()
})
