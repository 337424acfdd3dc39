import { api } from '~/client/api/api'
import { tokenStorage } from '~/client/storage/tokenStorage'
import { selectUser } from '~/client/session/sessionSlice'
import { makeStore } from '~/client/store/store'
import type { AppStore } from '~/client/store/store'
import { endpoints } from '~/contract/endpoints'

import { prediction, respond, scriptFetch } from '../../support/scriptedFetch'
import type { ScriptedResponse } from '../../support/scriptedFetch'

const farmer = { username: 'Wanjiru', credits: 5 }
const credentials = { email: 'a@example.com', password: 'long enough' }
const photo = { photos: [new Blob(['leaf'])], idempotencyKey: 'k', crop: null, followsId: null }
const getUser = () => api.endpoints.getUser.initiate()
const predict = () => api.endpoints.predict.initiate(photo)

beforeEach(() => {
  tokenStorage.save({ access: 'old', refresh: 'r1' })
})

describe('a request that meets 401', () => {
  it('is retried once with a refreshed access token, and the next refresh token is stored', async () => {
    const calls = scriptFetch([401, {}], [200, { access: 'new', refresh: 'r2' }], [200, { user: farmer }])
    const store = makeStore()
    await store.dispatch(getUser())
    expect(calls).toEqual([
      '/api/users/get_user Bearer old',
      '/api/auth/refresh/ Bearer old',
      '/api/users/get_user Bearer new',
    ])
    expect(tokenStorage.read()).toEqual({ access: 'new', refresh: 'r2' })
    expect(selectUser(store.getState())).toEqual(farmer)
  })

  it('is retried after a refresh that is answered with an access token alone, and the refresh token stays', async () => {
    const calls = scriptFetch([401, {}], [200, { access: 'new' }], [200, prediction])
    const { error } = await makeStore().dispatch(predict())
    expect(error).toBeUndefined()
    expect(calls.at(-1)).toBe('/api/predict/ Bearer new')
    expect(tokenStorage.read()).toEqual({ access: 'new', refresh: 'r1' })
  })

  it('is sent at most twice, and only once without a refresh token', async () => {
    const calls = scriptFetch([401, {}], [200, { access: 'new', refresh: 'r2' }], [401, { detail: 'no' }])
    const { error } = await makeStore().dispatch(getUser())
    expect(calls).toHaveLength(3)
    expect(error).toMatchObject({ status: 401, data: { detail: 'no' } })

    tokenStorage.clear()
    const single = scriptFetch([401, { detail: 'first' }])
    expect((await makeStore().dispatch(predict())).error).toMatchObject({ data: { detail: 'first' } })
    expect(single).toEqual(['/api/predict/ -'])
  })

  it.each([400, 401, 403, 404])(
    'ends the session and returns the first error when the server answers the refresh with %i',
    async (status) => {
      scriptFetch([401, { detail: 'first' }], [status, { detail: 'refresh' }])
      const store = makeStore({ session: { account: undefined, status: 'signedIn', epoch: 0, user: farmer } })
      const { error } = await store.dispatch(predict())
      expect(error).toMatchObject({ data: { detail: 'first' } })
      expect(tokenStorage.read()).toEqual({ access: null, refresh: null })
      expect(selectUser(store.getState())).toBeNull()
    },
  )

  it.each<[string, ScriptedResponse]>([
    ['there is no answer', 'noResponse'],
    ['the server is down', [503, { detail: 'down' }]],
    ['the server fails', [500, { detail: 'failed' }]],
    ['there are too many requests', [429, { detail: 'later' }]],
    ['the request was too slow', [408, { detail: 'slow' }]],
    ['a firewall answers', [403, '<html>Blocked</html>']],
    ['a proxy knows no such address', [404, {}]],
    ['a proxy asks for a password', [401, '<html>Proxy login</html>']],
    ['a captive portal answers', [200, '<html>Log in to the hotel network</html>']],
  ])('keeps session and tokens and returns the first error when %s', async (_, response) => {
    scriptFetch([401, { detail: 'first' }], response)
    const store = makeStore({ session: { account: undefined, status: 'signedIn', epoch: 0, user: farmer } })
    const { error } = await store.dispatch(predict())
    expect(error).toMatchObject({ data: { detail: 'first' } })
    expect(tokenStorage.read()).toEqual({ access: 'old', refresh: 'r1' })
    expect(selectUser(store.getState())).toEqual(farmer)
  })

  it('stores no tokens when the user signs out during the refresh', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      if (!(input as Request).url.endsWith(endpoints.refresh.url)) return respond([401, {}])
      tokenStorage.clear()
      return respond([200, { access: 'new', refresh: 'r2' }])
    })
    await makeStore().dispatch(predict())
    expect(tokenStorage.read()).toEqual({ access: null, refresh: null })
  })
})

it('requests that fail together share one refresh', async () => {
  const calls: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request
    const { pathname } = new URL(request.url)
    calls.push(pathname)
    await new Promise(setImmediate)
    if (pathname === endpoints.refresh.url) return respond([200, { access: 'new', refresh: 'r2' }])
    if (request.headers.get('authorization') !== 'Bearer new') return respond([401, {}])
    return respond([200, pathname === endpoints.getUser.url ? { user: farmer } : prediction])
  })
  const { dispatch } = makeStore()
  const responses = await Promise.all([dispatch(getUser()), dispatch(predict()), dispatch(predict())])
  expect(calls.filter((path) => path === endpoints.refresh.url)).toHaveLength(1)
  expect(responses.map(({ error }) => error)).toEqual([undefined, undefined, undefined])
})

it('a 401 from login, register or refresh triggers no token refresh', async () => {
  const { login, register, refresh } = api.endpoints
  for (const call of [
    (store: AppStore) => store.dispatch(login.initiate(credentials)),
    (store: AppStore) => store.dispatch(register.initiate({ ...credentials, username: 'Wanjiru' })),
    (store: AppStore) => store.dispatch(refresh.initiate({ refresh: 'r1' })),
  ]) {
    const calls = scriptFetch([401, { detail: 'no' }])
    await call(makeStore())
    expect(calls).toHaveLength(1)
    expect(tokenStorage.read()).toEqual({ access: 'old', refresh: 'r1' })
  }
})
