import { act, screen, waitFor, within } from '@testing-library/react'

import { sessionEnded } from '~/client/api/apiActions'
import { selectUser } from '~/client/session/sessionSlice'
import { endpoints } from '~/contract/endpoints'
import { paths } from '~/contract/paths'

import { holdResponses, renderApp, serverForEachTest, storeSession } from '../../../support/renderApp'
import { farmer } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

describe('the header', () => {
  const server = serverForEachTest()
  beforeEach(() => {
    setViewport({ widthPx: 1280 })
  })

  const GREETING = { name: `Hi, ${farmer.username}` }
  const GET_STARTED = { name: 'Get Started' }
  const findLogout = () => screen.findByRole('menuitem', { name: 'Logout' })

  async function renderSignedIn() {
    await storeSession(server())
    const app = renderApp(paths.about, server())
    return { ...app, greeting: await screen.findByRole('button', GREETING) }
  }

  it('the header has exactly the five links of the specification, marks the current one, leads to the login screen and makes no call', async () => {
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
    const release = holdResponses(server())
    renderApp(paths.about, null)
    expect(screen.queryByRole('link', GET_STARTED)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', GREETING)).not.toBeInTheDocument()
    release()
    expect(await screen.findByRole('button', GREETING)).toBeVisible()
  })

  it('a returning farmer is led to the diagnosis before get_user has answered', async () => {
    await storeSession(server())
    const release = holdResponses(server())
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
      expect(await findLogout()).toBeVisible()
      await user.unhover(greeting)
      await waitFor(() => {
        expect(screen.queryByRole('menuitem')).not.toBeInTheDocument()
      })
      await user.pointer({ keys: '[TouchA]', target: greeting })
      expect(await findLogout()).toBeVisible()
    })

    it('opens on Enter and ArrowDown, takes the focus and gives it back on Escape', async () => {
      const { greeting, user } = await renderSignedIn()
      while (document.activeElement !== greeting) await user.tab()
      expect(greeting).toHaveAttribute('aria-expanded', 'false')
      for (const key of ['{Enter}', '{ArrowDown}']) {
        await user.keyboard(key)
        expect(greeting).toHaveAttribute('aria-expanded', 'true')
        expect(await screen.findByRole('menuitem', { name: 'My photos' })).toHaveFocus()
        const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
        expect(items).toEqual(['My photos', 'Your account', 'Leaf library', 'Logout'])
        await user.keyboard('{Escape}')
        expect(greeting).toHaveFocus()
        expect(greeting).toHaveAttribute('aria-expanded', 'false')
      }
    })

    it('logs out: no user, no token, Get Started again', async () => {
      const { greeting, store, user } = await renderSignedIn()
      await user.click(greeting)
      await findLogout()
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
    await user.click(await screen.findByRole('button', { name: 'Switch to light colours' }))
    await waitFor(() => {
      expect(document.documentElement).not.toHaveAttribute('data-dark')
    })
  })
})

describe('the menu of a phone', () => {
  const server = serverForEachTest()

  const LINKS = ['Home', 'Predict', 'Our Story', 'Blog', 'Contact']
  const menuButton = () => screen.getByRole('button', { name: 'Open menu' })
  const findMenu = async () => within(await screen.findByRole('dialog', { name: 'Menu' }))
  const closed = () =>
    waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })

  async function openMenu() {
    const app = renderApp(paths.about, server())
    await app.user.click(menuButton())
    return { ...app, menu: await findMenu() }
  }

  const controls = () =>
    [...screen.getByRole('dialog').querySelectorAll('a, button')].map(({ textContent }) => textContent)
  const BELOW_LOG_OUT = ['Leaf library', 'Kiswahili', expect.stringMatching(/^Switch to dark colours/)]

  it('the menu keeps the page behind it still, takes the focus, and has Back, five links and Log Out before all else', async () => {
    await openMenu()
    expect(document.body).toHaveStyle({ overflow: 'hidden' })
    expect(screen.getByRole('presentation')).toContainElement(document.activeElement as HTMLElement)
    expect(controls()).toEqual(['Back', ...LINKS, 'Log Out', 'Get Started', ...BELOW_LOG_OUT])
    expect(screen.queryByText(/native-speaking/)).not.toBeInTheDocument()
  })

  it('the menu of a farmer has history, account and library below Log Out', async () => {
    await storeSession(server())
    const { menu } = await openMenu()
    await menu.findByText(`Hi, ${farmer.username}`)
    expect(controls()).toEqual(['Back', ...LINKS, 'Log Out', 'My photos', 'Your account', ...BELOW_LOG_OUT])
  })

  it('only readers of Swahili are told that no agronomist has reviewed it', async () => {
    const { menu, user } = await openMenu()
    await user.click(menu.getByRole('button', { name: 'Kiswahili' }))
    expect(await menu.findByText(/^Maandishi haya bado hayajakaguliwa/)).toBeVisible()
    await user.click(menu.getByRole('button', { name: 'English' }))
    expect(await menu.findByRole('button', { name: 'Kiswahili' })).toBeVisible()
    expect(menu.queryByText(/native-speaking/)).not.toBeInTheDocument()
  })

  it('Back and Escape close the menu and give the focus back', async () => {
    const { user } = await openMenu()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await closed()
    expect(menuButton()).toHaveFocus()
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' })
    await user.click(menuButton())
    await findMenu()
    await user.keyboard('{Escape}')
    await closed()
    expect(menuButton()).toHaveFocus()
  })

  it('every link closes the menu, that of the current page too, and Back of the phone closes it before it leaves the page', async () => {
    const { router, user } = renderApp(paths.about, server())
    for (const [name, path] of [
      ['Our Story', paths.about],
      ['Home', paths.home],
      ['Predict', paths.predict],
      ['Blog', paths.blog],
      ['Contact', paths.contact],
    ] as const) {
      await user.click(menuButton())
      await user.click((await findMenu()).getByRole('link', { name }))
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      })
      expect(router.state.location.pathname).toBe(path)
    }
    await user.click(menuButton())
    await findMenu()
    await act(() => router.navigate(-1))
    await closed()
    expect(router.state.location.pathname).toBe(paths.contact)
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe(paths.blog)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('Log Out leads a visitor home, with no request', async () => {
    const { menu, router, user } = await openMenu()
    await user.click(menu.getByRole('button', { name: 'Log Out' }))
    await closed()
    expect(router.state.location.pathname).toBe(paths.home)
    expect(globalThis.fetch).not.toHaveBeenCalled()
  })

  it('Get Started shows only once no user is known to be signed in', async () => {
    await storeSession(server())
    const release = holdResponses(server())
    const { user } = renderApp(paths.about, null)
    await user.click(menuButton())
    const menu = await findMenu()
    expect(menu.queryByRole('link', { name: 'Get Started' })).not.toBeInTheDocument()
    expect(menu.getByRole('button', { name: 'Log Out' })).toBeVisible()
    release()
    expect(await menu.findByText(`Hi, ${farmer.username}`)).toBeVisible()
  })

  it('Log Out removes the tokens at once and closes the menu', async () => {
    await storeSession(server())
    const { menu, router, store, user } = await openMenu()
    await menu.findByText(`Hi, ${farmer.username}`)
    await user.click(menu.getByRole('button', { name: 'Log Out' }))
    await waitFor(() => {
      expect(localStorage.getItem('refresh')).toBeNull()
    })
    await closed()
    expect(selectUser(store.getState())).toBeNull()
    expect(router.state.location).toMatchObject({ pathname: paths.about, state: null })
    expect(await screen.findByText('You are logged out.')).toBeVisible()
  })

  it('a session that ends elsewhere leaves the menu open, with a way back in, and Back closes it', async () => {
    await storeSession(server())
    const { menu, store, user } = await openMenu()
    await menu.findByText(`Hi, ${farmer.username}`)
    act(() => void store.dispatch(sessionEnded({ by: 'server' })))
    expect(await menu.findByRole('link', { name: 'Get Started' })).toBeVisible()
    await user.click(menu.getByRole('button', { name: 'Back' }))
    await closed()
  })
})
