import type { Page } from 'playwright-core'

import { DESKTOP, PHONE } from './support/devices'
import { openProduct } from './support/openProduct'
import type { Product } from './support/openProduct'
import { settled } from './support/settled'

jest.setTimeout(60_000)

let product: Product
let page: Page
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())
beforeEach(async () => {
  page = await product.openPage({ viewport: PHONE })
  await page.goto('/about') // a short page, but longer than a phone
})
afterEach(() => page.context().close())

const menuButton = () => page.getByRole('button', { name: 'Open menu' })
const panel = () => page.getByRole('dialog', { name: 'Menu' })
const hasFocus = (target: ReturnType<typeof menuButton>) =>
  target.evaluate((element) => element === document.activeElement)
const focusIsInside = () => panel().evaluate((dialog) => dialog.contains(document.activeElement))

async function openMenu() {
  await menuButton().click()
  await panel().waitFor()
  await settled(page)
}

/** How far the page has scrolled after a turn of the wheel, once two frames had the time to show it. */
async function scrollByWheel() {
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2)
  await page.mouse.wheel(0, 300)
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let frames = 0; frames < 10; frames++) await frame()
    return window.scrollY
  })
}

it('covers the whole screen', async () => {
  await openMenu()
  expect(await panel().boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
})

it('keeps the page behind it still, and lets it scroll again', async () => {
  await openMenu()
  expect(await scrollByWheel()).toBe(0)
  await page.keyboard.press('Escape')
  await panel().waitFor({ state: 'detached' })
  expect(await scrollByWheel()).toBeGreaterThan(0)
})

it.each(['Tab', 'Shift+Tab'])('keeps the focus inside (%s)', async (key) => {
  await openMenu()
  const stops = new Set<string>()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press(key)
    expect(await focusIsInside()).toBe(true)
    stops.add(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  for (const stop of ['Back', 'Home', 'Predict', 'Our Story', 'Blog', 'Contact']) expect(stops).toContain(stop)
})

it.each([
  ['Escape', () => page.keyboard.press('Escape')],
  ['Back', () => panel().getByRole('button', { name: 'Back' }).click()],
])('closes with %s and gives the focus back', async (_, close) => {
  await openMenu()
  await close()
  await panel().waitFor({ state: 'detached' })
  expect(await hasFocus(menuButton())).toBe(true)
})

it('leads to every page, and closes', async () => {
  for (const [name, address] of [
    ['Home', '/'],
    ['Predict', '/predict'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
    ['Our Story', '/about'],
  ] as const) {
    await openMenu()
    await panel().getByRole('link', { name }).click()
    await panel().waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(address)
  }
})

it('closes when a link leads to the page it covers', async () => {
  await openMenu()
  await panel().getByRole('link', { name: 'Our Story' }).click()
  await panel().waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/about')
})

it("closes with the browser's Back", async () => {
  await openMenu()
  await panel().getByRole('link', { name: 'Blog' }).click()
  await panel().waitFor({ state: 'detached' })
  await openMenu()
  await page.goBack()
  await panel().waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/about')
})

it('gives way to the header of a large screen', async () => {
  await openMenu()
  await page.setViewportSize(DESKTOP)
  await panel().waitFor({ state: 'detached' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Predict' }).click()
  await page.waitForURL('**/predict')
})
