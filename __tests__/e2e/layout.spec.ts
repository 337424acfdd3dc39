import { photos } from '../support/photos'
import { signedInState } from './support/accounts'
import { expect, test } from './support/fixtures'
import { recordLayoutShifts } from './support/layoutShifts'
import { choosePhoto, diagnoseButton, openPredict, settled } from './support/pages'
import { failLogin, screenStates } from './support/screenStates'

const MAX_CHARACTERS = 75
const MIN_CHARACTERS = 45
const STATES = ['home-answer-open', 'predict-empty', 'predict-result', 'error']

/** Runs in the page: the most characters on one line of each text that needs more than one. */
function widestLines() {
  const texts = [...document.querySelectorAll<HTMLElement>('main p, main li')].filter(
    (text) => text.closest('[inert]') === null && text.querySelector('p, li, h1, h2, h3') === null,
  )
  return texts.flatMap((text) => {
    const lines = new Map<number, number>()
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < (node.textContent ?? '').length; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { top, height } = range.getBoundingClientRect()
        const line = Math.round(top / 6)
        if (height > 0) lines.set(line, (lines.get(line) ?? 0) + 1)
      }
    }
    return lines.size > 1 ? [{ text: text.innerText.slice(0, 40), widest: Math.max(...lines.values()) }] : []
  })
}

test(`no line of text is longer than ${MAX_CHARACTERS} characters on a wide screen`, async ({ browser, baseURL }) => {
  const states = Object.values(screenStates).flat()
  for (const { name, isSignedIn, open } of states.filter((state) => STATES.includes(state.name))) {
    const storageState = isSignedIn ? await signedInState(baseURL!) : undefined
    const page = await browser.newPage({ reducedMotion: 'reduce', storageState })
    await open(page)
    const folded = page.getByRole('region', { name: 'Answer', exact: true }).getByRole('button', { expanded: false })
    while ((await folded.count()) > 0) await folded.first().click()
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      const texts = await page.evaluate(widestLines)
      if (name !== 'predict-empty') expect(texts.length).toBeGreaterThan(0) // its texts fit on one line each
      expect(texts.filter(({ widest }) => widest > MAX_CHARACTERS)).toEqual([])
      if (name === 'predict-result')
        expect(Math.max(...texts.map(({ widest }) => widest))).toBeGreaterThan(MIN_CHARACTERS)
    }
    await page.close()
  }
})

test('the first screen of a small phone has the headline, a picture and the way to a diagnosis, in both languages', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 640],
    [360, 616],
  ]) {
    await page.setViewportSize({ width: width!, height: height! })
    for (const locale of ['en', 'sw']) {
      await page.goto('/')
      await page.evaluate((language) => {
        localStorage.setItem('language', language)
      }, locale)
      await page.reload()
      await expect(page.locator(`html[lang=${locale}]`)).toBeAttached()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('main picture img').first()).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: /^(Diagnose Now|Chunguza Sasa)$/ })).toBeInViewport({ ratio: 1 })
    }
  }
})

test.describe('signed in', () => {
  test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

  for (const [name, text] of [
    ['predict-no-credits', 'You have no credits left for an answer.'],
    ['predict-waiting', '1 photo waits'],
  ] as const)
    test(`the first screen of a small phone says "${text}"`, { tag: '@phone' }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 616 })
      await screenStates['diagnosis screen after a failure']!.find((state) => state.name === name)!.open(page)
      await page.evaluate(() => {
        window.scrollTo({ top: 0 })
      })
      await expect(page.getByText(text)).toBeInViewport({ ratio: 1 })
    })

  test('the button does not move when notes and choices of a photo appear', async ({ page }) => {
    let held = 0
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/(sending|result)\./, async (route) => {
      held += 1
      await released
      await route.continue()
    })
    await openPredict(page)
    await choosePhoto(page, photos.maizeRust)
    await settled(page)
    const place = await diagnoseButton(page).boundingBox()
    await expect.poll(() => held).toBeGreaterThan(1)
    release()
    await expect(page.getByText('Which field is it?')).toBeVisible()
    await settled(page)
    expect(await diagnoseButton(page).boundingBox()).toEqual(place)
  })
})

test('a toast stands at the top right, below the header, and moves nothing', { tag: '@layout' }, async ({ page }) => {
  const shifts = await recordLayoutShifts(page)
  await failLogin(page)
  await settled(page)
  const toast = page.getByRole('alert')
  const box = (await toast.boundingBox())!
  const header = (await page.getByRole('banner').boundingBox())!
  const viewport = page.viewportSize()!
  expect(box.y).toBeGreaterThanOrEqual(header.height)
  expect(box.y + box.height).toBeLessThan(viewport.height / 3)
  const margin = viewport.width - (box.x + box.width)
  expect(margin).toBeGreaterThan(0)
  expect(margin).toBeLessThanOrEqual(24)
  const heading = page.getByRole('heading', { level: 1 })
  const place = await heading.boundingBox()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(toast).not.toBeAttached()
  expect(await heading.boundingBox()).toEqual(place)
  expect(await shifts()).toEqual([])
})
