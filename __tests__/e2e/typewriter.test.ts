import type { BrowserContextOptions, Page } from 'playwright-core'

import { PHONE } from './support/devices'
import { givenProduct } from './support/givenProduct'
import { LEAF, REPORT } from './support/screenStates'

jest.setTimeout(60_000)

const TYPEWRITER_MS = 20
/** Four seconds of typing: a tenth of it is longer than a slow frame. */
const MEASURED_CHARACTERS = 200

/** How many characters had been typed at which moment of the page's own clock. */
type Typed = { atMs: number; characters: number }
declare global {
  var typed: Typed[]
}

const product = givenProduct()

/** Asks for a diagnosis on a page that writes down what is typed. */
async function diagnose(options: BrowserContextOptions = {}) {
  const page = await product.openPage({ viewport: PHONE, ...options, ...(await product.signedIn()) })
  await page.addInitScript(watchTyping, REPORT)
  await page.goto('/predict')
  await page.locator('input[type=file]').setInputFiles(LEAF)
  await page.getByRole('button', { name: 'Diagnose' }).click()
  await page.waitForFunction(() => globalThis.typed.length > 0)
  return page
}

/** Runs in the page. Counts as a reader does: the line breaks between elements are no characters. */
function watchTyping(selector: string) {
  globalThis.typed = []
  new MutationObserver(() => {
    const report = document.querySelector(selector)
    if (!report) return
    let characters = 0
    const texts = document.createTreeWalker(report, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node.textContent?.trim()) characters += Array.from(node.textContent).length
    globalThis.typed.push({ atMs: performance.now(), characters })
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

const wholeText = (page: Page) => page.locator(REPORT).innerText()
const showAll = (page: Page) => page.getByRole('button', { name: 'Show all at once' })

it('types a character every 20 ms, by the clock', async () => {
  const page = await diagnose()
  await page.waitForFunction((enough) => globalThis.typed.at(-1)!.characters >= enough, MEASURED_CHARACTERS)
  const typed = await page.evaluate(() => globalThis.typed)
  const first = typed.find(({ characters }) => characters > 0)!
  const last = typed.at(-1)!
  const pace = (last.atMs - first.atMs) / (last.characters - first.characters)
  expect(Math.abs(pace - TYPEWRITER_MS)).toBeLessThan(TYPEWRITER_MS * 0.1)
  expect(typed.length).toBeGreaterThan(10) // bit by bit, not in lumps
  await page.context().close()
})

it.each([
  ['a click on the text', (page: Page) => page.locator('main .MuiCard-root').click({ position: { x: 8, y: 8 } })],
  ['the button', (page: Page) => showAll(page).click()],
])('shows all at once after %s', async (_, ask) => {
  const page = await diagnose()
  const before = await wholeText(page)
  await ask(page)
  await showAll(page).waitFor({ state: 'detached' })
  const counts = await page.evaluate(() => globalThis.typed.map(({ characters }) => characters))
  const leaps = counts.slice(1).map((count, index) => count - counts[index]!)
  const text = await wholeText(page)
  // one leap of many characters: typing them would have taken many seconds
  expect(Math.max(...leaps)).toBeGreaterThan(MEASURED_CHARACTERS)
  expect(text.length).toBeGreaterThan(before.length)
  expect(text).toContain('common rust')
  await page.context().close()
})

it('shows all at once to whoever wants less motion', async () => {
  const page = await diagnose({ reducedMotion: 'reduce' })
  await page.locator(`${REPORT}[aria-hidden=false]`).waitFor()
  const counts = await page.evaluate(() => new Set(globalThis.typed.map(({ characters }) => characters)).size)
  expect(counts).toBe(1)
  expect(await showAll(page).count()).toBe(0)
  await page.context().close()
})
