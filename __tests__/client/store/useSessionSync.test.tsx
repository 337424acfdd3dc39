import { act, screen, waitFor } from '@testing-library/react'

import { selectUser } from '~/client/store/sessionSlice'
import { paths } from '~/contract/paths'

import { reach, renderApp, serverForEachTest, storeSession } from '../../support/renderApp'
import { scriptFetch } from '../../support/scriptedFetch'
import { farmer } from '../../support/testApp'

const server = serverForEachTest()
afterEach(() => jest.useRealTimers())

const greeting = () => screen.findByRole('button', { name: `Hi, ${farmer.username}` })

const dispatchStorage = (event: StorageEventInit) => act(() => window.dispatchEvent(new StorageEvent('storage', event)))

it('greets the farmer again after a reload, and refreshes an expired access token', async () => {
  await storeSession(server())
  localStorage.setItem('access', 'forged')
  renderApp(paths.about, server())
  expect(await greeting()).toBeInTheDocument()
  expect(localStorage.getItem('access')).not.toBe('forged')
})

it('removes tokens that the server refuses, without a message', async () => {
  localStorage.setItem('access', 'forged')
  localStorage.setItem('refresh', 'forged')
  renderApp(paths.about, server())
  await waitFor(() => {
    expect(localStorage.getItem('refresh')).toBeNull()
  })
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('signs out when another tab has logged out, and ignores other stored values', async () => {
  await storeSession(server())
  const { store } = renderApp(paths.about, server())
  await greeting()
  await dispatchStorage({ key: 'mui-mode', newValue: 'dark' })
  expect(selectUser(store.getState())).not.toBeNull()
  localStorage.clear()
  await dispatchStorage({ key: 'access', newValue: null })
  expect(selectUser(store.getState())).toBeNull()
})

it('signs in when another tab has logged in', async () => {
  renderApp(paths.about, server())
  await storeSession(server())
  await dispatchStorage({ key: 'access', oldValue: null, newValue: localStorage.getItem('access') })
  expect(await greeting()).toBeInTheDocument()
})

it('keeps the tokens without an answer, asks again every 15 seconds and when the network returns, and then stops', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] })
  jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  await storeSession(server())
  const calls = scriptFetch()
  renderApp(paths.about, null)
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeInTheDocument()
  expect(calls).toHaveLength(1)
  await act(() => jest.advanceTimersByTimeAsync(15_000))
  expect(calls).toHaveLength(2)
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  await waitFor(() => {
    expect(calls).toHaveLength(3)
  })
  expect(localStorage.getItem('refresh')).not.toBeNull()

  const answered = reach(server())
  await act(() => jest.advanceTimersByTimeAsync(15_000))
  expect(await greeting()).toBeInTheDocument()
  answered.mockClear()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(answered).not.toHaveBeenCalled()
})
