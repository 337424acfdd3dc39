import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures'
import { hydrated, settled } from './support/pages'

const PHONE = { width: 360, height: 740 }
const COLOURS = 'Switch to dark coloursSwitch to light colours' // CSS shows one of them
const LINKS = ['Home', 'Predict', 'Our Story', 'Blog', 'Contact']
const STOPS = ['Back', ...LINKS, 'Log Out', 'Get Started', 'Leaf library', 'Kiswahili', COLOURS]

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openMenu(page: Page) {
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await settled(page)
}

/** How far the page has scrolled after a turn of the wheel, once frames had the time to show it. */
async function scrollByWheel(page: Page) {
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2)
  await page.mouse.wheel(0, 300)
  return page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
    return window.scrollY
  })
}

/** Runs in the page: resolves to the duration of the menu's next slide, as CSS has it. */
const slideDuration = () =>
  new Promise<string>((resolve) => {
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const element = target as Element
      if (propertyName === 'transform' && element.matches('[role=dialog]'))
        resolve(getComputedStyle(element).transitionDuration)
    })
  })

/** Where the focus was after each press: the text of a stop in the menu, or outside. */
async function focusStops(page: Page, key: string, presses: number) {
  const stops: string[] = []
  for (let pressed = 0; pressed < presses; pressed++) {
    await page.keyboard.press(key)
    stops.push(
      await menu(page).evaluate((dialog) => {
        const { activeElement } = document
        return dialog.contains(activeElement) ? activeElement!.textContent : `outside: ${activeElement?.tagName}`
      }),
    )
  }
  return stops
}

test.describe('the mobile menu', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about') // short, but longer than a phone
  })

  test('covers the screen and keeps the page behind it from scrolling', async ({ page }) => {
    await openMenu(page)
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
    expect(await scrollByWheel(page)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(menu(page)).not.toBeAttached()
    expect(await scrollByWheel(page)).toBeGreaterThan(0)
  })

  test('slides in when it opens, the first time too', async ({ page }) => {
    await hydrated(page)
    for (let opened = 0; opened < 2; opened++) {
      const slide = page.evaluate(slideDuration)
      await openMenu(page)
      expect(await slide).toBe('0.3s')
      await page.keyboard.press('Escape')
      await expect(menu(page)).not.toBeAttached()
    }
  })

  test('keeps the focus inside, in both directions', async ({ page }) => {
    await openMenu(page)
    expect(await focusStops(page, 'Tab', 2 * STOPS.length)).toEqual([...STOPS, ...STOPS])
    const backwards = [...STOPS.slice(0, -1).reverse(), COLOURS]
    expect(await focusStops(page, 'Shift+Tab', STOPS.length)).toEqual(backwards)
    await page.locator('header a').first().focus()
    expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  })

  test('is covered by no toast, and Back of the phone closes it without leaving the page', async ({ page }) => {
    await page.route('**/assets/*-sw*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Kiswahili' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await menuButton(page).click()
    for (const link of await page.getByRole('dialog').getByRole('link').all()) await link.click({ trial: true })
    await page.goBack()
    await expect(page.getByRole('dialog')).not.toBeAttached()
    await expect(page).toHaveURL('/about')
  })

  test('is closed after a reload, and Back then leaves the page', async ({ page }) => {
    await page.getByRole('link', { name: 'Jani', exact: true }).click()
    await expect(page).toHaveURL('/')
    await openMenu(page)
    await page.reload()
    await hydrated(page)
    await expect(menu(page)).not.toBeAttached()
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('gives way to the header when the window becomes large', async ({ page }) => {
    await openMenu(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(menu(page)).not.toBeAttached()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Predict' }).click()
    await expect(page).toHaveURL('/predict')
  })
})
