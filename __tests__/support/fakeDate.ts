/** Everything of Jest's fake timers except the date stays real: databases and sockets need their timers. */
const REAL = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const

/** A date that stands still until it is moved; `jest.useRealTimers()` ends it. */
export function fakeDate(start = Date.UTC(2030, 0, 1)) {
  jest.useFakeTimers({ now: start, doNotFake: [...REAL] })
  return {
    pass: (ms: number) => {
      jest.setSystemTime(Date.now() + ms)
    },
  }
}
