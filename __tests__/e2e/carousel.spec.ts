import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures'
import { openHome, settled } from './support/pages'

const TESTIMONIALS = 4
const GAP_PX = 20

const button = (page: Page, name: 'Previous' | 'Next') => page.getByRole('button', { name: `${name} testimonial` })

/** The cards from first to last, as they lie in the window of the carousel. */
const cards = (page: Page) =>
  page.locator('.slick-list').evaluate((list) => {
    const frame = list.getBoundingClientRect()
    return [...list.querySelectorAll('.slick-slide:not(.slick-cloned)')].map((slide) => {
      const card = slide.querySelector('figure')!.parentElement!
      const { left, right } = card.getBoundingClientRect()
      const isInView = left >= frame.left - 1 && right <= frame.right + 1
      return { left, right, isInView, isInert: card.closest('[inert]') !== null }
    })
  })

const inView = async (page: Page) => (await cards(page)).flatMap(({ isInView }, index) => (isInView ? [index] : []))

const range = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

async function move(page: Page, name: 'Previous' | 'Next') {
  const status = page.getByRole('status')
  const before = (await status.textContent()) ?? ''
  await button(page, name).click()
  await expect(status).not.toHaveText(before)
  await settled(page)
}

for (const [width, perView] of [
  [600, 1],
  [700, 1],
  [800, 2],
  [1100, 3],
] as const)
  test(`at ${width} px the testimonials show ${perView} at a time and move one a step between both ends`, async ({
    page,
  }) => {
    const lastStep = TESTIMONIALS - perView
    await page.setViewportSize({ width, height: 900 })
    await openHome(page)
    await button(page, 'Next').scrollIntoViewIfNeeded()
    await settled(page)

    const measured = await cards(page)
    const gaps = measured.slice(1).map(({ left }, index) => Math.round(left - measured[index]!.right))
    expect(gaps).toEqual(Array.from({ length: TESTIMONIALS - 1 }, () => GAP_PX))

    await expect(button(page, 'Previous')).toBeDisabled()
    for (const step of range(0, lastStep + 1)) {
      await expect.poll(() => inView(page)).toEqual(range(step, perView))
      for (const { isInView, isInert } of await cards(page)) expect(isInert).toBe(!isInView)
      if (step < lastStep) await move(page, 'Next')
    }
    await expect(button(page, 'Next')).toBeDisabled()
    for (const step of range(0, lastStep).reverse()) {
      await move(page, 'Previous')
      await expect.poll(() => inView(page)).toEqual(range(step, perView))
    }
    await expect(button(page, 'Previous')).toBeDisabled()
  })
