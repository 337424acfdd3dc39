import { act, screen, waitFor } from '@testing-library/react'

import { api } from '~/client/api/api'
import { sessionEnded } from '~/client/api/apiActions'
import { makeStore } from '~/client/store/store'
import { endpoints } from '~/contract/endpoints'
import { paths } from '~/contract/paths'

import { creditsOf, diagnose as diagnoseAt, getUser, register } from '../../support/calls'
import {
  OTHER,
  ask,
  expectOther,
  greeting,
  otherAccount,
  renderWithResult,
  storeElsewhere,
  stored,
} from '../../support/otherAccount'
import { holdResponses, reach, renderApp, serverForEachTest, storeSession } from '../../support/renderApp'
import { diagnose, diagnoseButton, leaf, renderPredict, sentKeys } from '../../support/renderPredict'
import { respond } from '../../support/scriptedFetch'
import { farmer } from '../../support/testApp'
import { setViewport } from '../../support/viewport'

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 1280, reducedMotion: true })
})

it('a response on its way when the account changes is not shown, and costs the other one nothing', async () => {
  const app = await renderPredict(server())
  const other = await otherAccount(server())
  const release = holdResponses(server())
  await diagnose(app)
  await waitFor(() => {
    expect(sentKeys()).toHaveLength(1)
  })
  storeElsewhere(other) // no event: a frozen page handles the answer first
  await act(async () => {
    release()
  })
  await expectOther(app)
  expect(sentKeys()).toHaveLength(1)
  expect(stored()).toEqual({ access: other.access, refresh: other.refresh })
  expect(await ask(() => creditsOf(server(), other.access))).toBe(5)
})

it('a refresh on its way when the account changes overwrites no token, and its request is not repeated', async () => {
  const app = await renderPredict(server())
  const other = await otherAccount(server())
  const own = stored()
  const handle = reach(server()).getMockImplementation()!
  const authorizations: (string | null)[] = []
  jest.mocked(globalThis.fetch).mockImplementation(async (input) => {
    const request = input as Request
    if (request.url.endsWith(endpoints.predict.url)) {
      authorizations.push(request.headers.get('authorization'))
      return respond([401, { detail: 'expired' }])
    }
    if (!request.url.endsWith(endpoints.refresh.url)) return handle(input)
    const renewed = await handle(input)
    storeElsewhere(other)
    return renewed
  })
  await diagnose(app)
  await expectOther(app)
  expect(authorizations).toEqual([`Bearer ${own.access}`])
  expect(stored()).toEqual({ access: other.access, refresh: other.refresh })
})

it('a call that begins after an unnoticed change is not sent with the token of the other account', async () => {
  const app = await renderPredict(server())
  await app.user.upload(await screen.findByLabelText('Leaf photo'), leaf())
  const other = await otherAccount(server())
  storeElsewhere(other)
  await app.user.click(diagnoseButton())
  await expectOther(app)
  expect(sentKeys()).toEqual([])
  expect(await ask(() => creditsOf(server(), other.access))).toBe(5)
})

it('logging out on the page of one account leaves the session of another one alone', async () => {
  const { store } = await renderWithResult(server())
  const other = await otherAccount(server())
  storeElsewhere(other)
  act(() => void store.dispatch(sessionEnded({ by: 'user' })))
  expect(stored()).toEqual({ access: other.access, refresh: other.refresh })
  await waitFor(() => {
    expect(greeting(OTHER.username)).toBeVisible()
  })
  expect((await ask(() => getUser(server(), other.access))).statusCode).toBe(200)
})

it('a log-in that is answered after another tab has signed in ends with its own account', async () => {
  await register(server())
  const other = await otherAccount(server())
  const { store } = renderApp(paths.about, server())
  const release = holdResponses(server())
  const { email, password } = farmer
  const login = store.dispatch(api.endpoints.login.initiate({ email, password }))
  storeElsewhere(other) // no event: the answer is quicker
  await act(async () => {
    release()
    await login
  })
  await waitFor(() => {
    expect(greeting(farmer.username)).toBeVisible()
  })
  expect((await ask(() => getUser(server(), stored().access!))).json().user.username).toBe(farmer.username)
})

it('a token that cannot be stored is removed, so that the one in memory counts: one refresh, then 200', async () => {
  await storeSession(server())
  localStorage.setItem('access', 'expired')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const handle = reach(server()).getMockImplementation()!
  const calls: string[] = []
  jest.mocked(globalThis.fetch).mockImplementation(async (input) => {
    const response = await handle(input)
    calls.push(`${new URL((input as Request).url).pathname} ${response.status}`)
    return response
  })
  const { dispatch } = makeStore()
  for (let call = 0; call < 3; call++)
    await dispatch(api.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }))
  expect(calls.filter((call) => call.startsWith(endpoints.refresh.url))).toEqual([`${endpoints.refresh.url} 200`])
  expect(calls.filter((call) => call.endsWith('401'))).toHaveLength(1)
  expect(stored()).toEqual({ access: null, refresh: null })
})

it('a result of the account is requested with its own token only', async () => {
  const { store } = await renderWithResult(server())
  const other = await otherAccount(server())
  await ask(() => diagnoseAt(server(), other.access))
  const fetched = reach(server())
  fetched.mockClear()
  storeElsewhere(other)
  await act(async () => {
    await store.dispatch(api.endpoints.getUser.initiate(undefined, { forceRefetch: true }))
  })
  await waitFor(() => {
    expect(greeting(OTHER.username)).toBeVisible()
  })
  const tokens = fetched.mock.calls.map(([request]) => (request as Request).headers.get('authorization'))
  expect(new Set(tokens)).toEqual(new Set([`Bearer ${other.access}`]))
})
