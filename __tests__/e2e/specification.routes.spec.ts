import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures'
import { hydrated, openHome } from './support/pages'
import { SCREENS } from './support/specification'

const ROUTES = ['/', '/predict', '/about', '/blog', '/contact', '/login']
const BLANK = { '/about': 'Our Story', '/blog': 'Blog', '/contact': 'Contact' }
const LINKS = [
  ['Home', '/'],
  ['Predict', '/predict'],
  ['Our Story', '/about'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
]
const LEGAL = [
  ['Privacy Policy', '/'],
  ['Terms & Conditions', '/'],
]

const linksIn = (page: Page, navigation: string) =>
  page
    .getByRole('navigation', { name: navigation })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))

test('11: the six routes answer, with a slash at their end, too', async ({ request }) => {
  for (const route of ROUTES)
    for (const url of new Set([route, route.replace(/\/?$/, '/')]))
      expect([url, (await request.get(url, { maxRedirects: 0 })).status()]).toEqual([url, 200])
})

test('12, 13: header and footer are on every route; Our Story, Blog and Contact are blank between them', async ({
  page,
}) => {
  for (const route of [...ROUTES, '/no/such/page']) {
    await page.goto(route)
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
    for (const [blank, name] of Object.entries(BLANK))
      if (route === blank) await expect(page.getByRole('main')).toHaveText(name)
  }
})

test('14, 15, 16, 18: on a large screen the header has the brand, five links and Get Started', async ({ page }) => {
  await openHome(page)
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  expect(await linksIn(page, 'Main')).toEqual(LINKS)
  for (const [name, path] of LINKS.slice(1)) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path!)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Jani', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/login?mode=sign-up')
  await page.evaluate(() => localStorage.setItem('returning', 'yes')) // an account was opened here before
  await openHome(page)
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/login')
})

/** The left edge of the panel in each frame, until it rests. */
const slideOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const lefts: number[] = []
        const look = () => {
          const panel = document.querySelector('[role="dialog"]')
          if (panel) lefts.push(Math.round(panel.getBoundingClientRect().left))
          if (lefts.at(-1) === 0 && document.getAnimations().length === 0) resolve(lefts)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

/** How far the page has scrolled after a turn of the wheel, once frames had the time to show it. */
async function scrollByWheel(page: Page) {
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, 300)
  return page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
    return window.scrollY
  })
}

for (const screen of SCREENS.slice(1))
  test(`18 to 23: at ${screen.width} px a menu icon slides a full-screen panel in, with Back, five links and Log Out`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    await page.goto('/about')
    await hydrated(page)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    for (const opening of ['first', 'second']) {
      const slide = slideOf(page)
      await page.getByRole('button', { name: 'Open menu' }).click()
      expect([opening, (await slide).some((left) => left > 0)]).toEqual([opening, true])
      expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, ...screen })
      expect(await scrollByWheel(page)).toBe(0)
      await panel.getByRole('button', { name: 'Back' }).click()
      await expect(panel).toHaveCount(0)
      await expect(page).toHaveURL('/about')
    }
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(panel.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible()
    expect(await linksIn(page, 'Mobile')).toEqual(LINKS)
    await panel.getByRole('link', { name: 'Predict', exact: true }).click()
    await expect(page).toHaveURL('/predict')
    await expect(panel).toHaveCount(0)
  })

test('10, 61, 62, 63: the footer has the brand, a contact block, seven links and the current year', async ({
  page,
}) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    for (const text of ['Jani Agritech Farm', 'hello@jani.example', '+254 700 000 000', 'Nairobi, Kenya'])
      await expect(footer.getByText(text, { exact: true })).toBeVisible()
    for (const [name, path] of [...LINKS, ...LEGAL])
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path!)
    await expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeVisible()
  }
})
