import { format } from 'node:util'

/** Redux Toolkit timing its own development checks: that says how busy the machine is, and nothing about the client. */
const SLOW_CHECK = /^(Immutable|Serializable)StateInvariantMiddleware took \d+ms/

/** Parts of a screen that are loaded when they are needed arrive by themselves, as in a browser. */
const LAZY_PART = /^A suspended resource finished loading inside a test/

/** A page goes on while a test waits for something else, such as what IndexedDB holds. */
const NOT_AWAITED = /^An update to .* inside a test was not wrapped in act/

let messages: string[] = []

/** From here on, what the console is told is kept, and not printed. */
export function listenForConsoleErrors() {
  messages = []
  const keep = (...words: unknown[]) => {
    const message = format(...words)
    if (!SLOW_CHECK.test(message) && !LAZY_PART.test(message) && !NOT_AWAITED.test(message)) messages.push(message)
  }
  jest.spyOn(console, 'error').mockImplementation(keep)
  jest.spyOn(console, 'warn').mockImplementation(keep)
}

/** Fails unless the console was told something like this; takes it off the list. */
export function expectConsoleError(pattern: RegExp) {
  expect(messages).toEqual(expect.arrayContaining([expect.stringMatching(pattern)]))
  messages = messages.filter((message) => !pattern.test(message))
}

export function expectNoConsoleErrors() {
  expect(messages).toEqual([])
}
