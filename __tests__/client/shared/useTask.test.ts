import { act, renderHook, waitFor } from '@testing-library/react'

import { useTask } from '~/client/shared/useTask'

it('runs what a touch sets going once, however often one touches, and again afterwards', async () => {
  const { result } = renderHook(() => useTask())
  let finish: () => void = () => undefined
  const task = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const touches = [result.current.run(task), result.current.run(task)]
  expect(task).not.toHaveBeenCalled() // the touch is shown first
  await waitFor(() => {
    expect(result.current.isRunning).toBe(true)
  })
  await act(() => result.current.run(task))
  expect(task).toHaveBeenCalledTimes(1)

  await act(async () => {
    finish()
    await Promise.all(touches)
  })
  expect(result.current.isRunning).toBe(false)
  const again = jest.fn(() => Promise.resolve())
  await act(() => result.current.run(again))
  expect(again).toHaveBeenCalledTimes(1)
})

it('can be tried again after a failure, which is told', async () => {
  const { result } = renderHook(() => useTask())
  await act(async () => {
    await expect(result.current.run(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  })
  expect(result.current.isRunning).toBe(false)
  const again = jest.fn(() => Promise.resolve())
  await act(() => result.current.run(again))
  expect(again).toHaveBeenCalledTimes(1)
})
