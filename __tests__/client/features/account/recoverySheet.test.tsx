import { ThemeProvider } from '@mui/material/styles'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'

import { RecoverySheet } from '~/client/features/account/RecoverySheet'
import { recoveryWords } from '~/client/storage/recoveryWords'
import { theme } from '~/client/ui/theme/theme'
import { useOverlay } from '~/client/ui/useOverlay'

const WORDS = 'river lamp goat seven'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('recoveryWords', WORDS)
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const Photo = () => {
  const { isOpen, open, close } = useOverlay('photos')
  return <button onClick={isOpen ? close : open}>{isOpen ? 'Close the photo' : 'Enlarge the photo'}</button>
}

/** Of a result; rendered again as after a reload, or under the next result. */
async function renderResult() {
  const app = render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <Photo />
        <RecoverySheet />
      </MemoryRouter>
    </ThemeProvider>,
  )
  await act(() => jest.advanceTimersByTimeAsync(0)) // the texts
  return app
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const sheet = () => screen.queryByRole('dialog', { name: 'Write down these four words' })

it('comes ten seconds after the answer stands', async () => {
  await renderResult()
  await pass(9900)
  expect(sheet()).toBeNull()
  await pass(200)
  expect(sheet()).toHaveTextContent('riverlampgoatseven')
})

it('comes soon after the last scroll', async () => {
  await renderResult()
  for (let scroll = 0; scroll < 3; scroll++) {
    fireEvent.wheel(window)
    await pass(1500)
    expect(sheet()).toBeNull()
  }
  await pass(600)
  expect(sheet()).toBeVisible()
})

it('does not come in front of an enlarged photo', async () => {
  await renderResult()
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge the photo' }))
  await pass(20_000)
  expect(sheet()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close the photo' }))
  await pass(10_100)
  expect(sheet()).toBeVisible()
})

it('comes again after a reload until it is answered', async () => {
  const { unmount } = await renderResult()
  await pass(5000)
  unmount()
  await renderResult()
  await pass(10_100)
  expect(sheet()).toBeVisible()
})

it.each([
  ['Later', () => fireEvent.click(screen.getByRole('button', { name: 'Later, in your account' }))],
  ['Escape', () => fireEvent.keyDown(sheet()!, { key: 'Escape' })],
])('after "%s" it comes no more, and the words stay for the account', async (_, press) => {
  const { unmount } = await renderResult()
  await pass(10_100)
  press()
  await pass(20_000)
  expect(sheet()).toBeNull()
  expect(recoveryWords.read()).toBe(WORDS)
  unmount()
  await renderResult()
  await pass(20_000)
  expect(sheet()).toBeNull()
})

it('words that were written down are not stored any longer', async () => {
  await renderResult()
  await pass(10_100)
  fireEvent.click(screen.getByRole('button', { name: 'I have written them down' }))
  await pass(1000)
  expect(sheet()).toBeNull()
  expect(recoveryWords.read()).toBeNull()
})

it('words of an account that has left are not stored', () => {
  recoveryWords.forget()
  recoveryWords.keep('another', WORDS)
  expect(recoveryWords.read()).toBeNull()
})
