import { render, screen, within } from '@testing-library/react'
import {
  intersectionMockInstance,
  mockAllIsIntersecting,
  resetIntersectionMocking,
} from 'react-intersection-observer/test-utils'

import { Reveal } from '~/client/features/landing/Reveal'
import { paths } from '~/contract/paths'

import { renderApp, serverForEachTest } from '../../support/renderApp'

const server = serverForEachTest()
afterEach(resetIntersectionMocking)

/** jsdom has no layout: places the content at a distance from the top of the window. */
function renderReveal(topPx: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, topPx, 100, 100))
  render(
    <Reveal durationMs={800}>
      <p>Maize</p>
    </Reveal>,
  )
  return screen.getByText('Maize').parentElement!
}

it('content below the window is visible until it is observed, then revealed once, with its own duration', () => {
  const box = renderReveal(5000)
  expect(box).toHaveAttribute('data-reveal', 'revealed')
  const unobserve = jest.spyOn(intersectionMockInstance(box), 'unobserve')
  mockAllIsIntersecting(false)
  expect(box).toHaveAttribute('data-reveal', 'waiting')

  mockAllIsIntersecting(true)
  expect(box).toHaveAttribute('data-reveal', 'revealed')
  expect(box).toHaveStyle({ transitionDuration: '800ms' })
  expect(unobserve).toHaveBeenCalledWith(box)
})

it('content that starts inside the window is never hidden', () => {
  const box = renderReveal(window.innerHeight - 1)
  mockAllIsIntersecting(false)
  expect(box).toHaveAttribute('data-reveal', 'revealed')
})

it('the testimonials keep their height when they become movable, so that nothing below them shifts', () => {
  renderApp(paths.home, server())
  mockAllIsIntersecting(false)
  const carousel = screen.getByRole('group', { name: 'A Few Kind Words From Our Customers.' })
  expect(within(carousel).getAllByRole('figure')).toHaveLength(4)
  expect(carousel.querySelector('.slick-track')).toBeNull()
})
