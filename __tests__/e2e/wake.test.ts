import type { Page } from 'playwright-core'

import { complaintsOf } from './support/complaints'
import { DESKTOP, PHONE, schemes } from './support/devices'
import { givenProduct } from './support/givenProduct'
import { farmer } from './support/openProduct'
import { requestsOf } from './support/requests'
import { settled } from './support/settled'
import { watchShifts } from './support/shifts'

jest.setTimeout(90_000)

const product = givenProduct()
const HEADLINE = /^Secure Your Harvest Today/

const awake = (page: Page) => page.locator('html[data-awake]').waitFor({ state: 'attached' })
const button = (page: Page, name: string) => page.getByRole('button', { name })

/** A page that only a visitor wakes, not the time that passes. */
async function openAsleep(options: Parameters<typeof product.openPage>[0] = {}) {
  const page = await product.openPage(options)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.addInitScript(watchShifts)
  return page
}

describe('without any script', () => {
  it('shows the headline, both buttons and every answer, and its links lead on', async () => {
    const page = await product.openPage({ javaScriptEnabled: false })
    await page.goto('/')
    expect(await page.getByRole('heading', { level: 1, name: HEADLINE }).isVisible()).toBe(true)
    for (const name of ['Diagnose Now', 'How It Works']) expect(await button(page, name).isVisible()).toBe(true)
    expect(await page.getByText('Soybean, peach and squash: not yet.').isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Get Started' }).click()
    await page.waitForURL('**/login')
    await page.context().close()
  })

  it.each(schemes)('stands in the %s colours that the system asks for', async (colorScheme) => {
    const look = async (javaScriptEnabled: boolean) => {
      const page = await product.openPage({ javaScriptEnabled, colorScheme, viewport: PHONE })
      await page.goto('/')
      if (javaScriptEnabled) await page.mouse.move(5, 5).then(() => awake(page))
      const colours = await page
        .locator('body, header, h1, main section, main button, footer')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { color, backgroundColor } = getComputedStyle(element)
            return `${element.tagName} ${color} ${backgroundColor}`
          }),
        )
      await page.context().close()
      return colours
    }
    const still = await look(false)
    expect(still.length).toBeGreaterThan(10)
    expect(still).toEqual(await look(true))
  })
})

it('is painted although nothing but itself ever comes', async () => {
  const page = await openAsleep({ viewport: PHONE })
  await page.route(
    ({ pathname }) => pathname !== '/',
    () => undefined, // neither answered nor refused
  )
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await page.context().close()
})

it.each<[string, (page: Page) => Promise<unknown>]>([
  ['a pointer', (page) => page.mouse.move(50, 50)],
  ['a touch', (page) => page.touchscreen.tap(2, 300)],
  ['a key', (page) => page.keyboard.press('Shift')],
  ['the focus', (page) => page.getByRole('link', { name: 'Jani', exact: true }).focus()],
  [
    'a scroll',
    (page) =>
      page.evaluate(() => {
        window.scrollTo(0, 200)
      }),
  ],
])('wakes at the first sign of %s, without a flicker or a word', async (_, sign) => {
  const page = await openAsleep({ hasTouch: true, viewport: PHONE })
  const complaints = complaintsOf(page)
  const requests = requestsOf(page)
  await page.goto('/', { waitUntil: 'load' })
  expect(requests.scripts()).toEqual([])
  await page.locator('h1').evaluate((element) => Object.assign(element, { isTheSame: true }))
  await sign(page)
  await awake(page)
  // taken over, not made anew
  expect(await page.locator('h1').evaluate((element) => 'isTheSame' in element)).toBe(true)
  expect(await page.evaluate(() => globalThis.shiftsSoFar())).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

it('wakes by itself when nobody saves data', async () => {
  const page = await product.openPage()
  await page.goto('/')
  await awake(page)
  await page.context().close()
})

describe('a click that comes before anybody can answer', () => {
  /** Holds the app back until the clicks are made. */
  async function clickEarly(names: string[]) {
    const page = await openAsleep({ viewport: PHONE })
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
    await page.goto('/')
    for (const name of names) await button(page, name).click()
    release()
    await awake(page)
    return page
  }

  it('is answered later: the way to the diagnosis', async () => {
    const page = await clickEarly(['Diagnose Now'])
    await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor()
    await page.context().close()
  })

  it('is answered once, though it was made twice: a question', async () => {
    const question = 'Which crops can Jani diagnose?'
    const page = await clickEarly([question, question])
    await page.getByText('Soybean, peach and squash: not yet.').waitFor()
    expect(await button(page, question).getAttribute('aria-expanded')).toBe('true')
    await page.context().close()
  })
})

it('greets at once who is signed in, where nobody has to log in first', async () => {
  const page = await openAsleep({ viewport: DESKTOP, ...(await product.signedIn()) })
  const complaints = complaintsOf(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: `Hi, ${farmer.username}` }).waitFor()
  await settled(page)
  expect(await page.evaluate(() => globalThis.shiftsSoFar())).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

it('never shows the way in to who is signed in', async () => {
  const page = await openAsleep({ viewport: DESKTOP, ...(await product.signedIn()) })
  await page.route('**/assets/*.js', () => undefined) // still on the way
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: HEADLINE }).waitFor()
  expect(await page.getByText('Get Started').isVisible()).toBe(false)
  await page.context().close()
})

it('knows the year that it is, not the one in which it was built', async () => {
  const page = await openAsleep()
  const complaints = complaintsOf(page)
  await page.addInitScript(() => {
    Date.prototype.getFullYear = () => 2031
  })
  await page.goto('/')
  await page.mouse.move(50, 50)
  await page.getByText('© 2031').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

it.each(['/', '/login'])('says so at %s when the network loses the app, and tries again', async (route) => {
  const page = await openAsleep()
  await page.route('**/assets/*.js', (asset) => asset.abort())
  await page.goto(route)
  await page.mouse.move(50, 50)
  await page.getByText('Jani could not be loaded.').waitFor()
  await page.unroute('**/assets/*.js')
  await button(page, 'Try again').click()
  await awake(page)
  expect(await page.getByText('Jani could not be loaded.').isVisible()).toBe(false)
  await page.context().close()
})
