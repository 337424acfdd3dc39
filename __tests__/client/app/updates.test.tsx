import { act, fireEvent, screen } from '@testing-library/react'

import { watchForUpdates } from '~/client/app/updates'
import { lazySchema } from '~/client/api/lazySchema'
import { paths } from '~/contract/paths'

import { renderApp, serverForEachTest } from '../../support/renderApp'
import { farmer } from '../../support/testApp'

/** Of an update that has replaced it. */
jest.mock('../../../src/client/api/responseSchemas', () => ({
  responses: () => Promise.reject(new Error('ChunkLoadError')),
}))

const server = serverForEachTest()

it('a sign-up succeeds when its response schema cannot be loaded', async () => {
  const { user } = renderApp(`${paths.login}?mode=sign-up`, server())
  await user.type(await screen.findByLabelText('Username'), farmer.username)
  await user.type(screen.getByLabelText('Email Address'), farmer.email)
  await user.type(screen.getByLabelText('Password'), farmer.password)
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(await screen.findByRole('button', { name: `Hi, ${farmer.username}` })).toBeVisible()
  expect(screen.queryByText(/error occurred/)).not.toBeInTheDocument()
  expect(localStorage.getItem('refresh')).not.toBeNull()
})

it('without its schema only an object is accepted as a response', async () => {
  const { validate } = lazySchema(() => Promise.reject(new Error('ChunkLoadError')))['~standard']
  expect(await validate({ user: 1 })).toEqual({ value: { user: 1 } })
  for (const other of [null, 'text', 7]) expect(await validate(other)).toHaveProperty('issues')
})

it.each([
  ['says nothing where the network is away', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['says nothing where the script is there', () => Promise.resolve(new Response('')), false],
  [
    'says that the app has been updated where the script is gone',
    () => Promise.resolve(new Response('', { status: 404 })),
    true,
  ],
])('when a script fails to load, the page %s', async (_, answer, isSaid) => {
  watchForUpdates()
  renderApp(paths.about, null)
  await screen.findByRole('heading', { level: 1 })
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const script = document.body.appendChild(
    Object.assign(document.createElement('script'), { type: 'text/plain', src: '/assets/home.js' }),
  )
  await act(async () => {
    fireEvent.error(script)
    await new Promise((resolve) => setTimeout(resolve))
  })
  script.remove()
  expect(Boolean(screen.queryByText(/^Jani has been updated\./))).toBe(isSaid)
  expect(Boolean(screen.queryByRole('button', { name: 'Load again' }))).toBe(isSaid)
})
