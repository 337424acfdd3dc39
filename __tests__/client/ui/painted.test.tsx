import { painted } from '~/client/ui/painted'

it('waits for a frame, but not forever in a page that paints none', async () => {
  jest.useFakeTimers()
  const order: string[] = []
  requestAnimationFrame(() => order.push('frame'))
  void painted().then(() => order.push('painted'))
  await jest.advanceTimersByTimeAsync(20)
  expect(order).toEqual(['frame', 'painted'])

  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  void painted().then(() => order.push('hidden'))
  await jest.advanceTimersByTimeAsync(99)
  expect(order).not.toContain('hidden')
  await jest.advanceTimersByTimeAsync(1)
  expect(order).toContain('hidden')
  jest.useRealTimers()
})
