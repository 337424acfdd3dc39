import { setTimeout as wait } from 'node:timers/promises'

import type { Page } from 'playwright-core'

import { complaintsOf } from './support/complaints'
import { DESKTOP, PHONE } from './support/devices'
import { givenProduct } from './support/givenProduct'
import { settled } from './support/settled'
import { watchShifts } from './support/shifts'

jest.setTimeout(120_000)

const PICTURE_DELAY_MS = 200
const ROUTES = ['/', '/predict', '/about', '/blog', '/contact', '/login', '/login?mode=sign-up', '/no/such/page']
const NOTHING = Object.fromEntries(ROUTES.map((route) => [route, []]))

const product = givenProduct()

/**
 * Runs in the page: scrolls to the end as a reader does, a screen at a time, and waits for the pictures that come into
 * view. Those that do not may never come: the browser leaves them for later, or the page has exchanged them.
 */
async function readToTheEnd() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const { scrollHeight, clientHeight, clientWidth } = document.documentElement
  const isAwaited = (image: HTMLImageElement) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect()
    return !image.complete && width > 0 && bottom > 0 && top < clientHeight && right > 0 && left < clientWidth
  }
  for (let top = 0; top < scrollHeight; top += clientHeight) {
    window.scrollTo({ top, behavior: 'instant' })
    await frame()
    await frame()
    while ([...document.images].some(isAwaited)) await frame()
  }
  await frame()
}

/** Runs in the page: words that reach over the edge. What waits in the carousel is meant to. */
function overhanging() {
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

/** As over a mobile network: pictures come when their place is long on the screen. */
const slowPictures = (page: Page) =>
  page.route('**/illustrations/*', async (route) => {
    await wait(PICTURE_DELAY_MS)
    await route.continue()
  })

async function visit(page: Page, route: string, waitUntil: 'load' | 'networkidle' = 'load') {
  const complaints = complaintsOf(page)
  await page.goto(route, { waitUntil })
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(readToTheEnd)
  await settled(page)
  const shifts = await page.evaluate(() => globalThis.shiftsSoFar())
  const found = { shifts, overhang: await page.evaluate(overhanging), complaints }
  page.removeAllListeners('console').removeAllListeners('pageerror')
  return found
}

type Found = Awaited<ReturnType<typeof visit>>
const pick = (found: Map<string, Found>, what: keyof Found) =>
  Object.fromEntries([...found].map(([route, each]) => [route, each[what]]))

describe.each([320, 360, 412, 768, 1280])('every route at %i px', (width) => {
  const found = new Map<string, Found>()
  beforeAll(async () => {
    const page = await product.openPage({ viewport: { width, height: width < 768 ? 740 : 800 } })
    await page.addInitScript(watchShifts)
    await slowPictures(page)
    for (const route of ROUTES) found.set(route, await visit(page, route))
    await page.context().close()
  })

  it('moves nothing while it loads or is read', () => {
    expect(pick(found, 'shifts')).toEqual(NOTHING)
  })
  it('has nothing over the edge', () => {
    expect(pick(found, 'overhang')).toEqual(NOTHING)
  })
  it('says nothing in the console', () => {
    expect(pick(found, 'complaints')).toEqual(NOTHING)
  })
})

it.each([PHONE, DESKTOP])('keeps its place for a signed-in farmer at $width px', async (viewport) => {
  const page = await product.openPage({ viewport, ...(await product.signedIn()) })
  await page.addInitScript(watchShifts)
  for (const route of ['/', '/predict']) {
    const found = await visit(page, route, 'networkidle') // the greeting comes with an answer of the server
    expect({ route, ...found }).toEqual({ route, shifts: [], overhang: [], complaints: [] })
  }
  await page.context().close()
})

it('has a title of its own, but for the two forms of one screen', async () => {
  const page = await product.openPage()
  const titles: string[] = []
  for (const route of ROUTES) {
    await page.goto(route)
    await page.getByRole('contentinfo').waitFor()
    titles.push(await page.title())
  }
  await page.context().close()
  expect(new Set(titles).size).toBe(ROUTES.length - 1)
})

it('answers an unknown address with 404 and a friendly page', async () => {
  const page = await product.openPage()
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Nothing grows here' }).waitFor()
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await page.getByRole('heading', { level: 1, name: /^Secure Your Harvest Today/ }).waitFor()
  await page.context().close()
})
