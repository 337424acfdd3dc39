import { screen, waitFor, within } from '@testing-library/react'

import { selectUser } from '~/client/store/sessionSlice'
import { endpoints } from '~/contract/endpoints'
import { paths } from '~/contract/paths'

import { holdAnswers, renderApp, serverForEachTest, storeSession } from '../../../support/renderApp'
import { farmer } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 1280 })
})

const GREETING = { name: `Hi, ${farmer.username}` }
const GET_STARTED = { name: 'Get Started' }
const findLogout = () => screen.getByRole('menuitem', { name: 'Logout' })

async function renderSignedIn() {
  await storeSession(server())
  const app = renderApp(paths.about, server())
  return { ...app, greeting: await screen.findByRole('button', GREETING) }
}

it('the header links to every page, marks the current one, leads to the login screen and makes no call', async () => {
  const { router, user } = renderApp(paths.about, server())
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
  await user.click(screen.getByRole('link', GET_STARTED))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(paths.login)
  })
  expect(globalThis.fetch).not.toHaveBeenCalled()
})

it('neither the greeting nor Get Started is shown until get_user has answered', async () => {
  await storeSession(server())
  const release = holdAnswers(server())
  renderApp(paths.about, null)
  expect(screen.queryByRole('link', GET_STARTED)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', GREETING)).not.toBeInTheDocument()
  release()
  expect(await screen.findByRole('button', GREETING)).toBeVisible()
})

it('a returning farmer is led to the diagnosis before get_user has answered', async () => {
  await storeSession(server())
  const release = holdAnswers(server())
  const { router, user } = renderApp(paths.home, null)
  await user.click(screen.getByRole('link', { name: 'Diagnose Now' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(paths.predict)
  })
  release()
  await screen.findByText('Credits left: 5')
})

describe('the menu behind the greeting', () => {
  it('opens on hover, closes when the pointer leaves, and is open after a tap', async () => {
    const { greeting, user } = await renderSignedIn()
    await user.hover(greeting)
    expect(findLogout()).toBeVisible()
    await user.unhover(greeting)
    await waitFor(() => {
      expect(screen.queryByRole('menuitem')).not.toBeInTheDocument()
    })
    await user.pointer({ keys: '[TouchA]', target: greeting })
    expect(findLogout()).toBeVisible()
  })

  it('opens on Enter and ArrowDown, takes the focus and gives it back on Escape', async () => {
    const { greeting, user } = await renderSignedIn()
    while (document.activeElement !== greeting) await user.tab()
    expect(greeting).toHaveAttribute('aria-expanded', 'false')
    for (const key of ['{Enter}', '{ArrowDown}']) {
      await user.keyboard(key)
      expect(greeting).toHaveAttribute('aria-expanded', 'true')
      expect(screen.getByRole('menuitem', { name: 'History' })).toHaveFocus()
      await user.keyboard('{Escape}')
      expect(greeting).toHaveFocus()
      expect(greeting).toHaveAttribute('aria-expanded', 'false')
    }
  })

  it('logs out: no user, no token, Get Started again', async () => {
    const { greeting, store, user } = await renderSignedIn()
    await user.click(greeting)
    await user.keyboard('{End}')
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('link', GET_STARTED)).toBeInTheDocument()
    expect(selectUser(store.getState())).toBeNull()
    expect(localStorage.getItem('access')).toBeNull()
    expect(localStorage.getItem('refresh')).toBeNull()
    const requests = jest.mocked(globalThis.fetch).mock.calls.map(([request]) => request as Request)
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([endpoints.getUser.url, endpoints.logout.url])
  })
})

it('the colour scheme is switched and the choice remembered', async () => {
  const { user } = renderApp(paths.about, server())
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
