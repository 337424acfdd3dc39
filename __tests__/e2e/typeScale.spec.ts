import { signedInState } from './support/accounts'
import { expect, test } from './support/fixtures'
import { launchWithText } from './support/largeText'
import { settled } from './support/pages'
import { screenStates } from './support/screenStates'

const NAMES = [
  'home',
  'login',
  'predict-empty',
  'predict-result',
  'history',
  'account',
  'library',
  'library-crop-maize',
  'library-tomato-mosaic-virus',
]
const ALL = Object.values(screenStates).flat()
const states = ALL.filter(({ name }) => NAMES.includes(name))
const answer = ALL.find(({ name }) => name === 'predict-result')!
const SIGNED_OUT = { cookies: [], origins: [] }

/** Runs in the page: size, line height and weight of all texts, and all corners, in px. */
function rendered() {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const elements = new Set<HTMLElement>(
    document.querySelectorAll<HTMLElement>('input:not([type="file"], [type="radio"], [type="checkbox"]), select'),
  )
  while (texts.nextNode()) if (texts.currentNode.textContent!.trim()) elements.add(texts.currentNode.parentElement!)
  /** Without the notch of a field, and texts for screen readers only. */
  const isText = (element: Element) =>
    element instanceof HTMLElement && !element.closest('fieldset[aria-hidden]') && element.offsetHeight > 1
  const styles = [...elements]
    .filter((element) => isText(element) && isVisible(element))
    .map((element) => {
      const { fontSize, lineHeight, fontWeight } = getComputedStyle(element)
      const label = element.closest('label')
      const scale = label ? label.getBoundingClientRect().height / label.offsetHeight || 1 : 1 // above a filled field
      return {
        text: element.textContent.trim().slice(0, 40),
        size: Math.round(Number.parseFloat(fontSize) * scale),
        lineHeight: Math.round(Number.parseFloat(lineHeight)),
        weight: Number(fontWeight),
      }
    })
  const radii = [...document.body.querySelectorAll('*')].filter(isVisible).flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    return [style.borderTopLeftRadius, style.borderBottomRightRadius]
      .filter((radius) => radius !== '0px')
      .map((radius) =>
        radius.endsWith('%') || Number.parseFloat(radius) * 2 >= Math.min(width, height) ? 'full' : radius,
      )
  })
  return { styles, radii }
}

test(
  'texts have at least 14 px, five line heights and four weights, and corners three radii',
  { tag: '@layout' },
  async ({ browser, baseURL, viewport }) => {
    test.slow()
    expect(states.map(({ name }) => name).sort()).toEqual([...NAMES].sort())
    const all: { styles: ReturnType<typeof rendered>['styles']; radii: string[] } = { styles: [], radii: [] }
    for (const { isSignedIn, open } of states) {
      const storageState = isSignedIn ? await signedInState(baseURL!) : SIGNED_OUT
      const page = await browser.newPage({ baseURL, viewport, storageState, reducedMotion: 'reduce' })
      await open(page)
      await settled(page)
      const { styles, radii } = await page.evaluate(rendered)
      expect(styles.length).toBeGreaterThan(10)
      all.styles.push(...styles)
      all.radii.push(...radii)
      await page.close()
    }
    const kinds = <Value>(values: Value[]) => [...new Set(values)].sort()
    expect(all.styles.filter(({ size }) => size < 14)).toEqual([])
    const heights = [20, 24, 28, 32, 40]
    expect(all.styles.filter(({ lineHeight }) => !heights.includes(lineHeight))).toEqual([])
    expect(all.styles.filter(({ weight }) => ![400, 500, 600, 700].includes(weight))).toEqual([])
    expect(kinds(all.radii)).toEqual(['16px', '8px', 'full'])
  },
)

/** Runs in the page: labels of the bar that leave their control or the window, and pictograms cut to slivers. */
function cutParts() {
  const controls = [...document.querySelectorAll<HTMLElement>('.MuiBottomNavigation-root :is(a, button)')]
  const cut = controls.filter((control) => {
    const box = control.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(control)
    const text = range.getBoundingClientRect()
    const isInside = text.left >= box.left - 1 && text.right <= box.right + 1
    return !(isInside && text.top >= box.top - 1 && text.bottom <= box.bottom + 1 && box.right <= window.innerWidth)
  })
  const slivers = [...document.querySelectorAll('main ol img')].filter((image) => {
    const { width, height } = image.getBoundingClientRect()
    return height > 2 * width
  })
  return { count: controls.length, cut: cut.map(({ innerText }) => innerText), slivers: slivers.length }
}

test('the answer cuts no words of its bar and no pictogram at 200 % text', { tag: '@phone' }, async ({ baseURL }) => {
  const browser = await launchWithText(32)
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 360, height: 740 },
    storageState: await signedInState(baseURL!),
    reducedMotion: 'reduce',
  })
  await answer.open(page)
  for (const width of [320, 360, 412, 480, 768]) {
    await page.setViewportSize({ width, height: 740 })
    const { count, ...parts } = await page.evaluate(cutParts)
    expect(count).toBeGreaterThanOrEqual(2)
    expect({ width, ...parts }).toEqual({ width, cut: [], slivers: 0 })
  }
  await browser.close()
})
