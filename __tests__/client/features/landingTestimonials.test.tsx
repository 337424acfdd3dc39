import { act, cleanup, screen, waitFor, within } from '@testing-library/react'

import { paths } from '~/contract/paths'

import { renderApp, serverForEachTest } from '../../support/renderApp'
import { setViewport } from '../../support/viewport'

const FARMERS = ['Wanjiru Kamau', 'Peter Otieno', 'Amina Hassan', 'Joseph Mutiso']

const server = serverForEachTest()

const carousel = () => screen.getByRole('group', { name: 'A Few Kind Words From Our Customers.' })
const previous = () => within(carousel()).getByRole('button', { name: 'Previous testimonial' })
const next = () => within(carousel()).getByRole('button', { name: 'Next testimonial' })
const nameOn = (card: Element) => card.querySelector('figcaption')?.textContent
/** What a screen reader finds: a hidden slide is none of it. */
const shownNames = () => within(carousel()).getAllByRole('figure').map(nameOn)

/** With reduced motion a step is over at once. */
function renderCarousel(widthPx: number, reducedMotion = true) {
  setViewport({ widthPx, reducedMotion })
  return renderApp(paths.home, server())
}

it('shows one testimonial, two from 768 px, three from 1024 px, and moves by one between both ends', async () => {
  for (const [widthPx, shown] of [
    [320, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1920, 3],
  ] as const) {
    const { user } = renderCarousel(widthPx)
    const lastStep = FARMERS.length - shown
    const expectStep = (step: number) => {
      expect(shownNames()).toEqual(FARMERS.slice(step, step + shown))
      const inert = [...carousel().querySelectorAll('[inert]')].map(nameOn)
      expect(inert).toEqual(FARMERS.filter((_, index) => index < step || index >= step + shown))
      expect([previous(), next()].map((button) => button.hasAttribute('disabled'))).toEqual([
        step === 0,
        step === lastStep,
      ])
    }
    await waitFor(() => {
      expectStep(0)
    })
    for (let step = 1; step <= lastStep; step++) {
      await user.click(next())
      await waitFor(() => {
        expectStep(step)
      })
    }
    const range = shown === 1 ? /4/ : new RegExp(`^Showing ${lastStep + 1}–4 of 4$`)
    expect(screen.getByText(range, { selector: '[role="status"]' })).toBeInTheDocument()
    await user.click(previous())
    await waitFor(() => {
      expectStep(lastStep - 1)
    })
    cleanup()
  }
})

it('responds to arrow keys and keeps the focus when a button is disabled', async () => {
  const { user } = renderCarousel(1280)
  act(() => {
    next().focus()
  })
  await user.keyboard('{ArrowRight}')
  await waitFor(() => {
    expect(next()).toBeDisabled()
  })
  expect(previous()).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(shownNames()).toEqual(FARMERS.slice(1))
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => {
    expect(shownNames()).toEqual(FARMERS.slice(0, 3))
  })
  expect(next()).toHaveFocus()
})

it.each([
  { reducedMotion: false, transition: 'transform 300ms ease' },
  { reducedMotion: true, transition: '' },
])('slides with "$transition" (reduced motion: $reducedMotion)', async ({ reducedMotion, transition }) => {
  const { user } = renderCarousel(1280, reducedMotion)
  await user.click(next())
  let begun: string | undefined // at the end of a slide no transition is left
  await waitFor(() => {
    expect(next()).toBeDisabled()
    begun = carousel().querySelector<HTMLElement>('.slick-track')!.style.transition
  })
  expect(begun).toBe(transition)
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
