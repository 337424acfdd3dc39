import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'

import { DIAGNOSIS_LIST, api } from '~/client/api/api'
import { API_HOST } from '~/client/api/baseQueryWithReauth'
import { sessionEnded } from '~/client/api/sessionEnded'
import { accountOfState, followStoredAccount } from '~/client/api/storedAccount'
import { accountOf, currentAccount } from '~/client/device/accountOf'
import type { Account } from '~/client/device/accountOf'
import { forgetDueDay } from '~/client/device/dueDay'
import { keptAnswers } from '~/client/device/keptAnswers'
import { lastKnownUser } from '~/client/device/lastKnownUser'
import { rememberReturning } from '~/client/device/returning'
import { thumbnails } from '~/client/device/thumbnails'
import { tokenStorage } from '~/client/device/tokenStorage'
import { forgetTold } from '~/client/device/toldCrop'
import { waitingSets } from '~/client/device/waitingSets'
import { endpoints } from '~/contract/endpoints'
import type { User } from '~/contract/responses'

import { selectAccount, selectPlace, selectUser } from './sessionSlice'

export const sessionListener = createListenerMiddleware()

type WithSession = Parameters<typeof selectUser>[0]

/** The end of a session leaves nothing behind: no token, no cached response, no photo, no session on the server. */
sessionListener.startListening({
  actionCreator: sessionEnded,
  effect: async ({ payload: { by } }, listener) => {
    const account = accountOfState(listener.getOriginalState())
    if (by === 'server') forgetPerson()
    else if (by === 'user' && isStored(account)) endStoredSession()
    else forgetAccount(account)
    if (by === 'server') await listener.delay(0) // the reset would abort the refused call, which ends first
    listener.dispatch(api.util.resetApiState())
    if (by === 'user') followStoredAccount(listener)
  },
})

/** Not where another tab has replaced the tokens by those of another account. */
const isStored = (account: Account) => {
  const stored = currentAccount()
  return stored === undefined || typeof account !== 'string' || stored === account
}

function endStoredSession() {
  const { refresh } = tokenStorage.read()
  tokenStorage.clear()
  forgetPerson()
  if (refresh) revoke(refresh)
}

function forgetPerson() {
  void waitingSets.empty()
  void thumbnails.empty()
  void keptAnswers.empty()
  forgetTold()
  forgetDueDay()
  lastKnownUser.forget()
}

/** What the phone keeps may be the next account's already. */
function forgetAccount(account: Account) {
  void waitingSets.emptyOf(account)
  void thumbnails.emptyOf(account)
  void keptAnswers.emptyOf(account)
  forgetTold()
  forgetDueDay()
  if (lastKnownUser.read(account)) lastKnownUser.forget()
}

const isSignIn = isAnyOf(api.endpoints.login.matchFulfilled, api.endpoints.register.matchFulfilled)

sessionListener.startListening({
  matcher: isSignIn,
  effect: ({ payload: { user, access, refresh } }, listener) => {
    tokenStorage.save({ access, refresh })
    rememberPerson(accountOf(access), user)
    followStoredAccount(listener)
  },
})

sessionListener.startListening({
  matcher: api.endpoints.getUser.matchFulfilled,
  effect: ({ payload: { user } }, listener) => {
    rememberPerson(accountOfState(listener.getState()), user)
  },
})

/** The owner has chosen another country, here, in another tab or on another phone: earlier answers are written anew. */
sessionListener.startListening({
  predicate: (_, state, before) => {
    const [now, then] = [state as WithSession, before as WithSession]
    const isSameUser =
      selectAccount(now) === selectAccount(then) && selectUser(now) !== null && selectUser(then) !== null
    return isSameUser && selectPlace(now) !== selectPlace(then)
  },
  effect: async (_, listener) => {
    await keptAnswers.emptyOf(accountOfState(listener.getState()))
    listener.dispatch(api.util.invalidateTags([DIAGNOSIS_LIST.type]))
  },
})

/** Sets of another account are deleted when they are read. */
function rememberPerson(account: Account, user: User) {
  lastKnownUser.save(account, user)
  rememberReturning()
  void waitingSets.read()
}

const { predict } = api.endpoints

/** What an answer, or a refusal for want of credits, has made of the balance; other tabs follow it (`useSessionSync`). */
sessionListener.startListening({
  matcher: isAnyOf(predict.matchFulfilled, predict.matchRejected),
  effect: (_, listener) => {
    const user = selectUser(listener.getState() as WithSession)
    if (user) lastKnownUser.save(accountOfState(listener.getState()), user)
  },
})

/** Not an endpoint of the API slice: its response does not matter, and `keepalive` lets it outlive a closing page. */
function revoke(refresh: string) {
  const { method, url } = endpoints.logout
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request(API_HOST + url, { method, headers, body: JSON.stringify({ refresh }), keepalive: true })
  fetch(request).catch(() => undefined)
}
