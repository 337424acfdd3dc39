import { act, fireEvent, render, screen, within } from '@testing-library/react'

import { plainText, splitBlocks } from '~/client/features/answer/markdown'
import { Report } from '~/client/features/answer/Report'

const MARKDOWN = [
  '## Maize: common rust',
  '**Very likely.** Caused by a fungus.',
  '- Pick off spotted leaves\n- Wash your hands',
  '<b>not html</b> &amp; [advice](https://example.com/advice?a=1&b=2)',
].join('\n\n')
const HEADING = 'Maize: common rust'
const WHOLE = `${HEADING}Very likely. Caused by a fungus.Pick off spotted leavesWash your hands<b>not html</b> & advice`

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

it('the report is typed at one character every 20 ms by the clock, across blocks', () => {
  for (const characters of [0, 5, 20, 40, 80, WHOLE.length - 5]) {
    const { container, unmount } = render(<Report markdown={MARKDOWN} />)
    if (characters > 0) pass(characters * 20)
    const text = typed(container)
    expect(text.length).toBeLessThanOrEqual(characters)
    expect(text.length).toBeGreaterThanOrEqual(characters - 2) // less than two frames behind
    expect(WHOLE.startsWith(text)).toBe(true)
    unmount()
  }
})

it('typing catches up after lost frames', () => {
  const { container } = render(<Report markdown={MARKDOWN} />)
  jest.setSystemTime(Date.now() + 60_000)
  pass(WHOLE.length * 20 + 100)
  expect(typed(container)).toBe(WHOLE)
})

it.each([
  ['a tap on the text', (container: HTMLElement) => copy(container).parentElement!],
  ['the button', () => screen.getByRole('button', { name: 'Show all at once' })],
])('the rest of the report is shown at once after %s', (_, target) => {
  const { container } = render(<Report markdown={MARKDOWN} />)
  pass(100)
  fireEvent.click(target(container))
  expect(typed(container)).toBe(WHOLE)
  expect(screen.queryByRole('button', { name: 'Show all at once' })).not.toBeInTheDocument()
})

it('the report is announced whole and once, in paragraphs, and can then be read', () => {
  const { container } = render(<Report markdown={MARKDOWN} />)
  const liveRegion = screen.getByRole('status')
  expect(liveRegion).toBeEmptyDOMElement()
  pass(200)
  const paragraphs = within(liveRegion).getAllByRole('paragraph', { hidden: true })
  expect(paragraphs.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    HEADING,
    'Very likely. Caused by a fungus.',
  ])
  expect(liveRegion).not.toHaveTextContent('**')
  expect(screen.queryByRole('heading', { name: HEADING })).not.toBeInTheDocument()
  expect(copy(container)).toHaveAttribute('inert')

  pass(WHOLE.length * 20 + 100)
  pass(2000)
  expect(liveRegion).toBeEmptyDOMElement()
  expect(screen.getByRole('heading', { name: HEADING, level: 2 })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  const link = screen.getByRole('link', { name: 'advice' })
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link).toHaveAttribute('href', 'https://example.com/advice?a=1&b=2')
  expect(container.querySelector('b')).toBeNull()
})

it.each([
  ['paragraphs at blank lines', 'one\nstill one\n\n\ntwo', ['one\nstill one', 'two']],
  ['a loose list as one block', '- a\n\n- b\n\n  more of b\n\nafter', ['- a\n\n- b\n\n  more of b', 'after']],
  ['a numbered list as one block', '1. a\n\n2. b', ['1. a\n\n2. b']],
  ['a code fence as one block', '```\na\n\nb\n```\n\nafter', ['```\na\n\nb\n```', 'after']],
  ['an empty text', '\n\n', []],
])('the markdown of a report is split into blocks: %s', (_, markdown, blocks) => {
  expect(splitBlocks(markdown)).toEqual(blocks)
})

it('the announcement of a report has none of the marks of markdown', () => {
  const markdown = '## Rust\n\n**Very** *likely*, see [this](https://example.com).\n\n- 2 * 3 snake_case'
  expect(plainText(markdown)).toBe('Rust\n\nVery likely, see this.\n\n2 * 3 snake_case')
})
