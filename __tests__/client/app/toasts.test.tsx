import { act, fireEvent, render, screen } from '@testing-library/react'

import { Providers } from '~/client/app/App'
import { sessionEnded } from '~/client/api/apiActions'
import { useToast } from '~/client/ui/useToast'
import { makeStore } from '~/client/store/store'
import { toastShown } from '~/client/store/toastsSlice'

function ToastButton() {
  const toast = useToast()
  return (
    <button
      onClick={() => {
        toast('Account Created.', 'success')
      }}
    >
      Show
    </button>
  )
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

let store: ReturnType<typeof makeStore>

beforeEach(async () => {
  jest.useFakeTimers()
  store = makeStore()
  render(
    <Providers store={store}>
      <ToastButton />
    </Providers>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  await act(() => import('~/client/app/Toasts')) // loaded with the first toast
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

it('up to six toasts show at once without duplicates, and another one replaces the oldest', () => {
  const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  const say = (...messages: string[]) => {
    act(() => {
      for (const message of messages) store.dispatch(toastShown({ message, variant: 'error' }))
    })
    pass(1000, 100)
  }
  say('Invalid Email', 'Invalid Username')
  expect(shown()).toEqual(['Account Created.', 'Invalid Email', 'Invalid Username'])
  say('Invalid Email') // said again while it stands
  expect(shown()).toEqual(['Account Created.', 'Invalid Email', 'Invalid Username'])
  say('One.', 'Two.', 'Three.')
  expect(shown()).toEqual(['Account Created.', 'Invalid Email', 'Invalid Username', 'One.', 'Two.', 'Three.'])
  say('Four.')
  expect(shown()).toEqual(['Invalid Email', 'Invalid Username', 'One.', 'Two.', 'Three.', 'Four.'])
  pass(6000, 100)
  expect(shown()).toEqual([])
})

it('toasts of an account close when its session ends; later ones stay', () => {
  act(() => {
    store.dispatch(sessionEnded({ by: 'user' }))
    store.dispatch(toastShown({ message: 'Goodbye.', variant: 'info' }))
  })
  finishTransitions()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Goodbye.'])
})

it('notistack adds no style element of its own, which the content security policy would refuse', () => {
  expect(document.querySelectorAll('style#_goober')).toHaveLength(0)
  expect(document.querySelector('template#_goober')).toHaveTextContent(/notistack/)
})
