import type { Page } from '@playwright/test'

import { predictionIn, verdicts } from '../support/predictions'

import { expect, test } from './support/fixtures'
import { languageOf, LAST_WEEK } from './support/historyStates'
import { HEADLINE, LEAF, callToAction, hydrated } from './support/pages'
import { recordLayoutShifts } from './support/layoutShifts'

const ROW_PX = 72

/** What this phone remembers of the last list. */
const remember = (page: Page, settings: Record<string, string>) =>
  page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, settings)

/** The plants of an answer of last week, which this phone remembers as due. */
async function haveDuePlants(page: Page) {
  const { diagnosis } = predictionIn('en', verdicts.confident)
  const diagnoses = [{ ...diagnosis, createdAt: LAST_WEEK }]
  await page.route('**/api/diagnoses', (route) => route.fulfill({ json: { diagnoses } }))
  await remember(page, { dueAt: String(Date.now()), hasAnswers: 'yes' })
}

/** A long answer, and a newer photo that was refused. */
async function haveAnswers(page: Page) {
  await page.route('**/api/diagnoses', (route) => {
    const [ranked, dark] = [verdicts.ranked, verdicts.tooDark].map(
      (verdict) => predictionIn(languageOf(route.request()), verdict).diagnosis,
    )
    const createdAt = new Date().toISOString() // not due on any day
    return route.fulfill({
      json: {
        diagnoses: [
          { ...dark, id: 'diagnosis-2' },
          { ...ranked, createdAt },
        ],
      },
    })
  })
  await remember(page, { hasAnswers: 'yes' })
}

const dueRow = (page: Page) => page.getByRole('link', { name: 'Look again Tomato, late blight', exact: true })
const hero = (page: Page) => page.getByRole('region', { name: HEADLINE })

/** From the lower edge of the hero's last button to the first tagline. */
const roomBelowButtons = (page: Page) =>
  hero(page).evaluate((region) => {
    const [button, tagline] = [region.querySelector('a[href^="#"]')!, region.querySelector('ul')!]
    return tagline.getBoundingClientRect().top - button.getBoundingClientRect().bottom
  })

test.describe('a farmer with plants due for a follow-up', { tag: '@layout' }, () => {
  test.use({ isSignedIn: true })

  for (const address of ['/', '/predict'])
    test(`${address} shows them on its first screen, and nothing shifts when they load`, async ({ page }) => {
      await haveDuePlants(page)
      const shifts = await recordLayoutShifts(page)
      await page.goto(address)
      await hydrated(page)
      await expect(dueRow(page)).toBeInViewport()
      await page.waitForLoadState('networkidle')
      expect(await shifts()).toEqual([])
    })

  test('before scripts, their place is reserved', async ({ page }) => {
    await haveDuePlants(page)
    await page.route('**/assets/*.js', () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(callToAction(page, 'Diagnose Now').first()).toBeVisible()
    expect(await roomBelowButtons(page)).toBeGreaterThan(ROW_PX)
    await page.goto('/predict', { waitUntil: 'commit' })
    const hint = (await page.getByText('Drag & drop or click to upload').boundingBox())!
    const zone = (await page.locator('label[for$="-files"]').boundingBox())!
    expect(zone.y - (hint.y + hint.height)).toBeGreaterThan(ROW_PX)
  })
})

for (const [language, name] of [
  ['en', 'Your last answer Maize, grey leaf spot or northern leaf blight'],
  ['sw', 'Jibu lako la mwisho Mahindi, baka la kijivu la jani au bakajani la kaskazini'],
] as const)
  test.describe(`a farmer with answers of which none is due, in ${language}`, { tag: '@layout' }, () => {
    test.use({ isSignedIn: true, locale: `${language}-KE` })

    test('reads the last one below the buttons, and nothing shifts when it loads', async ({ page }) => {
      await haveAnswers(page)
      const shifts = await recordLayoutShifts(page)
      await page.goto('/')
      await hydrated(page)
      await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()
      await expect(page.locator('main section').first().getByRole('link')).toHaveCount(3)
      await page.waitForLoadState('networkidle')
      expect(await shifts()).toEqual([])
    })
  })

test.describe('with a new account', () => {
  test.use({ isSignedIn: true })

  test('the landing page is that of a visitor; the list of photos is loaded before it may be needed without a network, no previews', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const listed = page.waitForResponse('**/api/diagnoses')
    await page.goto('/')
    await listed
    await expect(hero(page).getByRole('link')).toHaveText(['Diagnose Now', 'How It Works'])
    expect(await roomBelowButtons(page)).toBeLessThan(ROW_PX)
    const ofList = () => scripts.filter((url) => /assets\/history\./.test(url))
    expect(ofList()).toEqual([])
    await callToAction(page, 'Diagnose Now').click()
    await page.locator('input[type=file]:not([capture])').setInputFiles(LEAF)
    await expect(page.getByRole('group', { name: 'Which field is it?' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => /assets\/(sending|result)\./.test(url))).toHaveLength(2)
    expect(ofList()).toHaveLength(1)
    expect(scripts.filter((url) => /assets\/(onDevice|library)\./.test(url))).toEqual([])
  })
})
