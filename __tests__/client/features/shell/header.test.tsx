import { screen, waitFor, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { paths } from '~/contract/paths'
import { selectUser } from '~/client/store/sessionSlice'
import { endpoints } from '~/contract/endpoints'

import { holdAnswers, renderApp, storeSession } from '../../../support/renderApp'
import { buildTestApp, farmer } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

let server: FastifyInstance

beforeEach(async () => {
  setViewport({ widthPx: 1280 })
  server = await buildTestApp()
})
afterEach(() => server.close())

async function renderSignedIn(path: string = paths.about) {
  await storeSession(server)
  const app = renderApp(path, server)
  return { ...app, greeting: await screen.findByRole('button', { name: `Hi, ${farmer.username}` }) }
}

it('links to every page and marks the current one', () => {
  renderApp(paths.about, server)
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Predict', '/predict'],
    ['Our Story', '/about'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
  ])
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[2]])
  expect(screen.getByRole('link', { name: 'Jani' })).toHaveAttribute('href', '/')
})

it('leads a visitor to the login screen and makes no call', async () => {
  const { router, user } = renderApp(paths.about, server)
  await user.click(screen.getByRole('link', { name: 'Get Started' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(paths.login)
  })
  expect(globalThis.fetch).not.toHaveBeenCalled()
})

it('shows neither the greeting nor Get Started until get_user has answered', async () => {
  await storeSession(server)
  const release = holdAnswers(server)
  renderApp(paths.about, null)
  expect(screen.queryByRole('link', { name: 'Get Started' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Hi, / })).not.toBeInTheDocument()
  release()
  expect(await screen.findByRole('button', { name: `Hi, ${farmer.username}` })).toBeVisible()
})

it('shows Get Started when the server refuses the stored token', async () => {
  localStorage.setItem('access', 'forged')
  renderApp(paths.about, server)
  expect(screen.queryByRole('link', { name: 'Get Started' })).not.toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible()
})

it('leads a returning farmer to the diagnosis before get_user has answered', async () => {
  await storeSession(server)
  const release = holdAnswers(server)
  const { router, user } = renderApp(paths.home, null)
  await user.click(screen.getByRole('link', { name: 'Diagnose Now' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(paths.predict)
  })
  release()
  await screen.findByText('Credits left: 5')
})

describe('the menu behind the greeting', () => {
  it('opens on hover and closes when the pointer leaves', async () => {
    const { greeting, user } = await renderSignedIn()
    await user.hover(greeting)
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await user.unhover(greeting)
    await waitFor(() => {
      expect(screen.queryByRole('menuitem')).not.toBeInTheDocument()
    })
  })

  it.each(['{Enter}', '{ArrowDown}'])('opens on %s, takes the focus and gives it back on Escape', async (key) => {
    const { greeting, user } = await renderSignedIn()
    while (document.activeElement !== greeting) await user.tab()
    expect(greeting).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard(key)
    expect(greeting).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('menuitem', { name: 'Your account' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(greeting).toHaveFocus()
    expect(greeting).toHaveAttribute('aria-expanded', 'false')
  })

  it('is open after a tap', async () => {
    const { greeting, user } = await renderSignedIn()
    await user.pointer({ keys: '[TouchA]', target: greeting })
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  })

  it('logs out: no user, no token, Get Started again', async () => {
    const { greeting, store, user } = await renderSignedIn()
    await user.click(greeting)
    await user.keyboard('{End}')
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeInTheDocument()
    expect(selectUser(store.getState())).toBeNull()
    expect(localStorage.getItem('access')).toBeNull()
    expect(localStorage.getItem('refresh')).toBeNull()
    const calls = jest
      .mocked(globalThis.fetch)
      .mock.calls.map(([request]) => new URL((request as Request).url).pathname)
    expect(calls).toEqual([endpoints.getUser.url, endpoints.logout.url])
  })
})

it('switches the colour scheme and remembers the choice', async () => {
  const { user } = renderApp(paths.about, server)
  await user.click(screen.getByRole('button', { name: 'Switch to dark colours' }))
  await waitFor(() => {
    expect(document.documentElement).toHaveAttribute('data-dark')
  })
  expect(localStorage.getItem('mui-mode')).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Switch to light colours' }))
  await waitFor(() => {
    expect(document.documentElement).not.toHaveAttribute('data-dark')
  })
})
