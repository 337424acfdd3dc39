import { act, fireEvent, render, screen } from '@testing-library/react'

import { Providers } from '~/client/app/App'
import { makeStore } from '~/client/store/store'
// after the app, as in the bundle: see toastStyles
import { useSnackbar } from 'notistack'

function ToastButton() {
  const { enqueueSnackbar } = useSnackbar()
  return <button onClick={() => enqueueSnackbar('Account Created.', { variant: 'success' })}>Show</button>
}

/** In steps, because a transition begins when the one before it has ended. */
function pass(ms: number, stepMs = ms) {
  for (let passed = 0; passed < ms; passed += stepMs)
    act(() => {
      jest.advanceTimersByTime(stepMs)
    })
}
const finishTransitions = () => {
  pass(5000, 1000)
}

beforeEach(() => {
  jest.useFakeTimers()
  render(
    <Providers store={makeStore()}>
      <ToastButton />
    </Providers>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
})
afterEach(() => {
  jest.useRealTimers()
})

it('a toast closes after 5 seconds, and on request', () => {
  pass(4900)
  expect(screen.getByRole('alert')).toHaveTextContent('Account Created.')
  pass(200)
  finishTransitions()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  finishTransitions()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('a toast stays open while the pointer rests on it', () => {
  fireEvent.mouseEnter(screen.getByRole('alert').closest('.notistack-Snackbar')!)
  pass(20_000)
  finishTransitions()
  expect(screen.getByRole('alert')).toBeInTheDocument()
})

it('notistack adds no style element of its own, which the content security policy would refuse', () => {
  expect(document.querySelectorAll('style#_goober')).toHaveLength(0)
  expect(document.querySelector('template#_goober')).toHaveTextContent(/notistack/)
})
