import { render, screen } from '@testing-library/react'
import { ThemeProvider } from '@mui/material/styles'
import {
  intersectionMockInstance,
  mockAllIsIntersecting,
  resetIntersectionMocking,
} from 'react-intersection-observer/test-utils'

import { Reveal } from '~/client/features/landing/Reveal'
import { theme } from '~/client/theme/theme'

afterEach(resetIntersectionMocking)

/** jsdom has no layout: places the content at a distance from the top of the window. */
function renderReveal(topPx: number, durationMs?: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, topPx, 100, 100))
  render(
    <ThemeProvider theme={theme}>
      <Reveal durationMs={durationMs}>
        <p>Maize</p>
      </Reveal>
    </ThemeProvider>,
  )
  return screen.getByText('Maize').parentElement!
}

const BELOW_PX = 5000

it('content is visible before it is observed', () => {
  expect(renderReveal(BELOW_PX)).toHaveAttribute('data-reveal', 'revealed')
})

it('content below the window is revealed once, with its own duration', () => {
  const box = renderReveal(BELOW_PX, 800)
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
