import { createListenerMiddleware, isAnyOf, isFulfilled } from '@reduxjs/toolkit'

import { DIAGNOSIS_LIST, api } from '~/client/api/api'
import { sessionEnded } from '~/client/api/sessionEnded'
import { accountOfState, followStoredAccount } from '~/client/api/storedAccount'
import { accountOf, currentAccount } from '~/client/device/accountOf'
import type { Account } from '~/client/device/accountOf'
import { COUNTRY_OFFERED, localSettings, sessionSettings } from '~/client/device/browserStorage'
import { forgetDueDay } from '~/client/device/dueDay'
import { keptAnswers } from '~/client/device/keptAnswers'
import { lastKnownUser } from '~/client/device/lastKnownUser'
import { leftAccount } from '~/client/device/leftAccount'
import { push } from '~/client/device/push'
import { rememberReturning } from '~/client/device/returning'
import { sharedPhotos } from '~/client/device/sharedPhotos'
import { thumbnails } from '~/client/device/thumbnails'
import { tokenStorage } from '~/client/device/tokenStorage'
import { forgetTold } from '~/client/device/toldCrop'
import { waitingSets } from '~/client/device/waitingSets'
import type { User } from '~/contract/responses'

import { revoke, revokeKept } from './revocation'
import { selectAccount, selectPlace, selectUser } from './sessionSlice'

export const sessionListener = createListenerMiddleware()

type WithSession = Parameters<typeof selectUser>[0]

/**
 * Log Out leaves nothing behind: no token, no cached response, no photo, no session on the server. What the server ends, by
 * age or by a new password, leaves what only its owner sees: photos that wait, answers and their pictures.
 */
sessionListener.startListening({
  actionCreator: sessionEnded,
  effect: async ({ payload: { by } }, listener) => {
    const account = accountOfState(listener.getOriginalState())
    const isOfStored = isStored(account)
    if (by !== 'otherTab' && isOfStored) endStoredSession()
    if (by === 'otherTab') forgetShown(account)
    else if (by === 'server') leaveToOwner(account)
    else if (isOfStored) forgetPerson()
    else forgetAccount(account)
    if (by === 'server') await listener.delay(0) // the reset would abort the refused call, which ends first
    listener.dispatch(api.util.resetApiState())
    if (by !== 'otherTab') followStoredAccount(listener)
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
  if (refresh) revoke(refresh)
}

function leaveToOwner(account: Account) {
  forgetShown(account)
  if (currentAccount() !== null) return // another one has signed in
  void push.end().catch(() => undefined)
  if (typeof account === 'string') leftAccount.remember(account)
}

function forgetPerson() {
  void waitingSets.empty()
  void thumbnails.empty()
  void keptAnswers.empty()
  void sharedPhotos.empty()
  void push.end().catch(() => undefined)
  leftAccount.forget()
  sessionSettings.clear()
  localSettings.remove(COUNTRY_OFFERED)
  forgetTold()
  forgetDueDay()
  lastKnownUser.forget()
}

/** What the phone keeps may be the next account's already. */
function forgetAccount(account: Account) {
  void waitingSets.emptyOf(account)
  void thumbnails.emptyOf(account)
  void keptAnswers.emptyOf(account)
  forgetShown(account)
}

/** What the next person would see. */
function forgetShown(account: Account) {
  forgetTold()
  forgetDueDay()
  if (lastKnownUser.read(account)) lastKnownUser.forget()
}

/** At the start of the app: an account that does not come back leaves nothing for ever. */
export function forgetOldAccount() {
  if (leftAccount.isOld() && currentAccount() === null) forgetPerson()
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

/** What is another account's goes; sets do when they are read. */
function rememberPerson(account: Account, user: User) {
  lastKnownUser.save(account, user)
  rememberReturning()
  void waitingSets.read()
  if (typeof account !== 'string') return
  if (leftAccount.isAnother(account)) void sharedPhotos.empty()
  leftAccount.forget()
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

/** Any answer is a sign of a network. */
sessionListener.startListening({
  predicate: (action) => isFulfilled(action),
  effect: () => revokeKept(),
})
