import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'

import { selectUser } from '~/client/store/sessionSlice'
import { paths } from '~/contract/paths'

import { holdAnswers, renderApp, serverForEachTest, storeSession } from '../../../support/renderApp'
import { farmer } from '../../../support/testApp'

const server = serverForEachTest()

const menuButton = () => screen.getByRole('button', { name: 'Open menu' })
const findMenu = async () => within(await screen.findByRole('dialog', { name: 'Menu' }))
const closed = () => waitForElementToBeRemoved(() => screen.queryByRole('dialog'))

async function openMenu() {
  const app = renderApp(paths.about, server())
  await app.user.click(menuButton())
  return { ...app, menu: await findMenu() }
}

it('the menu keeps the page behind it still, takes the focus and has every link', async () => {
  const { menu } = await openMenu()
  expect(document.body).toHaveStyle({ overflow: 'hidden' })
  expect(screen.getByRole('presentation')).toContainElement(document.activeElement as HTMLElement)
  const links = ['Home', 'Predict', 'Our Story', 'Blog', 'Contact', 'Get Started']
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
  const buttons = ['Back', 'Log Out', 'Kiswahili', expect.stringMatching(/^Switch to dark colours/)]
  expect(menu.getAllByRole('button').map((button) => button.textContent)).toEqual(buttons)
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

it('Log Out leads a visitor home and calls nobody', async () => {
  const { menu, router, user } = await openMenu()
  await user.click(menu.getByRole('button', { name: 'Log Out' }))
  await closed()
  expect(router.state.location.pathname).toBe(paths.home)
  expect(globalThis.fetch).not.toHaveBeenCalled()
})

it('Get Started is offered only once it is known that nobody is signed in', async () => {
  await storeSession(server())
  const release = holdAnswers(server())
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
  expect(localStorage.getItem('refresh')).toBeNull()
  await closed()
  expect(selectUser(store.getState())).toBeNull()
  expect(router.state.location).toMatchObject({ pathname: paths.about, state: null })
})
