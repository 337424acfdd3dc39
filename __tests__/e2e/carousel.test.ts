import type { Page } from 'playwright-core'

import { until } from '../support/rawUpload'

import { givenProduct } from './support/givenProduct'
import { settled } from './support/settled'

jest.setTimeout(60_000)

const TESTIMONIALS = 4
const GAP_PX = 20

const product = givenProduct()
let page: Page

const button = (name: 'Previous' | 'Next') => page.getByRole('button', { name: `${name} testimonial` })

/** The cards from first to last, as they lie on the screen. `left` counts from the left edge of the carousel's window. */
const measure = () =>
  page.locator('.slick-list').evaluate((list) => {
    const frame = list.getBoundingClientRect()
    return [...list.querySelectorAll('.slick-slide:not(.slick-cloned)')].map((slide) => {
      const card = slide.querySelector('figure')!.parentElement!
      const { left, right } = card.getBoundingClientRect()
      const stops = [...card.querySelectorAll<HTMLElement>('a, button, input, [tabindex]')]
      return {
        left: left - frame.left,
        right: right - frame.left,
        isInView: left >= frame.left && right <= frame.right,
        isInert: card.closest('[inert]') !== null,
        isFocusable: stops.concat(slide as HTMLElement).some(({ tabIndex }) => tabIndex >= 0),
      }
    })
  })

const inView = async () => (await measure()).flatMap(({ isInView }, index) => (isInView ? [index] : []))

/** Presses the button; resolves when the slide is at rest. */
async function move(name: 'Previous' | 'Next') {
  const status = page.getByRole('status')
  const before = await status.textContent()
  await button(name).click()
  await until(async () => (await status.textContent()) !== before)
  await settled(page)
}

const indexes = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

describe.each([
  { width: 600, perView: 1 },
  { width: 700, perView: 1 },
  { width: 800, perView: 2 },
  { width: 1100, perView: 3 },
])('the testimonials in a window of $width px', ({ width, perView }) => {
  const lastStep = TESTIMONIALS - perView

  beforeAll(async () => {
    page = await product.openPage({ viewport: { width, height: 900 } })
    await page.goto('/')
    await button('Next').scrollIntoViewIfNeeded()
    await settled(page)
  })
  afterAll(() => page.context().close())

  it('shows the slides of this width, with the gap between them', async () => {
    expect(await inView()).toEqual(indexes(0, perView))
    const cards = await measure()
    const gaps = cards.slice(1).map(({ left }, index) => Math.round(left - cards[index]!.right))
    expect(gaps).toEqual(Array.from({ length: TESTIMONIALS - 1 }, () => GAP_PX))
  })

  it('moves one slide a step, up to both ends, where the button is disabled', async () => {
    expect(await button('Previous').isDisabled()).toBe(true)
    for (const step of indexes(1, lastStep)) {
      expect(await button('Next').isDisabled()).toBe(false)
      await move('Next')
      expect(await inView()).toEqual(indexes(step, perView))
      expect(await button('Previous').isDisabled()).toBe(false)
    }
    expect(await button('Next').isDisabled()).toBe(true)
    for (const step of indexes(0, lastStep).reverse()) {
      await move('Previous')
      expect(await inView()).toEqual(indexes(step, perView))
    }
    expect(await button('Previous').isDisabled()).toBe(true)
  })

  it('keeps hidden slides from focus and from a screen reader', async () => {
    for (const { isInView, isInert } of await measure()) expect(isInert).toBe(!isInView)
    await move('Next')
    for (const { isInView, isInert } of await measure()) expect(isInert).toBe(!isInView)
  })
})
