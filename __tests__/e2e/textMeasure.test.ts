import { openProduct } from './support/openProduct'
import type { Product } from './support/openProduct'
import { screenStates } from './support/screenStates'
import { settled } from './support/settled'

const LONGEST = 75
const SHORTEST = 45
const STATES = ['home-answer-open', 'predict-empty', 'predict-result', 'error']

let product: Product
beforeAll(async () => (product = await openProduct()))
afterAll(() => product.close())

/** The most characters on one line of each text that needs more than one. Runs in the page. */
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
    return lines.size > 1 ? [{ said: text.innerText.slice(0, 40), widest: Math.max(...lines.values()) }] : []
  })
}

describe.each([1280, 1920])('at %d px', (width) => {
  it.each(STATES)('no line of %s is too long to find the next one from', async (name) => {
    const state = screenStates.find((known) => known.name === name)!
    const profile = state.signedIn === true ? await product.signedIn() : {}
    const page = await product.openPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce', ...profile })
    await state.open(page)
    await settled(page)
    const texts = await page.evaluate(widestLines)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter(({ widest }) => widest > LONGEST)).toEqual([])
    if (name === 'predict-result') expect(Math.max(...texts.map(({ widest }) => widest))).toBeGreaterThan(SHORTEST)
    await page.context().close()
  })
})
