import { act, fireEvent, render, screen } from '@testing-library/react'

import { App } from '~/client/app/App'
import { toastShelf } from '~/client/app/ToastProvider'
import { useToast } from '~/client/shared/toast'
import { makeStore } from '~/client/store/store'

function Speaker() {
  const showToast = useToast()
  return (
    <button
      onClick={() => {
        showToast('Account Created.', 'success')
      }}
    >
      Speak
    </button>
  )
}

const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms)
  })
}

/** Room for the toast to slide in and out. */
const TRANSITION_MS = 1000

beforeAll(() => toastShelf.load())
beforeEach(() => {
  jest.useFakeTimers()
  render(
    <App store={makeStore()}>
      <Speaker />
    </App>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Speak' }))
})
afterEach(() => {
  jest.useRealTimers()
})

const goAway = () => {
  for (let step = 0; step < 5; step += 1) pass(TRANSITION_MS)
}

it('stays for 5 seconds', () => {
  expect(screen.getByRole('alert')).toHaveTextContent('Account Created.')
  pass(4900)
  expect(screen.getByRole('alert')).toBeInTheDocument()
  pass(200)
  goAway()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('waits while the pointer rests on it', () => {
  fireEvent.mouseEnter(screen.getByRole('alert').closest('.notistack-Snackbar')!)
  pass(20_000)
  goAway()
  expect(screen.getByRole('alert')).toBeInTheDocument()
})

it('can be closed', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  goAway()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
