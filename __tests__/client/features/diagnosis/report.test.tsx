import { act, fireEvent, render, screen } from '@testing-library/react'

import { Report } from '~/client/features/diagnosis/Report'

import { setViewport } from '../../../support/viewport'

const MARKDOWN = [
  '## Maize: common rust',
  '**Very likely.** Caused by a fungus.',
  '- Pick off spotted leaves\n- Wash your hands',
  '<b>not html</b> [advice](https://example.com/advice)',
].join('\n\n')
const HEADING = 'Maize: common rust'
const WHOLE = `${HEADING}Very likely. Caused by a fungus.Pick off spotted leavesWash your hands<b>not html</b> advice`

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms)
  })
}
const copy = (container: HTMLElement) => container.querySelector('.MuiCard-root > div')!
const typed = (container: HTMLElement) => copy(container).textContent.replaceAll('\n', '')

it('types one character every 20 ms by the clock, over the borders of blocks', () => {
  const { container } = render(<Report markdown={MARKDOWN} />)
  expect(typed(container)).toBe('')
  for (const characters of [5, 20, 40, 80, WHOLE.length - 5]) {
    const { container: fresh, unmount } = render(<Report markdown={MARKDOWN} />)
    pass(characters * 20)
    const length = typed(fresh).length
    expect(length).toBeLessThanOrEqual(characters)
    expect(length).toBeGreaterThanOrEqual(characters - 2) // less than two frames behind
    expect(WHOLE.startsWith(typed(fresh))).toBe(true)
    unmount()
  }
})

it('catches up after frames were lost', () => {
  const { container } = render(<Report markdown={MARKDOWN} />)
  jest.setSystemTime(Date.now() + 60_000)
  pass(WHOLE.length * 20 + 100)
  expect(typed(container)).toBe(WHOLE)
})

it.each([
  ['a tap on the text', (container: HTMLElement) => copy(container).parentElement!],
  ['the button', () => screen.getByRole('button', { name: 'Show all at once' })],
])('shows the rest at once on %s', (_, target) => {
  const { container } = render(<Report markdown={MARKDOWN} />)
  pass(100)
  fireEvent.click(target(container))
  expect(typed(container)).toBe(WHOLE)
  expect(screen.queryByRole('button', { name: 'Show all at once' })).not.toBeInTheDocument()
})

it('does not move for a reader who wants less motion', () => {
  setViewport({ widthPx: 360, reducedMotion: true })
  const { container } = render(<Report markdown={MARKDOWN} />)
  expect(typed(container)).toBe(WHOLE)
})

it('is spoken whole and once, and then read like any text', () => {
  const { container } = render(<Report markdown={MARKDOWN} />)
  const voice = screen.getByRole('status')
  expect(voice).toBeEmptyDOMElement()
  pass(200)
  expect(voice).toHaveTextContent('Maize: common rust Very likely. Caused by a fungus. Pick off spotted leaves')
  expect(voice).not.toHaveTextContent('**')
  expect(screen.queryByRole('heading', { name: HEADING })).not.toBeInTheDocument()
  expect(copy(container)).toHaveAttribute('inert')

  pass(WHOLE.length * 20 + 100)
  pass(2000)
  expect(voice).toBeEmptyDOMElement()
  expect(screen.getByRole('heading', { name: HEADING, level: 2 })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'advice' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(container.querySelector('b')).toBeNull()
})
