import { afterPaint } from '~/client/shared/afterPaint'

let frames: FrameRequestCallback[]
beforeEach(() => {
  frames = []
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((id) => {
    frames[id - 1] = () => undefined
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const paint = () => {
  for (const frame of frames) frame(0)
}

it('acts once, after the next frame', () => {
  const act = jest.fn()
  afterPaint(act)
  paint()
  expect(act).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledTimes(1)
})

it('acts once, too, when the frame comes late or never', () => {
  const act = jest.fn()
  afterPaint(act)
  jest.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledTimes(1)
  paint()
  jest.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledTimes(1)
})
