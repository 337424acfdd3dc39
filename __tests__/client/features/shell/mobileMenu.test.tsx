import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { selectIsDrawerOpen } from '~/client/features/shell/drawerSlice'
import { paths } from '~/contract/paths'
import { selectUser } from '~/client/store/sessionSlice'

import { holdAnswers, renderApp, storeSession } from '../../../support/renderApp'
import { buildTestApp, farmer } from '../../../support/testApp'

let server: FastifyInstance

beforeEach(async () => {
  server = await buildTestApp()
})
afterEach(() => server.close())

async function openMenu() {
  const app = renderApp(paths.about, server)
  await app.user.click(screen.getByRole('button', { name: 'Open menu' }))
  return { ...app, menu: await screen.findByRole('dialog', { name: 'Menu' }) }
}

it('covers the page, keeps it still and takes the focus', async () => {
  const { menu, store } = await openMenu()
  expect(selectIsDrawerOpen(store.getState())).toBe(true)
  expect(document.body).toHaveStyle({ overflow: 'hidden' })
  expect(menu.parentElement).toContainElement(document.activeElement as HTMLElement)
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Predict', 'Our Story', 'Blog', 'Contact', 'Get Started'])
  expect(
    within(menu)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Back', 'Kiswahili', 'Log Out'])
})

it.each([
  [
    'Back',
    async ({ user, menu }: Awaited<ReturnType<typeof openMenu>>) =>
      user.click(within(menu).getByRole('button', { name: 'Back' })),
  ],
  ['Escape', async ({ user }: Awaited<ReturnType<typeof openMenu>>) => user.keyboard('{Escape}')],
])('closes on %s and gives the focus back', async (_, close) => {
  const app = await openMenu()
  await close(app)
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'))
  expect(selectIsDrawerOpen(app.store.getState())).toBe(false)
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  expect(document.body).not.toHaveStyle({ overflow: 'hidden' })
})

it('closes when a link leads elsewhere, and when it leads to where one is', async () => {
  const { menu, router, store, user } = await openMenu()
  await user.click(within(menu).getByRole('link', { name: 'Blog' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(paths.blog)
  })
  expect(selectIsDrawerOpen(store.getState())).toBe(false)
})

it('has Log Out for a visitor too, who loses nothing by it', async () => {
  const { menu, router, store, user } = await openMenu()
  await user.click(within(menu).getByRole('button', { name: 'Log Out' }))
  await waitFor(() => {
    expect(selectIsDrawerOpen(store.getState())).toBe(false)
  })
  expect(selectUser(store.getState())).toBeNull()
  expect(router.state.location.pathname).toBe(paths.about)
  expect(globalThis.fetch).not.toHaveBeenCalled()
})

it('offers the way in only once it is known that nobody is signed in', async () => {
  await storeSession(server)
  const release = holdAnswers(server)
  const { user } = renderApp(paths.about, null)
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(menu.queryByRole('link', { name: 'Get Started' })).not.toBeInTheDocument()
  expect(menu.getByRole('button', { name: 'Log Out' })).toBeVisible()
  release()
  expect(await menu.findByText(`Hi, ${farmer.username}`)).toBeVisible()
})

it('logs out and closes', async () => {
  await storeSession(server)
  const { menu, store, user } = await openMenu()
  await within(menu).findByText(`Hi, ${farmer.username}`)
  await user.click(within(menu).getByRole('button', { name: 'Log Out' }))
  expect(localStorage.getItem('refresh')).toBeNull() // before anything is seen of it
  await waitFor(() => {
    expect(selectIsDrawerOpen(store.getState())).toBe(false)
  })
  expect(selectUser(store.getState())).toBeNull()
  expect(localStorage.getItem('refresh')).toBeNull()
})
