import { act, render, screen, waitFor } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'

import { App } from '~/client/app/App'
import { routes } from '~/client/app/routes'
import { paths } from '~/client/shared/paths'
import { makeStore } from '~/client/store/store'

import { expectComplaint } from '../../support/complaints'
import { renderApp } from '../../support/renderApp'
import { scriptFetch } from '../../support/scriptedFetch'
import '~/client/pages/PredictPage' // compiled here, in nobody's ten seconds

beforeEach(() => {
  scriptFetch()
  document.querySelector('meta[name="description"]')?.remove()
  document.head.append(Object.assign(document.createElement('meta'), { name: 'description', content: '' }))
})

it.each([
  [paths.home, 'Jani: crop disease diagnosis from a leaf photo'],
  [paths.predict, 'Diagnose a leaf | Jani'],
  [paths.login, 'Login or Sign Up | Jani'],
  [paths.about, 'Our Story | Jani'],
  [paths.blog, 'Blog | Jani'],
  [paths.contact, 'Contact | Jani'],
  ['/no/such/page', 'Page not found | Jani'],
])('%s has a title, a description, a header and a footer', async (path, title) => {
  renderApp(path, null)
  await waitFor(() => {
    expect(document.title).toBe(title)
  })
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).not.toBe('')
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
})

it('moves the focus to the heading of the next page', async () => {
  const { router } = renderApp(paths.about, null)
  await act(() => router.navigate(paths.predict))
  const heading = await screen.findByRole('heading', { level: 1 })
  await waitFor(() => {
    expect(heading).toHaveFocus()
  })
})

it('lets the keyboard skip the header', async () => {
  const { user } = renderApp(paths.about, null)
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

function Broken(): never {
  throw new Error('broken on purpose')
}

function renderRoutes(broken: RouteObject[]) {
  render(
    <App store={makeStore()}>
      <RouterProvider router={createMemoryRouter(broken)} />
    </App>,
  )
}

async function expectWayBack() {
  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expectComplaint(/broken on purpose/)
}

it('shows a page with a way back when a screen breaks, and keeps the header', async () => {
  const [layout] = routes
  const [screens] = layout!.children!
  renderRoutes([
    { ...layout, children: [{ ...screens, children: [{ path: '/', element: <Broken /> }] }] } as RouteObject,
  ])
  await expectWayBack()
  expect(screen.getByRole('banner')).toBeInTheDocument()
})

it('shows that page even when header or footer break', async () => {
  renderRoutes([{ ...routes[0], path: '/', element: <Broken />, children: undefined }])
  await expectWayBack()
})
