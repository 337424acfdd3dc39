import { act, screen, waitFor, within } from '@testing-library/react'
import { get } from 'idb-keyval'

import { selectDiagnosis } from '~/client/features/diagnosis/diagnosisSlice'
import { api } from '~/client/store/api'
import { selectUser, signedOut } from '~/client/store/sessionSlice'
import { makeStore } from '~/client/store/store'
import type { AppStore } from '~/client/store/store'
import { endpoints } from '~/contract/endpoints'
import { paths } from '~/contract/paths'
import type { AuthResponse } from '~/contract/responses'

import { creditsOf, diagnose as diagnoseAt, getUser, login, register } from '../../support/calls'
import type { fakeBrowserStorage } from '../../support/fakeBrowserStorage'
import { holdAnswers, reach, renderApp, serverForEachTest, storeSession } from '../../support/renderApp'
import {
  diagnose,
  diagnoseButton,
  findReport,
  leaf,
  preview,
  renderPredict,
  sentKeys,
} from '../../support/renderPredict'
import { respond } from '../../support/scriptedFetch'
import { farmer } from '../../support/testApp'
import { setViewport } from '../../support/viewport'

jest.mock('idb-keyval', () =>
  jest
    .requireActual<{ fakeBrowserStorage: typeof fakeBrowserStorage }>('../../support/fakeBrowserStorage')
    .fakeBrowserStorage(),
)

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 1280, reducedMotion: true })
})

const OTHER = { ...farmer, username: 'Otieno', email: 'otieno@example.com' }
const CHANGED = 'The account was changed in another window.'

/** As another tab does it: this page learns of it by an event, which may come late or never. */
const storeElsewhere = ({ access, refresh }: Pick<AuthResponse, 'access' | 'refresh'>) => {
  localStorage.setItem('access', access)
  localStorage.setItem('refresh', refresh)
}
const removeElsewhere = () => {
  for (const name of ['access', 'refresh']) localStorage.removeItem(name)
}
/** In `act`: the page may be loading. */
const ask = <Value,>(question: () => Promise<Value>) => act(question)
const otherAccount = (who: object = OTHER) => ask(async () => (await register(server(), who)).json<AuthResponse>())
const greeting = (name: string) => screen.queryByRole('button', { name: `Hi, ${name}` })
const stored = () => ({ access: localStorage.getItem('access'), refresh: localStorage.getItem('refresh') })

const dispatchIn = (target: EventTarget, event: Event) => {
  act(() => {
    target.dispatchEvent(event)
  })
}
const pageshow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })
const signs: Record<string, () => void> = {
  'a storage event': () => {
    dispatchIn(window, new StorageEvent('storage', { key: 'access', oldValue: 'a', newValue: 'b' }))
  },
  'being looked at again': () => {
    dispatchIn(document, new Event('visibilitychange'))
  },
  'a return from the back-forward cache': () => {
    dispatchIn(window, pageshow(true))
  },
  'a return without that cache': () => {
    dispatchIn(window, pageshow(false))
  },
}

/** The first farmer's page with an answer. */
async function renderAnswered() {
  const app = await renderPredict(server())
  await app.user.click(screen.getByRole('radio', { name: 'Maize' }))
  await diagnose(app)
  await findReport()
  return app
}

function expectEmpty(store: AppStore) {
  expect(selectDiagnosis(store.getState())).toMatchObject({ photos: [], report: null, diagnosis: null, crop: null })
  expect(preview()).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Diagnosis' })).not.toBeInTheDocument()
}

async function expectOther({ store }: Awaited<ReturnType<typeof renderAnswered>>, name = OTHER.username) {
  expect(await screen.findByText(CHANGED)).toBeVisible()
  expectEmpty(store)
  await waitFor(() => {
    expect(greeting(name)).toBeVisible()
  })
  expect(await screen.findByText('Credits left: 5')).toBeVisible()
  await waitFor(() => {
    expect(JSON.stringify(store.getState().api.queries)).not.toContain('"status":"pending"')
  })
  expectEmpty(store)
}

it.each(Object.keys(signs))('at %s the page of one account becomes that of the stored one', async (sign) => {
  const app = await renderAnswered()
  storeElsewhere(await otherAccount())
  signs[sign]!()
  expect(greeting(farmer.username)).not.toBeInTheDocument()
  expectEmpty(app.store)
  await expectOther(app)
  expect(localStorage.getItem('crop')).toBeNull()
  await waitFor(async () => {
    expect(await get('thumbnails', 'jani-thumbnails' as never)).toBeUndefined()
  })
})

it.each(Object.keys(signs))('at %s a page without stored tokens is signed out', async (sign) => {
  const { store } = await renderAnswered()
  removeElsewhere()
  signs[sign]!()
  expect(await screen.findByText(/^You need an account/)).toBeVisible()
  expect(preview()).not.toBeInTheDocument()
  expect(selectUser(store.getState())).toBeNull()
  expect(localStorage.getItem('lastUser')).toBeNull()
  expect(screen.getByText(CHANGED)).toBeVisible()
})

it('two accounts of the same name are told apart', async () => {
  const app = await renderAnswered()
  storeElsewhere(await otherAccount({ ...OTHER, username: farmer.username }))
  signs['a storage event']!()
  await expectOther(app, farmer.username)
})

it('a history, an earlier answer and a draft leave the screen with their account', async () => {
  const { router, user } = await renderAnswered()
  await act(() => router.navigate(paths.history))
  await user.click(await screen.findByRole('link', { name: /common rust/i }))
  expect(await screen.findByRole('heading', { name: /common rust/i, level: 2 })).toBeVisible()
  const { pathname } = router.state.location
  expect(pathname).toMatch(/^\/history\/[\da-f-]+$/)
  await act(() => router.navigate(paths.account))
  const draft = () => screen.getByLabelText('Current password')
  await user.type(draft(), 'typed by the first')

  storeElsewhere(await otherAccount())
  signs['being looked at again']!()
  await waitFor(() => {
    expect(screen.getByText(OTHER.email, { exact: false })).toBeVisible()
  })
  expect(draft()).toHaveValue('')
  expect(screen.queryByText(farmer.email, { exact: false })).not.toBeInTheDocument()
  await act(() => router.navigate(pathname))
  await waitFor(() => {
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument()
  })
  expect(within(screen.getByRole('main')).queryByText(/common rust/i)).not.toBeInTheDocument()
})

it('the same account signed in again keeps its answer, whatever the order of the events', async () => {
  const { store } = await renderAnswered()
  const { report } = selectDiagnosis(store.getState())
  const { access, refresh } = await ask(async () => (await login(server(), farmer)).json<AuthResponse>())
  removeElsewhere()
  storeElsewhere({ access, refresh })
  for (const event of [
    { key: 'access', newValue: null },
    { key: 'refresh', newValue: null },
    { key: 'access', oldValue: null, newValue: access },
  ])
    dispatchIn(window, new StorageEvent('storage', event))
  expect(selectDiagnosis(store.getState())).toMatchObject({ report, status: 'answered' })
  expect(greeting(farmer.username)).toBeVisible()
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument()
})

it('an answer on its way when the account changes is not shown, and costs the other one nothing', async () => {
  const app = await renderPredict(server())
  const other = await otherAccount()
  const release = holdAnswers(server())
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
  const other = await otherAccount()
  const own = stored()
  const answer = reach(server()).getMockImplementation()!
  const authorizations: (string | null)[] = []
  jest.mocked(globalThis.fetch).mockImplementation(async (input) => {
    const request = input as Request
    if (request.url.endsWith(endpoints.predict.url)) {
      authorizations.push(request.headers.get('authorization'))
      return respond([401, { detail: 'expired' }])
    }
    if (!request.url.endsWith(endpoints.refresh.url)) return answer(input)
    const renewed = await answer(input)
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
  const other = await otherAccount()
  storeElsewhere(other)
  await app.user.click(diagnoseButton())
  await expectOther(app)
  expect(sentKeys()).toEqual([])
  expect(await ask(() => creditsOf(server(), other.access))).toBe(5)
})

it('logging out on the page of one account leaves the session of another one alone', async () => {
  const { store } = await renderAnswered()
  const other = await otherAccount()
  storeElsewhere(other)
  act(() => void store.dispatch(signedOut()))
  expect(stored()).toEqual({ access: other.access, refresh: other.refresh })
  await waitFor(() => {
    expect(greeting(OTHER.username)).toBeVisible()
  })
  expect((await ask(() => getUser(server(), other.access))).statusCode).toBe(200)
})

it('a log-in that is answered after another tab has signed in ends with its own account', async () => {
  await register(server())
  const other = await otherAccount()
  const { store } = renderApp(paths.about, server())
  const release = holdAnswers(server())
  const { email, password } = farmer
  const answered = store.dispatch(api.endpoints.login.initiate({ email, password }))
  storeElsewhere(other)
  signs['a storage event']!()
  await act(async () => {
    release()
    await answered
  })
  await waitFor(() => {
    expect(greeting(farmer.username)).toBeVisible()
  })
  expect((await getUser(server(), stored().access!)).json().user.username).toBe(farmer.username)
})

it('a token that cannot be stored is removed, so that the one in memory counts: one refresh, then 200', async () => {
  await storeSession(server())
  localStorage.setItem('access', 'expired')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const answer = reach(server()).getMockImplementation()!
  const calls: string[] = []
  jest.mocked(globalThis.fetch).mockImplementation(async (input) => {
    const response = await answer(input)
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

it('an answer of the account is asked for with its own token only', async () => {
  const { store } = await renderAnswered()
  const other = await otherAccount()
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
