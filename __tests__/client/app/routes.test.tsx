import { act, render, screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { createMemoryRouter } from 'react-router-dom'

import { App } from '~/client/app/App'
import { routes } from '~/client/app/routes'
import { makeStore } from '~/client/store/store'
import { paths } from '~/contract/paths'

import { expectComplaint } from '../../support/complaints'
import { renderApp } from '../../support/renderApp'
import { scriptFetch } from '../../support/scriptedFetch'

beforeEach(() => {
  scriptFetch()
  document.querySelector('meta[name="description"]')?.remove()
  document.head.append(Object.assign(document.createElement('meta'), { name: 'description', content: '' }))
})

it.each([
  [paths.home, 'Jani: crop disease diagnosis from a leaf photo'],
  [paths.predict, 'Diagnose a leaf | Jani'],
  [paths.login, 'Login or Sign Up | Jani'],
  [paths.forgot, 'Links by mail | Jani'],
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

it('navigation moves the focus to the heading of the next page', async () => {
  const { router } = renderApp(paths.about, null)
  await act(() => router.navigate(paths.predict))
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: 'Upload Leaf Image' })).toHaveFocus()
  })
})

it('the keyboard can skip the header', async () => {
  const { user } = renderApp(paths.about, null)
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

describe('the error page', () => {
  /** The route table of the app, with one page replaced by a broken one. */
  function renderBroken(broken: RouteObject) {
    const [root] = routes
    const [pages] = root!.children!
    const children = [broken, ...pages!.children!.filter(({ path }) => path !== broken.path)]
    const table = [{ ...root, children: [{ ...pages, children }] }] as RouteObject[]
    const router = createMemoryRouter(table, { initialEntries: [paths.about] })
    render(<App store={makeStore()} router={router} />)
    return router
  }
  function Broken(): never {
    throw new Error('broken on purpose')
  }

  async function expectWaysOut() {
    expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getAllByRole('main')).toHaveLength(1)
  }

  it('replaces a page that fails to render, keeps the header, and goes away elsewhere', async () => {
    const router = renderBroken({ path: paths.predict, Component: Broken })
    await act(() => router.navigate(paths.predict))
    await expectWaysOut()
    expectComplaint(/broken on purpose/)
    expect(screen.getByRole('banner')).toBeInTheDocument()
    await act(() => router.navigate(paths.blog))
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeInTheDocument()
  })

  it('replaces a page whose code does not arrive', async () => {
    const lazy = () => Promise.reject(new Error('the network is away'))
    const router = renderBroken({ path: paths.predict, lazy })
    await act(() => router.navigate(paths.predict))
    await expectWaysOut()
  })

  it('stands alone when the layout fails to render', async () => {
    const [root] = routes
    const router = createMemoryRouter([{ path: '/', errorElement: root!.errorElement, element: <Broken /> }])
    render(<App store={makeStore()} router={router} />)
    await expectWaysOut()
    expectComplaint(/broken on purpose/)
  })
})
