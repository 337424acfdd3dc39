import { api } from '~/client/store/api'
import { sessionExpired } from '~/client/store/baseQueryWithReauth'
import { selectCredits, selectIsRestoring, selectUser, signedOut } from '~/client/store/sessionSlice'
import { makeStore } from '~/client/store/store'
import { tokenStorage } from '~/client/store/tokenStorage'

import { prediction, scriptFetch } from '../../support/scriptedFetch'
import type { Answer } from '../../support/scriptedFetch'

const farmer = { username: 'Wanjiru', credits: 5 }
const photo = { photo: new Blob(['leaf']), fileName: 'leaf.jpg', idempotencyKey: 'k' }

describe('session', () => {
  it('starts signed out, with no credits to show', () => {
    const store = makeStore()
    expect(selectUser(store.getState())).toBeNull()
    expect(selectCredits(store.getState())).toBe(0)
  })

  it('keeps the balance the server last reported', async () => {
    scriptFetch([200, { ...prediction, credits: 4 }])
    const store = makeStore({ session: { status: 'signedIn', user: farmer } })
    await store.dispatch(api.endpoints.predict.initiate(photo))
    expect(selectCredits(store.getState())).toBe(4)
  })

  it.each([signedOut(), sessionExpired()])('is empty after %o', (action) => {
    const store = makeStore({ session: { status: 'signedIn', user: farmer } })
    store.dispatch(action)
    expect(selectUser(store.getState())).toBeNull()
  })

  it.each<[string, Answer]>([
    ['an account', [200, { user: farmer }]],
    ['a refusal', [401, {}]],
    ['no answer', 'noAnswer'],
  ])('is being restored from a stored token until get_user ends with %s', async (_, answer) => {
    expect(selectIsRestoring(makeStore().getState())).toBe(false)
    tokenStorage.save({ access: 'a' })
    scriptFetch(answer)
    const store = makeStore()
    expect(selectIsRestoring(store.getState())).toBe(true)
    await store.dispatch(api.endpoints.getUser.initiate())
    expect(selectIsRestoring(store.getState())).toBe(false)
  })

  it('leaves no token and no cached answer behind on signing out', async () => {
    tokenStorage.save({ access: 'a', refresh: 'r' })
    scriptFetch([200, { user: farmer }])
    const store = makeStore()
    await store.dispatch(api.endpoints.getUser.initiate())
    store.dispatch(signedOut())
    expect(tokenStorage.read()).toEqual({ access: null, refresh: null })
    expect(store.getState().api.queries).toEqual({})
  })

  it('stays empty when an answer to get_user arrives after signing out', async () => {
    tokenStorage.save({ access: 'a', refresh: 'r' })
    let answer: (response: Response) => void = () => undefined
    jest.spyOn(globalThis, 'fetch').mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    const store = makeStore()
    const question = store.dispatch(api.endpoints.getUser.initiate(undefined, { subscribe: false }))
    store.dispatch(signedOut())
    answer(Response.json({ user: farmer }))
    await question
    expect(selectUser(store.getState())).toBeNull()
  })

  it.each([
    ['the page of a captive portal', '<html>Log in to the hotel network</html>'],
    ['a user without credits', { user: { username: 'Wanjiru' } }],
  ])('stays empty when get_user is answered with %s', async (_, body) => {
    tokenStorage.save({ access: 'a', refresh: 'r' })
    scriptFetch([200, body])
    const store = makeStore()
    await store.dispatch(api.endpoints.getUser.initiate())
    expect(selectUser(store.getState())).toBeNull()
    expect(tokenStorage.holdsAny()).toBe(true)
  })
})
