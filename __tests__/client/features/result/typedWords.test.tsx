import { randomUUID } from 'node:crypto'

import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'

import { useTypedWords } from '~/client/features/result/useTypedWords'

import { setViewport } from '../../../support/viewport'

/** The CSS Custom Highlight API, which jsdom lacks. */
class FakeHighlight extends Set<Range> {
  constructor(...ranges: Range[]) {
    super(ranges)
  }
}
const highlights = new Map<string, FakeHighlight>()

beforeEach(() => {
  jest.useFakeTimers()
  setViewport({ widthPx: 360 })
  Object.assign(globalThis, { Highlight: FakeHighlight, CSS: { highlights } })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'Highlight')
  Reflect.deleteProperty(globalThis, 'CSS')
  highlights.clear()
})

const WORDS = 'Late blightAct today.Pull out sick plants.'

function FirstScreen({ id }: { id: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null)
  const isTyping = useTypedWords(ref, id)
  return (
    <div ref={ref} aria-label="Answer" role="region" data-typing={isTyping}>
      <h2>Late blight</h2>
      <p>
        <span>Act </span>
        <strong>today.</strong>
      </p>
      <button>Yes</button>
      <ol>
        <li>
          <span aria-hidden>1</span>
          <span>Pull out sick plants.</span>
        </li>
      </ol>
    </div>
  )
}

const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms)
  })
}
const untyped = () => [...highlights.values()].flatMap((ranges) => [...ranges].map(String)).join('')
const answer = () => screen.getByRole('region', { name: 'Answer' })

it('the words of a new answer appear in reading order, one character every 20 ms by the clock', () => {
  render(<FirstScreen id={randomUUID()} />)
  expect(untyped()).toBe(WORDS)
  for (let characters = 5; characters < WORDS.length; characters += 5) {
    pass(100)
    const typed = WORDS.length - untyped().length
    expect(WORDS.endsWith(untyped())).toBe(true)
    expect(typed).toBeLessThanOrEqual(characters)
    expect(typed).toBeGreaterThanOrEqual(characters - 2) // less than two frames behind
  }
  pass(200)
  expect(untyped()).toBe('')
  expect(answer()).toHaveAttribute('data-typing', 'false')
})

it('nothing of the page changes while the words appear, and a screen reader has them all', () => {
  render(<FirstScreen id={randomUUID()} />)
  const before = answer().innerHTML
  expect(screen.getByRole('heading', { name: 'Late blight' })).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('Pull out sick plants.')
  pass(300)
  expect(untyped()).not.toBe('')
  expect(answer().innerHTML).toBe(before)
})

it('the words catch up after lost frames', () => {
  render(<FirstScreen id={randomUUID()} />)
  jest.setSystemTime(Date.now() + 60_000)
  pass(WORDS.length * 20 + 100)
  expect(untyped()).toBe('')
})

it.each([
  ['a tap anywhere', () => fireEvent.pointerUp(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
])('%s shows the rest at once', (_, press) => {
  render(<FirstScreen id={randomUUID()} />)
  pass(100)
  expect(untyped()).not.toBe('')
  press()
  expect(untyped()).toBe('')
  expect(answer()).toHaveAttribute('data-typing', 'false')
})

it.each([
  ['an earlier answer', () => undefined, false],
  ['an answer with reduced motion', () => setViewport({ widthPx: 360, reducedMotion: true }), true],
  ['an answer in a browser without highlights', () => Reflect.deleteProperty(globalThis, 'Highlight'), true],
])('%s stands whole from the start', (_, prepare, isNew) => {
  prepare()
  render(<FirstScreen id={isNew ? randomUUID() : undefined} />)
  expect(untyped()).toBe('')
  expect(answer()).toHaveAttribute('data-typing', 'false')
})

it('an answer is typed once, and stands whole when it is opened again', () => {
  const id = randomUUID()
  const { unmount } = render(<FirstScreen id={id} />)
  pass(WORDS.length * 20 + 100)
  unmount()
  render(<FirstScreen id={id} />)
  expect(untyped()).toBe('')
})

it('an answer that is left while it is typed leaves no highlight behind', () => {
  const { unmount } = render(<FirstScreen id={randomUUID()} />)
  unmount()
  expect(untyped()).toBe('')
})
