import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { createMemoryRouter } from 'react-router-dom'

import { App } from '~/client/app/App'
import { routes } from '~/client/app/routes'
import { makeStore } from '~/client/store/store'
import { paths } from '~/contract/paths'

import { expectConsoleError } from '../../support/consoleErrors'
import { renderApp } from '../../support/renderApp'
import { scriptFetch } from '../../support/scriptedFetch'

beforeEach(() => {
  scriptFetch()
  document.querySelector('meta[name="description"]')?.remove()
  document.head.append(Object.assign(document.createElement('meta'), { name: 'description', content: '' }))
})

const TITLES = {
  [paths.home]: 'Jani: crop disease diagnosis from a leaf photo',
  [paths.predict]: 'Diagnose a leaf | Jani',
  [paths.login]: 'Login or Sign Up | Jani',
  [paths.forgot]: 'Links by mail | Jani',
  [paths.about]: 'Our Story | Jani',
  [paths.blog]: 'Blog | Jani',
  [paths.contact]: 'Contact | Jani',
  '/no/such/page': 'Page not found | Jani',
}

it('every page has a title, a description, a header and a footer', async () => {
  for (const [path, title] of Object.entries(TITLES)) {
    renderApp(path, null)
    await waitFor(() => {
      expect(document.title).toBe(title)
    })
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).not.toBe('')
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    cleanup()
  }
})

it('an unknown address shows a page that leads home', async () => {
  const { user } = renderApp('/no/such/page', null)
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing grows here' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to the home page' }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Secure Your Harvest Today/ })).toBeVisible()
})

it('the footer has the contact block, all links and the year', () => {
  renderApp(paths.contact, null)
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText('hello@jani.example').closest('a')).toHaveAttribute('href', 'mailto:hello@jani.example')
  expect(footer.getByText('+254 700 000 000').closest('a')).toHaveAttribute('href', 'tel:+254700000000')
  expect(footer.getByText('Nairobi, Kenya')).toBeInTheDocument()
  const links = within(footer.getByRole('navigation', { name: 'Legal' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy Policy', '/'],
    ['Terms & Conditions', '/'],
  ])
  expect(within(footer.getByRole('navigation', { name: 'Pages' })).getAllByRole('link')).toHaveLength(5)
  expect(footer.getByText(`© ${new Date().getFullYear()} Jani Agritech Farm`, { exact: false })).toBeInTheDocument()
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

  it.each<[string, RouteObject, RegExp | undefined]>([
    ['fails to render', { path: paths.predict, Component: Broken }, /broken on purpose/],
    [
      'does not arrive',
      { path: paths.predict, lazy: () => Promise.reject(new Error('the network is away')) },
      undefined,
    ],
  ])('replaces a page that %s, keeps the header, and goes away elsewhere', async (_, broken, message) => {
    const router = renderBroken(broken)
    await act(() => router.navigate(paths.predict))
    await expectWaysOut()
    if (message) expectConsoleError(message)
    expect(screen.getByRole('banner')).toBeInTheDocument()
    await act(() => router.navigate(paths.blog))
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeInTheDocument()
  })

  it('stands alone when the layout fails to render', async () => {
    const [root] = routes
    const router = createMemoryRouter([{ path: '/', errorElement: root!.errorElement, element: <Broken /> }])
    render(<App store={makeStore()} router={router} />)
    await expectWaysOut()
    expectConsoleError(/broken on purpose/)
  })
})
