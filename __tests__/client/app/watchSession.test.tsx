import { act, screen, waitFor } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { paths } from '~/contract/paths'
import { selectUser } from '~/client/store/sessionSlice'

import { signUp } from '../../support/calls'
import { reach, renderApp } from '../../support/renderApp'
import { scriptFetch } from '../../support/scriptedFetch'
import { buildTestApp, farmer } from '../../support/testApp'

let server: FastifyInstance

beforeEach(async () => {
  server = await buildTestApp()
})
afterEach(async () => {
  jest.useRealTimers()
  await server.close()
})

const greeting = () => screen.findByRole('button', { name: `Hi, ${farmer.username}` })

async function remember() {
  const { access, refresh } = await signUp(server)
  localStorage.setItem('access', access)
  localStorage.setItem('refresh', refresh)
}

const tell = (event: StorageEventInit) => act(() => window.dispatchEvent(new StorageEvent('storage', event)))

it('knows the farmer again after a reload', async () => {
  await remember()
  renderApp(paths.about, server)
  expect(await greeting()).toBeInTheDocument()
})

it('renews an expired access token at the start', async () => {
  await remember()
  localStorage.setItem('access', 'forged')
  renderApp(paths.about, server)
  expect(await greeting()).toBeInTheDocument()
  expect(localStorage.getItem('access')).not.toBe('forged')
})

it('forgets tokens that are good for nothing, without a word', async () => {
  localStorage.setItem('access', 'forged')
  localStorage.setItem('refresh', 'forged')
  renderApp(paths.about, server)
  await waitFor(() => {
    expect(localStorage.getItem('refresh')).toBeNull()
  })
  expect(screen.getByRole('link', { name: 'Get Started' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('sees that another tab has logged out', async () => {
  await remember()
  const { store } = renderApp(paths.about, server)
  await greeting()
  localStorage.clear()
  await tell({ key: 'access', newValue: null })
  expect(selectUser(store.getState())).toBeNull()
})

it('sees that another tab has logged in', async () => {
  renderApp(paths.about, server)
  await remember()
  await tell({ key: 'access', oldValue: null, newValue: localStorage.getItem('access') })
  expect(await greeting()).toBeInTheDocument()
})

it('takes no notice of what else is stored', async () => {
  await remember()
  const { store } = renderApp(paths.about, server)
  await greeting()
  await tell({ key: 'mui-mode', newValue: 'dark' })
  expect(selectUser(store.getState())).not.toBeNull()
})

it('keeps the tokens without a network, and asks again when it returns', async () => {
  await remember()
  const calls = scriptFetch('noAnswer')
  renderApp(paths.about, null)
  await waitFor(() => {
    expect(calls).toHaveLength(1)
  })
  expect(screen.getByRole('link', { name: 'Get Started' })).toBeInTheDocument()

  reach(server)
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await greeting()).toBeInTheDocument()
})

it('keeps the tokens without an answer, and asks again by itself, ever less often', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] })
  await remember()
  const calls = scriptFetch('noAnswer')
  renderApp(paths.about, null)
  const haveBeen = (count: number) =>
    waitFor(() => {
      expect(calls).toHaveLength(count)
    })
  await haveBeen(1)
  for (const [asked, pauseMs] of [4_000, 8_000, 16_000, 32_000, 64_000, 64_000].entries()) {
    await act(() => jest.advanceTimersByTimeAsync(pauseMs - 1_000))
    expect(calls).toHaveLength(asked + 1)
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    await haveBeen(asked + 2)
  }
  expect(localStorage.getItem('refresh')).not.toBeNull()

  reach(server)
  await act(() => jest.advanceTimersByTimeAsync(64_000))
  expect(await greeting()).toBeInTheDocument()
})
