import { signedOut } from '~/client/store/sessionSlice'
import { makeStore } from '~/client/store/store'
import { tokenStorage } from '~/client/store/tokenStorage'
import { endpoints } from '~/contract/endpoints'

import { getUser, signUp } from '../../support/calls'
import { reach } from '../../support/renderApp'
import { scriptFetch } from '../../support/scriptedFetch'
import { buildTestApp, farmer } from '../../support/testApp'

const session = { status: 'signedIn' as const, user: { username: farmer.username, credits: 5 } }

it('signing out removes the tokens at once and ends the session on the server', async () => {
  const server = await buildTestApp()
  const { access, refresh } = await signUp(server)
  tokenStorage.save({ access, refresh })
  const fetched = reach(server)
  makeStore({ session }).dispatch(signedOut())
  expect(tokenStorage.holdsAny()).toBe(false)

  const request = fetched.mock.calls[0]![0] as Request
  expect([request.method, new URL(request.url).pathname]).toEqual(['POST', endpoints.logout.url])
  expect(request.keepalive).toBe(true)
  await fetched.mock.results[0]!.value
  expect((await getUser(server, access)).statusCode).toBe(401)
  await server.close()
})

it('signing out needs no network and shows no error', async () => {
  tokenStorage.save({ access: 'a', refresh: 'r' })
  const calls = scriptFetch('noAnswer')
  const store = makeStore({ session })
  store.dispatch(signedOut())
  await new Promise(setImmediate)
  expect(calls).toHaveLength(1)
  expect(store.getState().session.user).toBeNull()
  expect(tokenStorage.holdsAny()).toBe(false)
})

it('the server is not told when no refresh token is stored', () => {
  const calls = scriptFetch()
  makeStore().dispatch(signedOut())
  expect(calls).toEqual([])
})
