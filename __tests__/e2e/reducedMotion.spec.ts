import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures'
import { callToAction, choosePhoto, expectWholeReport, openHome, openPredict, requestDiagnosis } from './support/pages'

declare global {
  var motions: string[]
}

/** Notes every transition and animation that starts in the page. */
const recordMotion = (page: Page) =>
  page.addInitScript(() => {
    globalThis.motions = []
    const note = (event: Event) => {
      const name = event instanceof TransitionEvent ? event.propertyName : (event as AnimationEvent).animationName
      globalThis.motions.push(`${event.type} ${name} of ${(event.target as Element).className}`)
    }
    for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, note, true)
  })

const motions = (page: Page) => page.evaluate(() => globalThis.motions)

async function useLandingPage(page: Page) {
  await openHome(page)
  await callToAction(page, 'How It Works').first().click()
  await page.locator('[aria-roledescription=carousel]').scrollIntoViewIfNeeded()
  await expect(page.locator('.slick-list')).toBeVisible()
  for (const card of await page.locator('main .MuiCard-root:not([inert] *)').all()) await card.hover()
  await page.getByRole('button', { name: 'Next testimonial' }).click()
  await page.getByRole('button', { name: 'Which crops can Jani diagnose?' }).click()
  await expect(page.getByRole('row', { name: /^Soybean Not yet/ })).toBeVisible()
}

const switchColours = (page: Page) => page.getByRole('button', { name: 'Switch to dark colours' }).click()

async function openAndCloseMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await switchColours(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).not.toBeAttached()
}

test.describe('with reduced motion', { tag: '@layout' }, () => {
  test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves on the landing page, in the menu, from a photo to its diagnosis and in a toast', async ({
    page,
    device,
  }) => {
    await recordMotion(page)
    await useLandingPage(page)
    await (device === 'phone' ? openAndCloseMenu(page) : switchColours(page))
    expect(await motions(page)).toEqual([])

    await openPredict(page)
    await choosePhoto(page)
    await requestDiagnosis(page)
    await expectWholeReport(page)
    await page.route('**/api/predict/', (route) => route.fulfill({ status: 402, json: { detail: 'No credits.' } }))
    await choosePhoto(page)
    await requestDiagnosis(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('alert')).not.toBeAttached()
    expect(await motions(page)).toEqual([])
  })
})

test('otherwise the landing page moves', async ({ page }) => {
  await recordMotion(page)
  await useLandingPage(page)
  expect(await motions(page)).not.toEqual([])
})
