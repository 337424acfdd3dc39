import { act, render, screen } from '@testing-library/react'
import { ThemeProvider } from '@mui/material/styles'

import { Reveal } from '~/client/features/landing/Reveal'
import { theme } from '~/client/theme/theme'

type Notify = (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void

const BELOW_PX = 5000

/** Lets a test decide what is in view. */
function fakeIntersectionObserver() {
  const watched = new Set<Notify>()
  const scrollTo = (isIntersecting: boolean, top = BELOW_PX) => {
    act(() => {
      for (const notify of [...watched]) notify([{ isIntersecting, boundingClientRect: { top } }])
    })
  }
  class FakeIntersectionObserver {
    constructor(private readonly notify: Notify) {}
    observe() {
      watched.add(this.notify)
    }
    disconnect() {
      watched.delete(this.notify)
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver })
  return { watched, scrollTo }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

const renderReveal = (durationMs?: number) => {
  render(
    <ThemeProvider theme={theme}>
      <Reveal durationMs={durationMs}>
        <p>Maize</p>
      </Reveal>
    </ThemeProvider>,
  )
  return screen.getByText('Maize').parentElement!
}

it('leaves its content visible where nobody can watch it', () => {
  expect(renderReveal()).toHaveAttribute('data-reveal', 'unobserved')
  expect(screen.getByText('Maize')).toBeVisible()
})

it('reveals once, at its own pace', () => {
  const { watched, scrollTo } = fakeIntersectionObserver()
  const box = renderReveal(800)

  scrollTo(false)
  expect(box).toHaveAttribute('data-reveal', 'waiting')

  scrollTo(true)
  expect(box).toHaveAttribute('data-reveal', 'revealed')
  expect(box).toHaveStyle({ transitionDuration: '800ms' })
  expect(watched.size).toBe(0)

  scrollTo(false)
  expect(box).toHaveAttribute('data-reveal', 'revealed')
})

it('stops watching when it goes away', () => {
  const { watched } = fakeIntersectionObserver()
  const { unmount } = render(
    <ThemeProvider theme={theme}>
      <Reveal>Maize</Reveal>
    </ThemeProvider>,
  )
  expect(watched.size).toBe(1)
  unmount()
  expect(watched.size).toBe(0)
})

it('never hides what was in the window, however little of it, when the watch began', () => {
  const { scrollTo } = fakeIntersectionObserver()
  const box = renderReveal()
  scrollTo(false, window.innerHeight - 1)
  expect(box).toHaveAttribute('data-reveal', 'revealed')
})
