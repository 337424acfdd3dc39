import { act, screen, waitFor, within } from '@testing-library/react'

import { accountDb } from '~/client/storage/accountDb'
import { selectPhotos } from '~/client/features/scan/scansSlice'
import { selectUser } from '~/client/session/sessionSlice'
import { accountPath, paths } from '~/contract/paths'
import type { AuthResponse } from '~/contract/responses'

import { login } from '../../support/calls'
import {
  CHANGED,
  LOGGED_OUT,
  OTHER,
  ask,
  dispatchIn,
  expectOther,
  greeting,
  otherAccount,
  removeElsewhere,
  renderWithResult,
  signs,
  storeElsewhere,
} from '../../support/otherAccount'
import { holdResponses, renderApp, serverForEachTest, storeSession } from '../../support/renderApp'
import { leaf, preview, shownIn, urlOf } from '../../support/renderPredict'
import { farmer } from '../../support/testApp'
import { setViewport } from '../../support/viewport'

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 1280, reducedMotion: true })
})

it.each(Object.keys(signs))('on %s a page switches to the stored account', async (sign) => {
  const app = await renderWithResult(server())
  storeElsewhere(await otherAccount(server()))
  signs[sign]!()
  expect(greeting(farmer.username)).not.toBeInTheDocument()
  await expectOther(app)
  expect(localStorage.getItem('crop')).toBeNull()
  await waitFor(async () => {
    expect([await accountDb.read('thumbnails'), await accountDb.read('diagnoses')]).toEqual([[], []])
  })
})

it.each(Object.keys(signs))('on %s a page without stored tokens is signed out', async (sign) => {
  const app = await renderWithResult(server())
  removeElsewhere()
  signs[sign]!()
  expect(await screen.findByText('Log in to see your answers')).toBeVisible()
  expect(preview()).not.toBeInTheDocument()
  expect(selectUser(app.store.getState())).toBeNull()
  expect(localStorage.getItem('lastUser')).toBeNull()
  expect(screen.getByText(LOGGED_OUT)).toBeVisible()
})

it('two accounts of the same name are told apart', async () => {
  const app = await renderWithResult(server())
  storeElsewhere(await otherAccount(server(), { ...OTHER, username: farmer.username }))
  signs['a storage event']!()
  await expectOther(app, farmer.username)
})

it('a history, an earlier result and a draft leave the screen with their account', async () => {
  const { router, user } = await renderWithResult(server())
  await act(() => router.navigate(paths.history))
  await user.click(await screen.findByRole('link', { name: /common rust/i }))
  expect(await screen.findByRole('heading', { name: /common rust/i, level: 2 })).toBeVisible()
  const url = urlOf({ router })
  expect(url).toMatch(/^\/predict\?scan=[\da-f-]+$/)
  await act(() => router.navigate(accountPath('password')))
  const draft = () => screen.findByLabelText('Current password')
  await user.type(await draft(), 'typed by the first')

  storeElsewhere(await otherAccount(server()))
  signs['being looked at again']!()
  await waitFor(() => {
    expect(greeting(OTHER.username)).toBeVisible()
  })
  expect(await draft()).toHaveValue('')
  await user.click(screen.getByRole('link', { name: 'Your account' }))
  expect(await screen.findByText(OTHER.email, { exact: false })).toBeVisible()
  expect(screen.queryByText(farmer.email, { exact: false })).not.toBeInTheDocument()
  await act(() => router.navigate(url))
  await waitFor(() => {
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument()
  })
  expect(within(screen.getByRole('main')).queryByText(/common rust/i)).not.toBeInTheDocument()
})

it('the same account signed in again keeps its result, whatever the order of the events', async () => {
  const app = await renderWithResult(server())
  const shown = shownIn(app)
  const { access, refresh } = await ask(async () => (await login(server(), farmer)).json<AuthResponse>())
  removeElsewhere()
  storeElsewhere({ access, refresh })
  for (const event of [
    { key: 'access', newValue: null },
    { key: 'refresh', newValue: null },
    { key: 'access', oldValue: null, newValue: access },
  ])
    dispatchIn(window, new StorageEvent('storage', event))
  expect(shown).toBeDefined()
  expect(shownIn(app)).toBe(shown)
  expect(greeting(farmer.username)).toBeVisible()
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument()
})

it('a page that does not know its account yet switches to the stored one', async () => {
  await storeSession(server())
  const other = await otherAccount(server())
  const release = holdResponses(server())
  renderApp(paths.about, null)
  storeElsewhere(other)
  signs['a storage event']!()
  await act(async () => {
    release()
  })
  await waitFor(() => {
    expect(greeting(OTHER.username)).toBeVisible()
  })
})

it('the photo of a visitor stays when an account signs in elsewhere', async () => {
  const app = renderApp(paths.predict, server())
  await app.user.upload(await screen.findByLabelText('Leaf photo'), leaf())
  storeElsewhere(await otherAccount(server()))
  signs['a storage event']!()
  expect(await screen.findByText('Credits left: 5')).toBeVisible()
  await waitFor(() => {
    expect(preview()).toBeVisible()
  })
  expect(selectPhotos(app.store.getState(), null)).toHaveLength(1)
})
