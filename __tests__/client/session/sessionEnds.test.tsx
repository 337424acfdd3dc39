import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { api } from '~/client/api/api'
import { sessionEnded } from '~/client/api/apiActions'
import { currentAccount, tokenStorage } from '~/client/storage/tokenStorage'
import { rememberDueDay } from '~/client/storage/dueDay'
import { accountDb } from '~/client/storage/accountDb'
import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import { plots } from '~/client/storage/plotsStorage'
import { rememberCrop } from '~/client/storage/recentCrops'
import { selectScans } from '~/client/features/scan/scansSlice'
import { forgetOldAccount } from '~/client/session/sessionListeners'
import { selectUser } from '~/client/session/sessionSlice'
import { endpoints } from '~/contract/endpoints'
import { accountPath, paths } from '~/contract/paths'
import type { AuthResponse } from '~/contract/responses'
import { SHARED_PHOTOS_CACHE } from '~/contract/sharedPhotos'
import { openDatabase } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'
import type { OpenDatabase } from '~/server/persistence/schema'

import { bearer, getUser, login, signUp } from '../../support/calls'
import { fakeCaches } from '../../support/fakeCaches'
import { fakePush, removeFakePush } from '../../support/fakePush'
import { otherAccount, removeElsewhere, signs, storeElsewhere } from '../../support/otherAccount'
import { reach, renderApp } from '../../support/renderApp'
import { prediction } from '../../support/scriptedFetch'
import { storeScan } from '../../support/storedScans'
import { buildTestApp, farmer } from '../../support/testApp'
import { vapidKeys as environment } from '../../support/vapidKeys'
import { setViewport } from '../../support/viewport'

const DAY_MS = 24 * 60 * 60 * 1000
/** Of the phone, whoever uses it. */
const OF_THE_PHONE = /^(returning|language|officer|leafPack|mui-.*|countedTime)$/

let db: OpenDatabase
let server: FastifyInstance
let now: number
let browserPush: ReturnType<typeof fakePush>
let stores: ReturnType<typeof fakeCaches>['stores']

beforeEach(async () => {
  setViewport({ widthPx: 1280, reducedMotion: true })
  sessionStorage.clear()
  now = Date.now()
  db = await openDatabase({ sqliteFile: ':memory:' })
  await migrate(db)
  server = await buildTestApp({ environment, db, now: () => now })
  browserPush = fakePush('granted')
  const fake = fakeCaches(() => Promise.reject(new Error('nothing is fetched')))
  stores = fake.stores
  Object.assign(globalThis, { caches: fake.caches })
})
afterEach(async () => {
  cleanup()
  removeFakePush()
  await server.close()
  await db.destroy()
})

type Person = AuthResponse & { account: string }

/** A farmer of whom everything is stored that can be. */
async function live() {
  const person = await signUp(server)
  tokenStorage.save(person)
  const account = currentAccount() as string
  const photo = new Blob(['a leaf'])
  await storeScan({ key: 'judged', status: 'held', preview: { verdict: {}, modelVersion: 'v', crop: null } })
  await storeScan({ key: 'held', status: 'held' }) // not sent before its time
  await storeScan({ key: 'draft', status: 'draft' })
  await offlineDiagnoses.keep(account, { ...prediction, language: 'en' })
  await offlineDiagnoses.keepThumbnail(account, { id: 'diagnosis-1', key: 'a key', photo })
  await (await caches.open(SHARED_PHOTOS_CACHE)).put(`/shared/${Date.now()}/0/leaf.jpg`, new Response('a leaf'))
  await browserPush.subscribe({ applicationServerKey: environment.VAPID_PUBLIC_KEY })
  const subscription = (browserPush.current as { toJSON: () => object }).toJSON()
  await server.inject({ ...endpoints.subscribeToReminders, headers: bearer(person.access), payload: subscription })
  rememberCrop('maize')
  plots.add('by the river')
  rememberDueDay(new Date())
  localStorage.setItem('reminders', '')
  localStorage.setItem('sharePhoto', 'yes')
  localStorage.setItem('answered', 'scan')
  localStorage.setItem('a key that no list names', '')
  sessionStorage.setItem('scrolled', '{}')
  const app = renderApp(paths.about, server)
  await screen.findByRole('button', { name: `Hi, ${farmer.username}` })
  expect(await kept()).toEqual({ waiting: 3, pictures: 1, answers: 1, shares: 1 })
  expect(await rows()).toEqual({ sessions: 1, subscriptions: 1 })
  return Object.assign(app, { person: { ...person, account } satisfies Person })
}

const kept = async () => {
  const [waiting, pictures, answers] = await Promise.all(
    (['scans', 'thumbnails', 'diagnoses'] as const).map(async (store) => (await accountDb.read(store)).length),
  )
  return { waiting, pictures, answers, shares: stores.get(SHARED_PHOTOS_CACHE)?.size ?? 0 }
}
const NOTHING = { waiting: 0, pictures: 0, answers: 0, shares: 0 }
const settings = () => Object.keys(localStorage).filter((name) => !OF_THE_PHONE.test(name))
const rows = async () => ({
  sessions: (await db.selectFrom('session').select('id').where('revoked_at', 'is', null).execute()).length,
  subscriptions: (await db.selectFrom('push_subscription').selectAll().execute()).length,
})

type Live = Awaited<ReturnType<typeof live>>

const leave = async ({ store }: Live) => {
  act(() => void store.dispatch(sessionEnded({ by: 'user' })))
}
const loseNetwork = () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
const ask = ({ store }: Live) =>
  act(async () => {
    await store.dispatch(api.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }))
  })

async function deleteAccount({ router, user }: Live) {
  await act(() => router.navigate(accountPath('deletion')))
  await user.type(await screen.findByLabelText('Password'), farmer.password)
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  await waitFor(() => {
    expect(tokenStorage.holdsAny()).toBe(false)
  })
}

async function ageSession(app: Live) {
  now += 15 * DAY_MS
  await ask(app)
}

async function changePasswordElsewhere(app: Live) {
  const elsewhere = (await act(() => login(server, farmer))).json<AuthResponse>()
  const payload = { currentPassword: farmer.password, password: 'beans-and-maize-41' }
  const headers = bearer(elsewhere.access)
  const response = await act(() => server.inject({ ...endpoints.changePassword, headers, payload }))
  expect(response.statusCode).toBe(204)
  await ask(app)
}

const expectGone = async () => {
  await waitFor(async () => {
    expect([await kept(), settings(), sessionStorage.length, browserPush.current]).toEqual([NOTHING, [], 0, null])
  })
  expect(browserPush.shown.close).toHaveBeenCalled()
}

it.each([
  ['Log Out', leave],
  ['the deletion of the account', deleteAccount],
])('%s leaves nothing in the browser, and no session on the server', async (_, end) => {
  const app = await live()
  await end(app)
  await expectGone()
  expect(selectUser(app.store.getState())).toBeNull()
  await waitFor(async () => {
    expect((await rows()).subscriptions).toBe(0)
  })
  expect((await act(() => getUser(server, app.person.access))).statusCode).toBe(401)
  expect(screen.queryByText(/wait: log in/)).not.toBeInTheDocument()
})

it.each([
  [
    'when the network is back',
    async () => {
      act(() => void window.dispatchEvent(new Event('online')))
    },
  ],
  [
    'after a restart of the app',
    async () => {
      cleanup()
      renderApp(paths.about, server)
    },
  ],
])('Log Out without a network stores the pending server logout, %s', async (_, comeBack) => {
  const app = await live()
  loseNetwork()
  await leave(app)
  await waitFor(async () => {
    expect([await kept(), settings(), browserPush.current]).toEqual([NOTHING, ['sessionsToEnd'], null])
  })
  expect(tokenStorage.holdsAny()).toBe(false)
  expect((await act(() => getUser(server, app.person.access))).statusCode).toBe(200)
  reach(server)
  await comeBack()
  await waitFor(() => {
    expect(settings()).toEqual([])
  })
  expect((await act(() => getUser(server, app.person.access))).statusCode).toBe(401)
  expect((await rows()).subscriptions).toBe(0)
})

it('a pending server logout is retried after a captive portal page, and dropped after 14 days', async () => {
  const app = await live()
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('<html>Pay here</html>'))
  await leave(app)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => {
    expect(settings()).toEqual(['sessionsToEnd'])
  })
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 14 * DAY_MS)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => {
    expect(settings()).toEqual([])
  })
})

it.each([
  ['by its age', ageSession],
  ['by a password that was set on another phone', changePasswordElsewhere],
])('a session that ends %s keeps data that only its owner can see later', async (_, end) => {
  const app = await live()
  await end(app)
  await waitFor(async () => {
    expect([await kept(), settings(), browserPush.current]).toEqual([
      { waiting: 3, pictures: 1, answers: 1, shares: 1 },
      expect.not.arrayContaining([
        'access',
        'refresh',
        'lastUser',
        'crop',
        'plots',
        'dueAt',
        'hasAnswers',
        'reminders',
        'sharePhoto',
        'answered',
      ]),
      null,
    ])
  })
  expect(await screen.findByText('3 photos wait: log in to send them.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Log in' })[0]).toHaveAttribute('href', paths.login)
  expect(selectScans(app.store.getState())).toEqual({})

  const password = end === changePasswordElsewhere ? 'beans-and-maize-41' : farmer.password
  const again = await act(async () => (await login(server, { ...farmer, password })).json<AuthResponse>())
  storeElsewhere(again)
  signs['a storage event']!()
  await screen.findByRole('button', { name: `Hi, ${farmer.username}` })
  await waitFor(async () => {
    expect(Object.keys(selectScans(app.store.getState())).sort()).toEqual(['draft', 'held', 'judged'])
    expect(await offlineDiagnoses.read(currentAccount())).toHaveLength(1)
    expect(screen.queryByText(/wait: log in/)).not.toBeInTheDocument()
  })
})

it('an account finds no data of the previous one', async () => {
  const app = await live()
  await ageSession(app)
  await screen.findByText('3 photos wait: log in to send them.')
  storeElsewhere(await otherAccount(server))
  signs['a storage event']!()
  await screen.findByRole('button', { name: 'Hi, Otieno' })
  await waitFor(async () => {
    expect(await kept()).toEqual(NOTHING)
    expect(settings().sort()).toEqual(['access', 'lastUser', 'refresh'])
  })
})

it('what a page that is closed during Log Out has left goes at the next start', async () => {
  const app = await live()
  jest.spyOn(accountDb, 'forgetAll').mockReturnValueOnce(new Promise(() => undefined))
  await leave(app)
  cleanup()
  expect((await kept()).waiting).toBe(3)
  await storeScan({ key: 'of a visitor', account: null, status: 'draft' })
  forgetOldAccount()
  await waitFor(async () => {
    expect([await kept(), settings()]).toEqual([{ ...NOTHING, waiting: 1 }, ['waiting']])
  })
})

it('a tab without its own Log Out clears the account from memory and deletes no data', async () => {
  const app = await live()
  removeElsewhere()
  signs['a storage event']!()
  await waitFor(() => {
    expect(selectUser(app.store.getState())).toBeNull()
  })
  expect(JSON.stringify(app.store.getState().api.queries)).not.toContain(farmer.username)
  expect(await kept()).toEqual({ waiting: 3, pictures: 1, answers: 1, shares: 1 })
})
