import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures'
import { openHome, settled } from './support/pages'

const GAP_PX = 20

/** The cards from first to last, as they lie in the window of the carousel. */
const cards = (page: Page) =>
  page.locator('.slick-list').evaluate((list) => {
    const frame = list.getBoundingClientRect()
    return [...list.querySelectorAll('.slick-slide:not(.slick-cloned) figure')].map((figure) => {
      const { left, right } = figure.parentElement!.getBoundingClientRect()
      return { left, right, isInView: left >= frame.left - 1 && right <= frame.right + 1 }
    })
  })

const inView = async (page: Page) => (await cards(page)).flatMap(({ isInView }, index) => (isInView ? [index] : []))

test('the testimonials in view fill the carousel from 700 to 1100 px, 20 px apart, and move a step', async ({
  page,
}) => {
  for (const [width, first, second] of [
    [700, [0], [1]],
    [800, [0, 1], [1, 2]],
    [1100, [0, 1, 2], [1, 2, 3]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await openHome(page)
    const next = page.getByRole('button', { name: 'Next testimonial' })
    await next.scrollIntoViewIfNeeded()
    await settled(page)
    const measured = await cards(page)
    const gaps = measured.slice(1).map(({ left }, index) => Math.round(left - measured[index]!.right))
    expect(gaps).toEqual([GAP_PX, GAP_PX, GAP_PX])
    await expect.poll(() => inView(page)).toEqual(first)
    await next.click()
    await expect.poll(() => inView(page)).toEqual(second)
  }
})
