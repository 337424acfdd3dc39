import { act, screen, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { paths } from '~/contract/paths'

import { renderApp } from '../../support/renderApp'
import { buildTestApp } from '../../support/testApp'
import { setViewport } from '../../support/viewport'

let server: FastifyInstance

beforeEach(async () => {
  server = await buildTestApp()
})
afterEach(() => server.close())

const carousel = () => screen.getByRole('group', { name: 'A Few Kind Words From Our Customers.' })
const previous = () => within(carousel()).getByRole('button', { name: 'Previous testimonial' })
const next = () => within(carousel()).getByRole('button', { name: 'Next testimonial' })
/** What a screen reader finds: a hidden slide is none of it. */
const shownNames = () =>
  within(carousel())
    .getAllByRole('figure')
    .map((figure) => figure.querySelector('figcaption')?.textContent)

/** With reduced motion a step is over at once. */
function renderCarousel(widthPx: number, reducedMotion = true) {
  setViewport({ widthPx, reducedMotion })
  return renderApp(paths.home, server)
}

it.each([
  { widthPx: 320, shown: 1 },
  { widthPx: 639, shown: 1 },
  { widthPx: 640, shown: 1 },
  { widthPx: 767, shown: 1 },
  { widthPx: 768, shown: 2 },
  { widthPx: 1023, shown: 2 },
  { widthPx: 1024, shown: 3 },
  { widthPx: 1920, shown: 3 },
])('shows $shown at $widthPx px', ({ widthPx, shown }) => {
  renderCarousel(widthPx)
  expect(shownNames()).toHaveLength(shown)
})

it('steps through all four farmers, one at a time, and stops at both ends', async () => {
  const { user } = renderCarousel(360)
  expect(previous()).toBeDisabled()
  expect(shownNames()).toEqual(['Wanjiru Kamau'])

  for (const name of ['Peter Otieno', 'Amina Hassan', 'Joseph Mutiso']) {
    await user.click(next())
    expect(shownNames()).toEqual([name])
  }
  expect(next()).toBeDisabled()
  expect(previous()).toBeEnabled()

  await user.click(previous())
  expect(shownNames()).toEqual(['Amina Hassan'])
  expect(next()).toBeEnabled()
})

it('moves by one slide where three are in view', async () => {
  const { user } = renderCarousel(1280)
  await user.click(next())
  expect(shownNames()).toEqual(['Peter Otieno', 'Amina Hassan', 'Joseph Mutiso'])
  expect(next()).toBeDisabled()
  expect(screen.getByText('Showing 2–4 of 4')).toHaveAttribute('role', 'status')
})

it('takes hidden slides out of reach', async () => {
  const { user } = renderCarousel(768)
  const inertNames = () =>
    [...carousel().querySelectorAll('[inert]')].map((slide) => slide.querySelector('figcaption')?.textContent)
  expect(inertNames()).toEqual(['Amina Hassan', 'Joseph Mutiso'])

  await user.click(next())
  expect(inertNames()).toEqual(['Wanjiru Kamau', 'Joseph Mutiso'])
})

it('answers the arrow keys and keeps the focus when a button is switched off', async () => {
  const { user } = renderCarousel(1280)
  act(() => {
    next().focus()
  })
  await user.keyboard('{ArrowRight}')
  expect(next()).toBeDisabled()
  expect(previous()).toHaveFocus()

  await user.keyboard('{ArrowRight}')
  expect(shownNames()).toEqual(['Peter Otieno', 'Amina Hassan', 'Joseph Mutiso'])

  await user.keyboard('{ArrowLeft}')
  expect(shownNames()).toEqual(['Wanjiru Kamau', 'Peter Otieno', 'Amina Hassan'])
  expect(next()).toHaveFocus()
})

it.each([
  { reducedMotion: false, transition: 'transform 300ms ease' },
  { reducedMotion: true, transition: '' },
])('slides with "$transition" (reduced motion: $reducedMotion)', async ({ reducedMotion, transition }) => {
  const { user } = renderCarousel(1280, reducedMotion)
  await user.click(next())
  expect(carousel().querySelector<HTMLElement>('.slick-track')!.style.transition).toBe(transition)
})

it('gives every farmer five named stars, a quote and a round picture', () => {
  renderCarousel(1280)
  const cards = within(carousel()).getAllByRole('figure', { hidden: true })
  expect(cards).toHaveLength(4)
  for (const card of cards) {
    expect(within(card).getByRole('img', { name: '5 out of 5 stars', hidden: true })).toBeInTheDocument()
    expect(card.querySelector('blockquote')).not.toBeEmptyDOMElement()
    expect(card.querySelector('.MuiAvatar-circular img')).toHaveAttribute('src', expect.stringContaining('/portrait-'))
  }
})
