import type { Page } from '@playwright/test'

import { predictionIn, verdicts } from '../support/predictions'

import { signedInState } from './support/accounts'
import { readScripted } from './support/answerStates'
import { expect, test } from './support/fixtures'
import { openHistoryEntry } from './support/historyStates'
import { LEAF, fileInput, hydrated, openHome, photoPreview } from './support/pages'
import { screenStates } from './support/screenStates'
import { expectWorking, translatePage } from './support/translatedPage'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SIGNED_OUT = { cookies: [], origins: [] }
/** Shows that something has failed, on purpose. */
const FAILED = 'error'

/** In the header; nothing else is named so. */
const languageButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })

async function readInSwahiliAndBack(page: Page) {
  await languageButton(page, 'Kiswahili').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
  await expect(page.getByRole('contentinfo')).toContainText('Haki zote zimehifadhiwa')
  await languageButton(page, 'English').click()
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved')
}

test.beforeEach(({ page }) => translatePage(page))

/** The states one after the other on one page, as a new page takes a browser three times as long. */
for (const [group, states] of Object.entries(screenStates))
  for (const device of ['desktop', 'phone'] as const)
    test(
      `the ${group} is reached and read in both languages on a ${device}`,
      { tag: device === 'phone' ? '@phone' : '@desktop' },
      async ({ page, baseURL, consoleErrors }) => {
        test.slow()
        const signedIn = await signedInState(baseURL!)
        for (const { name, isSignedIn, open } of states.filter(
          ({ name, only = device }) => name !== FAILED && only === device,
        )) {
          await test.step(name, async () => {
            await page.goto('about:blank') // an open page starts again when its account changes
            await page.context().setStorageState(isSignedIn ? signedIn : SIGNED_OUT)
            await open(page)
            if (await languageButton(page, 'Kiswahili').isVisible()) await readInSwahiliAndBack(page)
            await expectWorking(page, consoleErrors)
            await page.unrouteAll({ behavior: 'ignoreErrors' })
          })
        }
      },
    )

test('an error of a form comes and goes', { tag: '@smoke' }, async ({ page, consoleErrors }) => {
  await page.goto('/login?mode=sign-up')
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('Invalid Email')).toBeVisible()
  await page.getByLabel('Email Address').fill('wanjiru@example.com')
  await expect(page.getByText('Invalid Email')).toBeHidden()
  await expectWorking(page, consoleErrors)
})

test('input entered before the app loads is kept, once', async ({ page }) => {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/main.*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/predict', { waitUntil: 'commit' })
  await page.locator('main font').first().waitFor({ state: 'attached' })
  await fileInput(page).setInputFiles(LEAF)
  release()
  await hydrated(page)
  await expect(photoPreview(page)).toBeVisible()
  await expect(page.getByAltText(/^Leaf photo/)).toHaveCount(0) // as of several
})

test('the landing page is read in both languages', { tag: '@smoke' }, async ({ page, consoleErrors }) => {
  await openHome(page)
  await readInSwahiliAndBack(page)
  await expectWorking(page, consoleErrors)
})

test.describe('signed in', () => {
  test.use({ isSignedIn: true })

  test('a photo is diagnosed, and the result shared', { tag: '@smoke' }, async ({ page, consoleErrors }) => {
    await readScripted(page, verdicts.confident)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expectWorking(page, consoleErrors)
  })

  test('an earlier result is read again for another crop', async ({ page, consoleErrors }) => {
    await openHistoryEntry(page)
    const json = predictionIn('en', verdicts.ranked)
    await page.route('**/api/diagnoses/*', (route) => route.fulfill({ json }))
    await page.getByRole('button', { name: 'What else' }).click()
    await page.getByRole('button', { name: 'Maize', exact: true }).click()
    await expect(page.getByText(json.diagnosis.answer.candidates[0]!.condition).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Late blight' })).toHaveCount(0)
    await expectWorking(page, consoleErrors)
  })

  test('the user logs out', async ({ page, consoleErrors }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: /^Hi, / }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('banner').getByText('Get Started')).toBeVisible()
    await expectWorking(page, consoleErrors)
  })
})
