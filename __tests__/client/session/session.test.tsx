import { act, screen, waitFor } from '@testing-library/react'

import { api } from '~/client/api/api'
import { sessionEnded } from '~/client/api/apiActions'
import { questionToggled } from '~/client/features/landing/faqSlice'
import { drawerOpened } from '~/client/features/shell/drawerSlice'
import { accountOf, tokenStorage } from '~/client/storage/tokenStorage'
import { lastKnownUser } from '~/client/storage/lastKnownUser'
import { selectAccount, selectUser } from '~/client/session/sessionSlice'
import { makeStore, type AppStore } from '~/client/store/store'
import { endpoints } from '~/contract/endpoints'
import { FREE_CREDITS } from '~/contract/limits'
import { changeLanguage } from '~/client/i18n/i18n'
import { paths } from '~/contract/paths'

import { getUser, signUp } from '../../support/calls'
import { reach, renderApp, serverForEachTest, storeSession } from '../../support/renderApp'
import { scriptFetch } from '../../support/scriptedFetch'
import type { ScriptedResponse } from '../../support/scriptedFetch'
import { farmer } from '../../support/testApp'
import { passTime } from '../../support/passTime'

describe('the session', () => {
  const farmer = { username: 'Wanjiru', credits: 5 }
  const session = { account: undefined, status: 'signedIn' as const, epoch: 0, user: farmer }
  const SIGN_IN = { access: 'a', refresh: 'r', user: { username: 'Wanjiru' } }
  const CREDENTIALS = { email: 'a@example.com', password: 'long enough' }
  const askForUser = () => api.endpoints.getUser.initiate(undefined, { subscribe: false })

  describe('signing out', () => {
    const server = serverForEachTest()

    it('removes the tokens at once and ends the session on the server', async () => {
      const { access, refresh } = await signUp(server())
      tokenStorage.save({ access, refresh })
      const fetched = reach(server())
      makeStore({ session }).dispatch(sessionEnded({ by: 'user' }))
      expect(tokenStorage.holdsAny()).toBe(false)

      const request = fetched.mock.calls[0]![0] as Request
      expect([request.method, new URL(request.url).pathname]).toEqual(['POST', endpoints.logout.url])
      expect(request.keepalive).toBe(true)
      await fetched.mock.results[0]!.value
      expect((await getUser(server(), access)).statusCode).toBe(401)
    })

    it('needs no network, and leaves no user, token or cached response behind', async () => {
      tokenStorage.save({ access: 'a', refresh: 'r' })
      const calls = scriptFetch([200, { user: farmer }], 'noResponse')
      const store = makeStore()
      await store.dispatch(api.endpoints.getUser.initiate())
      store.dispatch(sessionEnded({ by: 'user' }))
      expect(store.getState().api.queries).toEqual({})
      expect(tokenStorage.read()).toEqual({ access: null, refresh: null })
      await new Promise(setImmediate)
      expect(calls).toHaveLength(2)
      expect(selectUser(store.getState())).toBeNull()
    })

    it('is not undone by a later response of get_user', async () => {
      tokenStorage.save({ access: 'a', refresh: 'r' })
      let respond: (response: Response) => void = () => undefined
      const pending = new Promise<Response>((resolve) => (respond = resolve))
      jest.spyOn(globalThis, 'fetch').mockReturnValue(pending)
      const store = makeStore()
      const question = store.dispatch(askForUser())
      store.dispatch(sessionEnded({ by: 'user' }))
      respond(Response.json({ user: farmer }))
      await question
      expect(selectUser(store.getState())).toBeNull()
    })
  })

  it('the session stays empty and keeps its tokens when a captive portal answers get_user', async () => {
    tokenStorage.save({ access: 'a', refresh: 'r' })
    scriptFetch([200, '<html>Log in to the hotel network</html>'])
    const store = makeStore()
    await store.dispatch(askForUser())
    expect(selectUser(store.getState())).toBeNull()
    expect(tokenStorage.holdsAny()).toBe(true)
  })

  it.each<[string, (store: AppStore) => Promise<unknown>, object]>([
    ['get_user', ({ dispatch }) => dispatch(askForUser()), { user: SIGN_IN.user }],
    ['login', ({ dispatch }) => dispatch(api.endpoints.login.initiate(CREDENTIALS)), SIGN_IN],
    [
      'register',
      ({ dispatch }) => dispatch(api.endpoints.register.initiate({ username: 'Wanjiru', ...CREDENTIALS })),
      SIGN_IN,
    ],
  ])('a user without credits in the response of %s is signed in, with 0', async (_, call, body) => {
    tokenStorage.save({ access: 'a', refresh: 'r' })
    scriptFetch([200, body])
    const store = makeStore()
    await call(store)
    expect(selectUser(store.getState())).toEqual({ username: 'Wanjiru', credits: 0 })
  })

  it.each<[string, ScriptedResponse[], boolean]>([
    ['that the server refuses empties the session', [[403, { detail: 'no' }]], false],
    ['of a server that is down keeps the name last known', [[500, { detail: 'failed' }]], true],
    ['that a firewall answers keeps the name last known', [[403, '<html>Blocked</html>']], true],
    ['without an answer keeps the name last known', ['noResponse'], true],
    [
      'with an expired token that cannot be refreshed keeps the name last known',
      [[401, { detail: 'expired' }], 'noResponse'],
      true,
    ],
  ])('a failed get_user at the start %s', async (_, responses, isShown) => {
    tokenStorage.save({ access: `a.${btoa('{"sub":"1"}')}.c`, refresh: 'r' })
    lastKnownUser.save('1', farmer)
    scriptFetch(...responses)
    const store = makeStore()
    expect(selectUser(store.getState())).toEqual(farmer)
    await store.dispatch(askForUser())
    expect(selectUser(store.getState())).toEqual(isShown ? farmer : null)
    expect(lastKnownUser.read('1')).toEqual(isShown ? farmer : null)
    expect(tokenStorage.holdsAny()).toBe(true)
  })

  it('the tokens last as long as the tab where local storage is forbidden', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('Denied', 'SecurityError')
      })
    tokenStorage.save({ access: 'a', refresh: 'r' })
    expect(tokenStorage.read()).toEqual({ access: 'a', refresh: 'r' })
    tokenStorage.clear()
    expect(tokenStorage.read()).toEqual({ access: null, refresh: null })
  })

  it('session, menu and questions are slices, changed by events of the past', () => {
    const store = makeStore()
    for (const event of [drawerOpened(), questionToggled(2), sessionEnded({ by: 'user' })]) store.dispatch(event)
    expect(store.getState()).toMatchObject({
      session: { status: 'signedOut', user: null },
      drawer: { isOpen: true },
      faq: { openIndex: 2 },
    })
    const names = [drawerOpened, questionToggled, sessionEnded].map(({ type }) => type)
    expect(names).toEqual(['drawer/drawerOpened', 'faq/questionToggled', 'session/ended'])
  })

  it('the account is read from an access token, and is unknown without a valid one', () => {
    const claims = Buffer.from(JSON.stringify({ sub: '??>>' })).toString('base64url') // has letters that Base64 lacks
    expect(accountOf(`e30.${claims}.x`)).toBe('??>>')
    const invalid = ['{}', 'null', '{"sub":7}'].map((json) => `a.${btoa(json)}.c`)
    for (const token of [null, '', 'expired', 'a.b.c', ...invalid]) expect(accountOf(token)).toBeUndefined()
  })
})

describe('the session and the server', () => {
  const server = serverForEachTest()
  afterEach(() => jest.useRealTimers())

  const greeting = () => screen.findByRole('button', { name: `Hi, ${farmer.username}` })

  const dispatchStorage = (event: StorageEventInit) =>
    act(async () => {
      window.dispatchEvent(new StorageEvent('storage', event))
    })

  it('greets the farmer again after a reload, and refreshes an expired access token', async () => {
    await storeSession(server())
    localStorage.setItem('access', 'forged')
    renderApp(paths.about, server())
    expect(await greeting()).toBeInTheDocument()
    expect(localStorage.getItem('access')).not.toBe('forged')
  })

  it('removes tokens that the server refuses, without a message', async () => {
    localStorage.setItem('access', 'forged')
    localStorage.setItem('refresh', 'forged')
    renderApp(paths.about, server())
    await waitFor(() => {
      expect(localStorage.getItem('refresh')).toBeNull()
    })
    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('signs out when another tab has logged out, and ignores other stored values', async () => {
    await storeSession(server())
    const app = renderApp(paths.about, server())
    await greeting()
    await dispatchStorage({ key: 'mui-mode', newValue: 'dark' })
    expect(selectUser(app.store.getState())).not.toBeNull()
    localStorage.clear()
    await dispatchStorage({ key: 'access', newValue: null })
    await waitFor(() => {
      expect(selectUser(app.store.getState())).toBeNull()
    })
  })

  it('follows the language and the answers of another tab, and stores nothing', async () => {
    await storeSession(server())
    renderApp(paths.history, server())
    await greeting()
    const lists = () =>
      jest.mocked(globalThis.fetch).mock.calls.filter(([request]) => (request as Request).url.endsWith('/diagnoses'))
    await waitFor(() => {
      expect(lists()).toHaveLength(1)
    })
    const stores = jest.spyOn(Storage.prototype, 'setItem')
    await dispatchStorage({ key: 'answered', newValue: 'k' })
    await waitFor(() => {
      expect(lists()).toHaveLength(2)
    })
    localStorage.setItem('language', 'sw')
    stores.mockClear()
    await dispatchStorage({ key: 'language', newValue: 'sw' })
    expect(await screen.findByRole('link', { name: 'Maktaba ya majani' })).toBeVisible()
    expect(stores.mock.calls.filter(([name]) => ['language', 'answered'].includes(name))).toEqual([])
    await act(() => changeLanguage('en'))
  })

  it('follows the balance after a response in another tab of the account', async () => {
    await storeSession(server())
    const { store } = renderApp(paths.about, server())
    await greeting()
    const account = selectAccount(store.getState())
    lastKnownUser.save('another account', { username: farmer.username, credits: 1 })
    await dispatchStorage({ key: 'lastUser' })
    expect(selectUser(store.getState())?.credits).toBe(FREE_CREDITS)
    lastKnownUser.save(account, { username: farmer.username, credits: 3 })
    await dispatchStorage({ key: 'lastUser' })
    expect(selectUser(store.getState())?.credits).toBe(3)
  })

  it('signs in when another tab has logged in', async () => {
    renderApp(paths.about, server())
    await storeSession(server())
    await dispatchStorage({ key: 'access', oldValue: null, newValue: localStorage.getItem('access') })
    expect(await greeting()).toBeInTheDocument()
  })

  it('keeps the tokens without a response, retries every 15 seconds and when the network returns, and then stops', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance', 'setImmediate'] })
    jest.spyOn(document, 'hasFocus').mockReturnValue(true)
    await storeSession(server())
    const calls = scriptFetch()
    renderApp(paths.about, null)
    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeInTheDocument()
    expect(calls).toHaveLength(1)
    await act(() => passTime(15_000))
    expect(calls).toHaveLength(2)
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    await waitFor(() => {
      expect(calls).toHaveLength(3)
    })
    expect(localStorage.getItem('refresh')).not.toBeNull()

    const fetches = reach(server())
    await act(() => passTime(15_000))
    expect(await greeting()).toBeInTheDocument()
    fetches.mockClear()
    await act(() => passTime(60_000))
    expect(fetches).not.toHaveBeenCalled()
  })
})
