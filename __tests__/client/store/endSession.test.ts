import { leaveSession } from '~/client/store/leaveSession'
import { signedOut } from '~/client/store/sessionSlice'
import { makeStore } from '~/client/store/store'
import { tokenStorage } from '~/client/store/tokenStorage'
import { endpoints } from '~/contract/endpoints'

import { getUser, signUp } from '../../support/calls'
import { reach } from '../../support/renderApp'
import { scriptFetch } from '../../support/scriptedFetch'
import { buildTestApp, farmer } from '../../support/testApp'

const user = { username: farmer.username, credits: 5 }

it('ends the session on the server, after the tokens are gone here', async () => {
  const server = await buildTestApp()
  const { access, refresh } = await signUp(server)
  tokenStorage.save({ access, refresh })
  const fetched = reach(server)
  leaveSession()
  expect(tokenStorage.holdsAny()).toBe(false)

  const request = fetched.mock.calls[0]![0] as Request
  expect([request.method, new URL(request.url).pathname]).toEqual(['POST', endpoints.logout.url])
  expect(request.keepalive).toBe(true)
  await fetched.mock.results[0]!.value
  expect((await getUser(server, access)).statusCode).toBe(401)
  await server.close()
})

it('is done without a network, and without a word', async () => {
  tokenStorage.save({ access: 'a', refresh: 'r' })
  const calls = scriptFetch('noAnswer')
  const store = makeStore({ session: { user, isRestoring: false } })
  leaveSession()
  store.dispatch(signedOut())
  await new Promise(setImmediate)
  expect(calls).toHaveLength(1)
  expect(store.getState().session.user).toBeNull()
  expect(tokenStorage.holdsAny()).toBe(false)
})

it('tells nobody where nobody was signed in, or another tab has told already', () => {
  const calls = scriptFetch()
  leaveSession()
  makeStore().dispatch(signedOut())
  expect(calls).toEqual([])
})
