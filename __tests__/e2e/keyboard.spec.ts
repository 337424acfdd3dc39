import type { Locator, Page } from '@playwright/test'

import { PASSWORD, USERNAME, newEmail } from './support/accounts'
import { expect, test } from './support/fixtures'
import { LEAF, callToAction, expectToast } from './support/pages'

/** More tab stops than any screen has. */
const MAX_STOPS = 60

/** Presses Tab until the target has the focus; every stop on the way must have a visible focus ring. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(hasFocusRing)).toBe(true)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${target.toString()}.`)
}

/** Runs in the page: a ring around the element, or around the field that it is part of. */
function hasFocusRing() {
  const focused = document.activeElement
  if (!focused || focused === document.body) return false
  const field = focused.closest('.MuiInputBase-root')?.querySelector('fieldset')
  if (focused.tagName === 'INPUT' && field) return parseFloat(getComputedStyle(field).borderWidth) >= 2
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

test('focus is visible before any script arrives', { tag: '@layout' }, async ({ page, device }) => {
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  const last = device === 'phone' ? page.getByRole('button', { name: 'Open menu' }) : callToAction(page, 'Diagnose Now')
  await tabTo(page, last.first())
})

test('the keyboard alone leads from the landing page to a diagnosis', { tag: '@layout' }, async ({ page, device }) => {
  await test.step('from the landing page to the sign-up form', async () => {
    await page.goto('/')
    if (device === 'phone') await press(page, page.getByRole('button', { name: 'Open menu' }))
    await press(page, page.getByRole('link', { name: 'Get Started' }))
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible() // at a first visit
  })

  await test.step('signs up', async () => {
    await type(page, 'Username', USERNAME)
    await type(page, 'Email Address', newEmail())
    await type(page, 'Password', PASSWORD)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Account Created.')
    await expect(page).toHaveURL('/')
  })

  await test.step('chooses a photo and reads its diagnosis', async () => {
    await press(page, callToAction(page, 'Diagnose Now').first())
    await expect(page).toHaveURL('/predict')
    const chooser = page.waitForEvent('filechooser')
    await press(page, page.getByLabel('Leaf photo', { exact: true }))
    await (await chooser).setFiles(LEAF)
    await press(page, page.getByRole('button', { name: 'Diagnose', exact: true }), 'Space')
    await expect(page.getByRole('heading', { name: /common rust/i })).toBeVisible()
  })

  await test.step('goes on to the footer', async () => {
    await press(page, page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }))
    await expect(page).toHaveURL('/about')
  })
})
