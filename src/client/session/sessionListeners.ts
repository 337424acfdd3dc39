import { isAnyOf, isFulfilled } from '@reduxjs/toolkit'
import type { ListenerEffectAPI, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'

import { DIAGNOSIS_LIST, api } from '~/client/api/api'
import { sessionEnded } from '~/client/api/apiActions'
import { restartIfAccountChanged } from '~/client/api/storedAccount'
import { currentAccount, tokenStorage, type Account } from '~/client/storage/tokenStorage'
import { accountDb } from '~/client/storage/accountDb'
import { countedTime } from '~/client/storage/countedTime'
import { forgetDueDay } from '~/client/storage/dueDay'
import { lastKnownUser } from '~/client/storage/lastKnownUser'
import { leftAccount } from '~/client/storage/leftAccount'
import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import { push } from '~/client/storage/push'
import * as settings from '~/client/storage/settings'
import { tabSettings } from '~/client/storage/settings'
import { sharedPhotos } from '~/client/storage/sharedPhotosStorage'
import type { AuthResponse } from '~/contract/responses'

import { revoke, revokeKept } from './revocation'
import { selectAccount, selectPlace, selectUser } from './sessionSlice'

type WithSession = Parameters<typeof selectUser>[0]
type StartListening = TypedStartListening<WithSession, ThunkDispatch<WithSession, unknown, UnknownAction>>
type Listener = ListenerEffectAPI<WithSession, ThunkDispatch<WithSession, unknown, UnknownAction>>

const { login, register } = api.endpoints

export function startSessionListeners(startListening: StartListening) {
  startListening({ actionCreator: sessionEnded, effect: ({ payload: { by } }, listener) => endSession(by, listener) })

  startListening({
    matcher: isAnyOf(login.matchFulfilled, register.matchFulfilled),
    effect: (action: { payload: AuthResponse }, { getState }) => {
      const { access, refresh } = action.payload
      tokenStorage.save({ access, refresh })
      restartIfAccountChanged(getState)
    },
  })

  /** Stores the user for a visit without a network; other tabs follow the balance (`useSessionSync`). */
  startListening({
    predicate: (_, state, before) => selectUser(state) !== selectUser(before),
    effect: (action, { getState }) => {
      const [account, user] = [selectAccount(getState()), selectUser(getState())]
      if (typeof account !== 'string' || account !== currentAccount()) return
      if (!user) {
        settings.remove('lastUser') // get_user was refused
        return
      }
      if (lastKnownUser.isAnother(account)) settings.forgetAccount(['access', 'refresh'])
      lastKnownUser.save(account, user)
      if (isAnyOf(login.matchFulfilled, register.matchFulfilled)(action)) forgetOthers(account)
    },
  })

  /** The user has chosen another country, here or in another tab: stored diagnoses are written for the old one. */
  startListening({
    predicate: (_, state, before) => isSameUser(state, before) && selectPlace(state) !== selectPlace(before),
    effect: async (_, { dispatch, getState }) => {
      await offlineDiagnoses.forget(selectAccount(getState()))
      dispatch(api.util.invalidateTags([DIAGNOSIS_LIST.type]))
    },
  })

  /** Any response is a sign of a network. */
  startListening({ predicate: isFulfilled, effect: () => revokeKept() })
}

const isSameUser = (now: WithSession, before: WithSession) =>
  selectAccount(now) === selectAccount(before) && selectUser(now) !== null && selectUser(before) !== null

/**
 * Log Out deletes everything: tokens, cached responses, photos, the session on the server. If the server ends the
 * session (expiry, new password), data that only its owner can see stays: scans, diagnoses and their pictures.
 */
async function endSession(by: 'user' | 'server', listener: Listener) {
  const account = selectAccount(listener.getOriginalState())
  const { refresh } = tokenStorage.read()
  if (isStored(account)) {
    tokenStorage.clear()
    if (refresh) revoke(refresh)
    if (by === 'server') leaveToOwner(account)
    else forgetPerson(account)
  } else if (typeof account === 'string' && by === 'user') void accountDb.forgetAccount(account)
  if (by === 'server') await listener.delay(0) // the reset would abort the rejected call, which must finish first
  listener.dispatch(api.util.resetApiState())
  restartIfAccountChanged(listener.getState)
}

/** False if another tab has replaced the tokens by those of another account. */
const isStored = (account: Account) => {
  const stored = currentAccount()
  return stored === undefined || stored === null || typeof account !== 'string' || stored === account
}

function leaveToOwner(account: Account) {
  settings.forgetAccount()
  forgetDueDay()
  void push.end().catch(() => undefined)
  if (typeof account === 'string') leftAccount.remember(account)
}

function forgetPerson(account: Account) {
  countedTime.forget()
  if (typeof account === 'string') leftAccount.rememberOld(account)
  void accountDb.forgetAll().then((isDone) => {
    if (isDone) leftAccount.forget()
  })
  void sharedPhotos.empty()
  void push.end().catch(() => undefined)
  tabSettings.clear()
  settings.forgetAccount()
  settings.remove('waiting')
  settings.remove('unsentNotes')
  forgetDueDay()
}

/** Runs at the start of the app. Deletes data of an account that does not return, and copies whose time is over. */
export function forgetOldAccount() {
  if (settings.isReturning()) void offlineDiagnoses.dropOldCopies()
  const account = currentAccount()
  if (typeof account === 'string') forgetOthers(account)
  if (account !== null) return
  settings.remove('lastUser')
  const old = leftAccount.old()
  if (old === undefined) return
  void accountDb.forgetAccount(old).then((isDone) => {
    if (isDone) leftAccount.forget()
  })
}

/** Deletes the data of all other accounts. */
function forgetOthers(account: string) {
  settings.set('returning', 'yes')
  void accountDb.forgetOthers(account)
  if (leftAccount.isAnother(account)) void sharedPhotos.empty()
  leftAccount.forget()
}
