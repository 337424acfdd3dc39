import { act, render, screen, waitFor } from '@testing-library/react'

import { App } from '~/client/app/App'
import { ErrorBoundary } from '~/client/app/ErrorBoundary'
import { pages } from '~/client/app/pages'
import { ALONE } from '~/client/app/Screens'
import { paths } from '~/contract/paths'
import { makeStore } from '~/client/store/store'

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
  act(() => {
    router.navigate(paths.predict)
  })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Upload Leaf Image' })
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

async function expectWayBack() {
  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getAllByRole('main')).toHaveLength(1)
}

it('shows a page with a way back when a screen breaks, keeps the header, and goes on elsewhere', async () => {
  jest.spyOn(pages[paths.predict], 'arrived').mockReturnValue(Broken)
  const { router } = renderApp(paths.predict, null)
  await expectWayBack()
  expectComplaint(/broken on purpose/)
  expect(screen.getByRole('banner')).toBeInTheDocument()
  act(() => {
    router.navigate(paths.about)
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Our Story' })).toBeInTheDocument()
})

it('shows that page even when header or footer break', async () => {
  render(
    <App store={makeStore()}>
      <ErrorBoundary instead={ALONE} place="here">
        <Broken />
      </ErrorBoundary>
    </App>,
  )
  await expectWayBack()
  expectComplaint(/broken on purpose/)
})

it('offers to try again when the code of a screen does not arrive, and shows it when it does', async () => {
  const { arrived } = pages[paths.predict]
  jest.spyOn(pages[paths.predict], 'arrived').mockReturnValue(undefined)
  const load = jest.spyOn(pages[paths.predict], 'load').mockRejectedValue(new Error('the network is away'))
  const { user } = await act(async () => renderApp(paths.predict, null))
  await expectWayBack()
  load.mockRestore()
  await pages[paths.predict].load()
  jest.mocked(pages[paths.predict].arrived).mockImplementation(arrived)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Upload Leaf Image' })).toBeInTheDocument()
})
