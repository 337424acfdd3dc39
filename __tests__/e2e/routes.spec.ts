import type { Page } from '@playwright/test'

import { collectConsoleErrors, expect, test } from './support/fixtures'
import { recordLayoutShifts } from './support/layoutShifts'
import { settled } from './support/pages'

const PICTURE_DELAY_MS = 200
const ROUTES = ['/', '/predict', '/about', '/blog', '/contact', '/login', '/login?mode=sign-up', '/no/such/page']
const NOTHING = { shifts: [], overflow: [], errors: [] }

/** Runs in the page: scrolls to the end a screen at a time and waits for the pictures that come into view. */
async function readToTheEnd() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const { scrollHeight, clientHeight, clientWidth } = document.documentElement
  const isLoading = (image: HTMLImageElement) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect()
    return !image.complete && width > 0 && bottom > 0 && top < clientHeight && right > 0 && left < clientWidth
  }
  for (let top = 0; top < scrollHeight; top += clientHeight) {
    window.scrollTo({ top, behavior: 'instant' })
    await frame()
    await frame()
    while ([...document.images].some(isLoading)) await frame()
  }
}

/** Runs in the page: texts that reach over the edge. What waits in the carousel is meant to. */
function findOverflow() {
  const edge = document.documentElement.clientWidth
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = document.documentElement.scrollWidth > edge ? ['the page scrolls sideways'] : []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    const parent = node.parentElement!
    const isMeant =
      parent.closest('.slick-list, [data-carousel="still"], noscript') !== null || parent.clientWidth === 1 // for screen readers only
    if (width > 0 && !isMeant && (left < 0 || right > edge + 1)) found.push(node.textContent ?? '')
  }
  return found
}

/** Pictures come long after the place that is kept for them, as over a mobile network. */
const delayPictures = (page: Page) =>
  page.route('**/illustrations/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, PICTURE_DELAY_MS))
    await route.continue()
  })

async function visit(page: Page, route: string, waitUntil: 'load' | 'networkidle' = 'load') {
  const errors = collectConsoleErrors(page)
  await page.goto(route, { waitUntil })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(readToTheEnd)
  await settled(page)
  const shifts = await page.evaluate(() => globalThis.layoutShifts())
  page.removeAllListeners('console').removeAllListeners('pageerror')
  return { route, shifts, overflow: await page.evaluate(findOverflow), errors }
}

for (const width of [320, 360, 412, 768, 1280])
  test(`at ${width} px no route shifts, overflows or writes to the console`, async ({ page }) => {
    test.slow() // every route, read to its end
    await page.setViewportSize({ width, height: width < 768 ? 740 : 800 })
    await recordLayoutShifts(page)
    await delayPictures(page)
    for (const route of ROUTES) expect(await visit(page, route)).toEqual({ route, ...NOTHING })
  })

test.describe('signed in', () => {
  test.use({ isSignedIn: true })

  test('no route shifts when the greeting and the credits arrive', { tag: '@layout' }, async ({ page }) => {
    await recordLayoutShifts(page)
    for (const route of ['/', '/predict'])
      expect(await visit(page, route, 'networkidle')).toEqual({ route, ...NOTHING })
  })
})
