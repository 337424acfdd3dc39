import type { Page } from '@playwright/test'

import { USERNAME } from './support/accounts'
import { expect, test } from './support/fixtures'
import { callToAction, openHome } from './support/pages'
import { SCREENS, boxOf } from './support/specification'

const HEADLINE = 'Secure Your Harvest Today, Combat Crop Diseases with Smart AI-Powered Leaf Diagnosis'
const TAGLINES = [
  'AI Meets Agriculture',
  'Protect Your Crops, Increase Yields, Feed the Future',
  'Smarter Farming, Powered by AI Diagnosis',
  'Join the Smart Farming Revolution',
  'Technology That Transforms Farming and Food Security',
]
const INTRO = 'Infectious plant diseases destroy up to 40% of global crops'
const INNOVATION = 'From One Photo to Your Next Step in the Field'
const SCAN = 'Seen a Spot You Do Not Know?'
const TESTIMONIALS = 'A Few Kind Words From Our Customers.'
const QUESTIONS = 'Frequently Asked Questions'
const PARTS = [
  HEADLINE,
  INTRO,
  'Start Free, Grow When You Are Ready',
  INNOVATION,
  'Healthy Fields Begin with a Healthy Leaf',
  SCAN,
  TESTIMONIALS,
  QUESTIONS,
  'Every Healthy Leaf Counts Towards the Harvest',
]
const FEATURED = ['Boosting Crop Yields Sustainably', 'Empowering Farmers Everywhere', 'AI-Powered Plant Diagnosis']
const PLANS = {
  'Essential Plan': [
    'Ksh 0',
    '5 free credits on sign-up',
    'Instant AI disease detection',
    'Upload images via smartphone',
    'Covers common crop diseases',
    'Diagnosis history (last 10 scans)',
    'Free for smallholders',
  ],
  'Pro Crop Care': [
    'Ksh 100',
    'Unlimited disease scans',
    'Multiple crops',
    'Custom alerts and recommendations',
    'Offline access',
    'Priority support plus crop health reports',
  ],
}
const CALLS_TO_ACTION = [
  'Diagnose Now',
  'Order Essential Plan',
  'Order Pro Crop Care',
  'Diagnose Leaf Now',
  'Scan Leaf Now',
]

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, text: string) => page.locator('main .MuiCard-root').filter({ hasText: text })
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

/** The names of the bands from top to bottom. */
const partsOf = (page: Page) =>
  page.locator('main section[aria-labelledby]').evaluateAll((sections) => {
    const top = (section: Element) => section.getBoundingClientRect().top
    return sections
      .sort((one, other) => top(one) - top(other))
      .map((section) =>
        document.getElementById(section.getAttribute('aria-labelledby')!)!.innerText.replace(/\s+/g, ' '),
      )
  })

const expectHeroFirst = (page: Page) =>
  expect
    .poll(() => page.getByRole('main').evaluate((main: HTMLElement) => main.innerText.trim().split('\n')[0]))
    .toMatch(/^AI Meets Agriculture$/i)

for (const screen of SCREENS)
  test.describe(`at ${screen.width} px`, () => {
    test.use({ viewport: screen })

    test('5 to 7, 26, 28, 33: hero with headline and taglines, then the other parts in order', async ({ page }) => {
      await openHome(page)
      await expectHeroFirst(page)
      expect(await partsOf(page)).toEqual(PARTS)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE)
      for (const tagline of TAGLINES) await expect(part(page, HEADLINE).getByText(tagline)).toBeVisible()
      const intro = part(page, INTRO)
      await expect(intro.getByRole('heading', { level: 2 })).toHaveText(INTRO)
      for (const claim of [/machine learning gives instant detection/i, /reduce yield loss/, /food security/])
        await expect(intro.getByText(claim)).toBeVisible()
    })

    test('8, 27, 29 to 32, 67 to 70: How It Works, two plans, three featured cards, the full-width call to action', async ({
      page,
    }) => {
      await openHome(page)
      await expect(callToAction(page, 'Diagnose Now').first()).toBeVisible()
      await callToAction(page, 'How It Works').first().click()
      await expect(page.getByRole('heading', { name: INNOVATION })).toBeInViewport()
      await expect(callToAction(page, 'Diagnose Leaf Now')).toBeVisible()

      await expect(page.getByText('The basic tool is free.', { exact: false }).first()).toBeVisible()
      for (const [name, lines] of Object.entries(PLANS)) {
        for (const line of lines) await expect(card(page, name).getByText(line, { exact: true })).toBeVisible()
        await expect(callToAction(page, `Order ${name}`)).toBeVisible()
      }

      const featured = part(page, 'Healthy Fields Begin with a Healthy Leaf')
      expect(await featured.getByRole('heading', { level: 3 }).allTextContents()).toEqual(FEATURED)
      for (const name of FEATURED) {
        await expect(card(page, name).getByRole('paragraph')).not.toBeEmpty()
        await card(page, name).scrollIntoViewIfNeeded()
        await expect(card(page, name).locator('img')).toHaveJSProperty('complete', true)
      }

      await expect(part(page, SCAN).getByRole('link', { name: 'Scan Leaf Now' })).toBeVisible()
      const band = await boxOf(part(page, SCAN))
      expect([band.left, band.width]).toEqual([0, await page.evaluate(() => document.documentElement.clientWidth)])
    })

    test('4, 9, 44 to 46, 71: six questions, one open at a time, the first about nine crops', async ({ page }) => {
      await openHome(page)
      const faq = part(page, QUESTIONS)
      await expect(
        faq.getByText('Here are answers to some of the most common questions we receive', { exact: true }),
      ).toBeVisible()
      const rows = faq.locator('button[aria-expanded]')
      await expect(rows).toHaveCount(6)
      const isOpen = () => rows.evaluateAll((all) => all.map((row) => row.ariaExpanded === 'true'))
      const said = [await page.getByRole('main').innerText()]
      for (let index = 0; index < 6; index++) {
        await rows.nth(index).click()
        await expect.poll(isOpen).toEqual(Array.from({ length: 6 }, (_, row) => row === index))
        said.push(await faq.innerText())
      }
      await rows.nth(5).click()
      await expect.poll(isOpen).toEqual(Array.from({ length: 6 }, () => false))
      expect(said[1]).toContain('maize, tomatoes, apples, grapes, oranges, strawberry, soybean, peach and potatoes')
      expect(said.join()).toMatch(/expert consultation/i)
    })
  })

test.describe('signed in', () => {
  test.use({ isSignedIn: true })

  test('26: the landing page of a farmer begins with the hero, too', async ({ page }) => {
    await openHome(page)
    await expect(page.getByRole('button', { name: `Hi, ${USERNAME}` })).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      await expectHeroFirst(page)
      expect((await partsOf(page)).filter((name) => PARTS.includes(name))).toEqual(PARTS)
    }
  })

  test('24, 25: every call to action leads a farmer to the top of the diagnosis', async ({ page }) => {
    for (const name of CALLS_TO_ACTION) {
      await openHome(page)
      await expect(page.getByRole('button', { name: `Hi, ${USERNAME}` })).toBeVisible()
      await callToAction(page, name).first().click()
      await expect(page).toHaveURL(/\/predict\b/)
      await expect.poll(() => scrollY(page)).toBe(0)
    }
  })
})

test('24, 25: every call to action leads a visitor to the top of the login screen', async ({ page }) => {
  for (const name of CALLS_TO_ACTION) {
    await openHome(page)
    await callToAction(page, name).first().click()
    await expect(page).toHaveURL(/\/login\b/)
    await expect.poll(() => scrollY(page)).toBe(0)
  }
})

/** Runs in the page: scrolls to the end and back, half a screen at a time. */
async function readThrough() {
  const { scrollHeight, clientHeight } = document.documentElement
  const tops = Array.from(
    { length: Math.ceil((2 * scrollHeight) / clientHeight) },
    (_, step) => (step * clientHeight) / 2,
  )
  for (const top of [...tops, ...tops.reverse()]) {
    window.scrollTo({ top, behavior: 'instant' })
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

test('34, 110: sections reveal once, in 0.8 s the header of the testimonials and in 1 s the questions', async ({
  page,
}) => {
  await openHome(page)
  const waiting = page.locator('[data-reveal="waiting"]')
  await expect.poll(() => waiting.count()).toBeGreaterThan(0)
  await page.evaluate(readThrough)
  await expect(waiting).toHaveCount(0)
  await page.evaluate(readThrough)
  await expect(waiting).toHaveCount(0)
  for (const [name, duration] of [
    [TESTIMONIALS, '0.8s'],
    [QUESTIONS, '1s'],
  ] as const)
    await expect(page.locator('[data-reveal]').filter({ has: page.getByRole('heading', { name }) })).toHaveCSS(
      'transition-duration',
      duration,
    )
})

/** The index of each testimonial in view, and the gaps between all. */
const slides = (page: Page) =>
  page.locator('.slick-list').evaluate((list) => {
    const frame = list.getBoundingClientRect()
    const cards = [...list.querySelectorAll('.slick-slide:not(.slick-cloned) figure')].map((figure) =>
      figure.parentElement!.getBoundingClientRect(),
    )
    return {
      inView: cards.flatMap(({ left, right }, index) =>
        left >= frame.left - 1 && right <= frame.right + 1 ? [index] : [],
      ),
      gaps: cards.slice(1).map(({ left }, index) => Math.round(left - cards[index]!.right)),
    }
  })

const next = (page: Page) => page.getByRole('button', { name: 'Next testimonial' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous testimonial' })

for (const [screen, widths] of [
  [1, [360, 639, 640, 767]],
  [2, [768, 1023]],
  [3, [1024, 1280]],
] as const)
  test(`37 to 39, 42, 43: ${screen} testimonials are in view at ${widths.join(', ')} px, 20 px apart, and move by one`, async ({
    page,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await openHome(page)
      await next(page).scrollIntoViewIfNeeded()
      const first = Array.from({ length: screen }, (_, index) => index)
      const expectStep = (step: number) =>
        expect.poll(() => slides(page)).toEqual({ inView: first.map((index) => index + step), gaps: [20, 20, 20] })
      await expectStep(0)
      await expect(previous(page)).toBeDisabled()
      for (let step = 1; step <= 4 - screen; step++) {
        await expect(next(page)).toBeEnabled()
        await next(page).click()
        await expectStep(step)
      }
      await expect(next(page)).toBeDisabled()
      await previous(page).click()
      await expectStep(3 - screen)
      for (const button of [previous(page), next(page)]) {
        const { width: size, top, bottom } = await boxOf(button)
        expect(bottom - top).toBe(size)
        await expect(button).toHaveCSS('border-radius', '50%')
      }
    }
  })

test('35, 36, 40, 41, 72, 109: four farmers with stars, quote and round portrait slide in 300 ms; cards grow under the pointer', async ({
  page,
}) => {
  await openHome(page)
  await expect(page.getByRole('heading', { name: TESTIMONIALS, exact: true })).toBeVisible()
  await next(page).scrollIntoViewIfNeeded()
  const figures = page.locator('.slick-slide:not(.slick-cloned) figure')
  await expect(figures).toHaveCount(4)
  for (const figure of await figures.all()) {
    await expect(figure.locator('[aria-label="5 out of 5 stars"]')).toHaveCount(1)
    await expect(figure.locator('figcaption')).not.toBeEmpty()
    const portrait = figure.locator('figcaption img')
    await expect(portrait).toHaveAttribute('src', /^\/illustrations\//)
    await expect(portrait.locator('..')).toHaveCSS('border-radius', '50%')
  }
  const quotes = (await figures.locator('blockquote').allTextContents()).join()
  for (const subject of [/tomato/i, /maize/i, /how sure it was/i, /snap a photo/i]) expect(quotes).toMatch(subject)

  const duration = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('transitionrun', ({ target }) => {
          if (target instanceof Element && target.matches('.slick-track'))
            resolve(getComputedStyle(target).transitionDuration)
        })
      }),
  )
  await next(page).click()
  expect(await duration).toBe('0.3s')

  for (const one of [card(page, 'Essential Plan'), card(page, FEATURED[0]!), figures.nth(1).locator('..')]) {
    await one.hover()
    await expect(one).toHaveCSS('transform', 'matrix(1.02, 0, 0, 1.02, 0, 0)')
  }
})
