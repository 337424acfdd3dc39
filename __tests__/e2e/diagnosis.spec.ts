import type { Locator, Page } from '@playwright/test'

import { prediction } from './support/answers'
import { expect, test } from './support/fixtures'
import { recordLayoutShifts } from './support/layoutShifts'
import {
  answerCard,
  choosePhoto,
  expectWholeReport,
  openPredict,
  photoPreview,
  report,
  requestDiagnosis,
} from './support/pages'

const TYPEWRITER_MS = 20
/** Four seconds of typing: a tenth of it is longer than a slow frame. */
const MEASURED_CHARACTERS = 200

/** Longer than a few lines of a phone, and typed within ten seconds. */
const SHORT_ANSWER = `## Maize: common rust

**Very sure.** A fungus causes it, and wind brings it from field to field in cool and moist weather.

### Do today

- Rub ten leaves with a clean finger and look for brick-red powder on it.
- See whether the upper leaves have bumps too, and count the plants that have them.

Look again in 7 days.`

async function boxOf(locator: Locator) {
  const box = (await locator.boundingBox())!
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

test.use({ isSignedIn: true })

test(
  'nothing shifts from the choice of a photo to the last word of the answer',
  { tag: '@layout' },
  async ({ page }) => {
    const shifts = await recordLayoutShifts(page)
    await openPredict(page)
    await page.route('**/api/predict/', (route) => route.fulfill({ json: prediction(SHORT_ANSWER) }))
    await choosePhoto(page)
    await requestDiagnosis(page)
    await expect(report(page)).toHaveAttribute('aria-hidden', 'false', { timeout: 30_000 })
    expect(await shifts()).toEqual([])
  },
)

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  async function readAnswer(page: Page) {
    await openPredict(page)
    await choosePhoto(page)
    await requestDiagnosis(page)
    await expectWholeReport(page)
  }

  test(
    'the answer is below the button, on a phone below the photo and on a desktop beside it',
    { tag: '@layout' },
    async ({ page, device }) => {
      await readAnswer(page)
      const answer = await boxOf(answerCard(page))
      const button = await boxOf(page.getByRole('button', { name: /^Diagnos/ }))
      const photo = await boxOf(photoPreview(page))
      expect(answer.top).toBeGreaterThan(button.bottom)
      if (device === 'phone') expect(answer.top).toBeGreaterThan(photo.bottom)
      else expect(answer.left).toBeGreaterThan(photo.right)
    },
  )

  test('on a desktop the photo stays in sight while a long answer is read', async ({ page }) => {
    await readAnswer(page)
    await answerCard(page).evaluate((card) => {
      window.scrollBy({ top: card.getBoundingClientRect().top, behavior: 'instant' })
    })
    const { top, bottom } = await boxOf(photoPreview(page))
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThanOrEqual(page.viewportSize()!.height)
  })

  test('the whole answer appears at once', async ({ page }) => {
    await startTyping(page)
    await expectWholeReport(page)
    expect(new Set((await typed(page)).map(({ characters }) => characters)).size).toBe(1)
    await expect(showAll(page)).toBeHidden()
  })
})

declare global {
  /** How many characters had been typed at which moment of the page's clock. */
  var typed: { atMs: number; characters: number }[]
}

const typed = (page: Page) => page.evaluate(() => globalThis.typed)
const showAll = (page: Page) => page.getByRole('button', { name: 'Show all at once' })

/** Asks for a diagnosis on a page that records what is typed. */
async function startTyping(page: Page) {
  await page.addInitScript(() => {
    globalThis.typed = []
    new MutationObserver(() => {
      const text = document.querySelector('main .MuiCard-root > .MuiStack-root')
      if (!text) return
      let characters = 0
      const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
      for (let node = nodes.nextNode(); node; node = nodes.nextNode())
        if (node.textContent?.trim()) characters += Array.from(node.textContent).length
      globalThis.typed.push({ atMs: performance.now(), characters })
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  await openPredict(page)
  await choosePhoto(page)
  await requestDiagnosis(page)
  await page.waitForFunction(() => globalThis.typed.length > 0)
}

test('the answer is typed at one character every 20 ms', async ({ page }) => {
  await startTyping(page)
  await page.waitForFunction((enough) => globalThis.typed.at(-1)!.characters >= enough, MEASURED_CHARACTERS)
  const steps = await typed(page)
  const first = steps.find(({ characters }) => characters > 0)!
  const last = steps.at(-1)!
  const pace = (last.atMs - first.atMs) / (last.characters - first.characters)
  expect(Math.abs(pace - TYPEWRITER_MS)).toBeLessThan(TYPEWRITER_MS * 0.1)
  expect(steps.length).toBeGreaterThan(10)
})

for (const [what, ask] of [
  ['a click on the text', (page: Page) => answerCard(page).click({ position: { x: 8, y: 8 } })],
  ['the button', (page: Page) => showAll(page).click()],
] as const)
  test(`${what} shows the rest of the answer at once`, async ({ page }) => {
    await startTyping(page)
    await ask(page)
    await expect(showAll(page)).toBeHidden()
    const counts = (await typed(page)).map(({ characters }) => characters)
    const leaps = counts.slice(1).map((count, index) => count - counts[index]!)
    expect(Math.max(...leaps)).toBeGreaterThan(MEASURED_CHARACTERS) // typing them would have taken seconds
    await expect(report(page)).toContainText('common rust')
  })
