import type { Page } from 'playwright-core'

import { DESKTOP, PHONE } from './support/devices'
import { givenProduct } from './support/givenProduct'
import { settled } from './support/settled'

jest.setTimeout(60_000)

const product = givenProduct()
let page: Page
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

/** Presses a key until it has led through the whole panel, and says where the focus was: a stop of the panel, or outside. */
async function walk(key: string, presses: number) {
  const stops: string[] = []
  for (let pressed = 0; pressed < presses; pressed++) {
    await page.keyboard.press(key)
    stops.push(
      await panel().evaluate((dialog) => {
        const { activeElement } = document
        return dialog.contains(activeElement) ? activeElement!.textContent : `outside: ${activeElement?.tagName}`
      }),
    )
  }
  return stops
}

const STOPS = ['Back', 'Home', 'Predict', 'Our Story', 'Blog', 'Contact', 'Get Started', 'Log Out']

it('leads the Tab key round and round through the panel, and nowhere else', async () => {
  await openMenu()
  expect(await walk('Tab', 2 * STOPS.length)).toEqual([...STOPS, ...STOPS])
})

it('leads Shift+Tab the other way round', async () => {
  await openMenu()
  await page.keyboard.press('Tab')
  const backwards = [...STOPS.slice(1).reverse(), 'Back']
  expect(await walk('Shift+Tab', 2 * STOPS.length)).toEqual([...backwards, ...backwards])
})

it('takes the focus back when something behind it grabs it', async () => {
  await openMenu()
  await page.locator('header a').first().focus()
  expect(await focusIsInside()).toBe(true)
})

it('has Log Out for a visitor too: it closes the panel and leaves everything as it was', async () => {
  await openMenu()
  await panel().getByRole('button', { name: 'Log Out' }).click()
  await panel().waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/about')
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
