import { act, cleanup, screen, waitFor } from '@testing-library/react'

import { api } from '~/client/api/api'
import { accountDb } from '~/client/storage/accountDb'
import { tokenStorage } from '~/client/storage/tokenStorage'
import { sessionEnded } from '~/client/api/apiActions'
import { accountPath, paths, scanPath } from '~/contract/paths'

import { signUp } from '../../../support/calls'
import { reach, renderApp, serverForEachTest } from '../../../support/renderApp'
import {
  diagnose,
  diagnoseButton,
  findReport,
  pickerLabel,
  preview,
  renderPredict,
  sentKeys,
} from '../../../support/renderPredict'
import { prediction, respond, scriptFetch } from '../../../support/scriptedFetch'
import type { ScriptedResponse } from '../../../support/scriptedFetch'
import { farmer } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'
import { hasFailed } from '../../../support/queue'
import { storeScan, storedDrafts, storedScans } from '../../../support/storedScans'
import { passTime } from '../../../support/passTime'

const NO_RESPONSE = 'No response from server. Please try again later.'
const WAITING = '1 photo waits'

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

const kept = async () => (await storedDrafts())[0] ?? (await storedScans())[0]

/** Answers the calls to a path in this way from now on, and everything else as before. */
function script(path: string, response: ScriptedResponse) {
  const before = jest.mocked(globalThis.fetch).getMockImplementation()!
  jest
    .mocked(globalThis.fetch)
    .mockImplementation(async (...args) =>
      (args[0] as Request).url.endsWith(path) ? respond(response) : before(...args),
    )
}

async function renderWaiting() {
  const app = await renderPredict(server())
  script('/api/predict/', 'noResponse')
  await diagnose(app)
  await screen.findByText(WAITING)
  return app
}

it('a visitor sends nothing, signs up first, comes back to the photo and needs one tap', async () => {
  const app = renderApp(paths.predict, server())
  await diagnose(app)
  expect(await screen.findByText('Please log in first.')).toBeVisible()
  expect(await screen.findByText(/Nothing is sent before you have an account\.$/)).toBeVisible()
  expect(screen.getByText(/This phone keeps your photo/)).toBeVisible()
  await waitFor(async () => {
    expect(await kept()).toBeDefined()
  })
  await act(() => app.router.navigate(paths.about))
  expect(await screen.findByText(WAITING)).toBeVisible()
  await act(() => app.router.navigate(-1))
  await app.user.click(await screen.findByRole('link', { name: 'Get 5 free credits' }))
  expect(await screen.findByLabelText('Username')).toBeVisible()
  expect(screen.queryByText(WAITING)).not.toBeInTheDocument() // this is the way to it
  expect(globalThis.fetch).not.toHaveBeenCalled()

  await app.user.type(screen.getByLabelText('Username'), farmer.username)
  await app.user.type(screen.getByLabelText('Email Address'), farmer.email)
  await app.user.type(screen.getByLabelText('Password'), farmer.password)
  await app.user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(await screen.findByText('Credits left: 5')).toBeVisible()
  await waitFor(() => {
    expect(preview()).toBeVisible()
  })
  expect(app.router.state.location.pathname).toBe(paths.predict)
  expect(sentKeys()).toHaveLength(0)
  await waitFor(async () => {
    expect(await kept()).toMatchObject({ account: expect.any(String) as string }) // no other person's any more
  })
  await app.user.click(diagnoseButton())
  await findReport()
  await waitFor(async () => {
    expect(await kept()).toBeUndefined()
  })
  expect(screen.getByText('Credits left: 4')).toBeVisible()

  act(() => void app.store.dispatch(sessionEnded({ by: 'user' })))
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveClass('MuiButton-contained') // a returning user logs in
})

it('without credits a new photo is not sent and says what is free; a retry of a paid scan is sent', async () => {
  tokenStorage.save(await signUp(server()))
  const noCredits: ScriptedResponse = [200, { user: { username: farmer.username, credits: 0 } }]
  scriptFetch(noCredits, noCredits)
  const app = renderApp(paths.predict, null)
  const library = await screen.findByRole('link', { name: 'Read the leaf library. It is free.' })
  expect(library).toHaveAttribute('href', paths.library)
  const byPhone = screen.getByRole('link', { name: 'Let this phone judge leaves by itself. It is free.' })
  expect(byPhone).toHaveAttribute('href', accountPath('phone'))
  expect(screen.queryByRole('link', { name: /^(Call|Write to) Jani/ })).not.toBeInTheDocument() // placeholders answer nobody
  expect(screen.getByText('Not sure, too dark, not a leaf: those cost you nothing.')).toBeVisible()
  expect(pickerLabel('Choose a photo')).toBeNull() // no bar for what is of no use
  await diagnose(app)
  expect(await screen.findByRole('alert')).toHaveTextContent('You have no credits left for an answer.')
  expect(screen.getByText(/^Each answer that named a disease/)).toBeVisible()
  expect(sentKeys()).toHaveLength(0)
  await waitFor(async () => {
    expect(await kept()).toBeDefined()
  })
  cleanup()

  await accountDb.forgetAll()
  await storeScan({ key: 'k'.repeat(32), wasSent: true, details: { crop: null, followsId: null } })
  scriptFetch(noCredits)
  script('/api/predict/', [200, { ...prediction, credits: 0 }])
  renderApp(scanPath('k'.repeat(32)), null)
  await findReport()
  expect(sentKeys()).toEqual(['k'.repeat(32)])
})

it('name and balance of the last visit are shown offline, marked as such, until the session ends', async () => {
  const first = await renderPredict(server())
  await diagnose(first)
  await screen.findByText('Credits left: 4')
  await waitFor(async () => {
    expect(await kept()).toBeUndefined() // or Log Out asks about a photo that waits
  })
  cleanup()
  scriptFetch()
  const app = renderApp(paths.predict, null)
  expect(await screen.findByText('No connection: as of your last visit.')).toBeVisible()
  expect(screen.getByText('Credits left: 4')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Open menu' }))
  await screen.findByRole('dialog')
  expect(screen.getAllByText('No connection: as of your last visit.')).toHaveLength(2)
  expect(screen.getAllByText(`Hi, ${farmer.username}`)).not.toHaveLength(0)

  await app.user.click(screen.getByRole('button', { name: 'Log Out' }))
  expect(await screen.findByText('Credits left: 0')).toBeVisible()
  expect(document.body).not.toHaveTextContent(farmer.username)
  expect(
    Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at)!)).join(),
  ).not.toContain(farmer.username)
})

it('a queued scan is announced on every page, and sent when the page is visible or a call succeeds', async () => {
  const app = await renderWaiting()
  await act(() => app.router.navigate(paths.about))
  expect(await screen.findByText(WAITING)).toBeVisible()
  await app.user.click(screen.getByRole('link', { name: 'See what waits' }))
  expect(await screen.findByRole('link', { name: /^Crop not told, 1 photo Waits for the network/ })).toBeVisible()
  expect(screen.queryByText(WAITING)).not.toBeInTheDocument()

  await hasFailed(app, 2) // the list was answered, which is a sign of a network
  const sent = sentKeys().length
  await waitFor(() => {
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))) // heard once the try before has ended
    expect(sentKeys().length).toBeGreaterThan(sent)
  })
  expect(await screen.findByRole('link', { name: /Waits for the network/ })).toBeVisible()
  // of the press, until it leaves; none of what the page tries by itself
  expect(screen.queryAllByText(NO_RESPONSE).length).toBeLessThan(2)

  reach(server())
  await act(async () => {
    await app.store.dispatch(api.endpoints.getUser.initiate(undefined, { subscribe: false, forceRefetch: true }))
  })
  expect(await screen.findByRole('link', { name: / · new/ })).toBeVisible()
  await waitFor(async () => {
    expect(await kept()).toBeUndefined()
  })
})

it('a queued scan retries automatically after 15 s, 30 s and so on', async () => {
  await renderWaiting()
  cleanup()
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance', 'setImmediate'] })
  renderApp(paths.predict, null)
  await screen.findByText(WAITING)
  await act(() => passTime(1000)) // it is tried when the screen opens, too
  const atOpening = sentKeys().length
  for (const [seconds, sent] of [
    [15, 1],
    [15, 1],
    [15, 2],
  ] as const) {
    await act(() => passTime(seconds * 1000))
    await screen.findByText(WAITING)
    await waitFor(() => {
      expect(sentKeys()).toHaveLength(atOpening + sent)
    })
  }
  jest.useRealTimers()
})
