import { isAnyOf, isFulfilled } from '@reduxjs/toolkit'
import type { ListenerEffectAPI, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'

import { DIAGNOSIS_LIST, api } from '~/client/api/api'
import { sessionEnded } from '~/client/api/sessionEnded'
import { restartIfAccountChanged } from '~/client/api/storedAccount'
import { currentAccount } from '~/client/device/accountOf'
import type { Account } from '~/client/device/accountOf'
import { accountDb } from '~/client/device/accountDb'
import { countedTime } from '~/client/device/countedTime'
import { forgetDueDay } from '~/client/device/dueDay'
import { lastKnownUser } from '~/client/device/lastKnownUser'
import { leftAccount } from '~/client/device/leftAccount'
import { offlineDiagnoses } from '~/client/device/offlineDiagnoses'
import { push } from '~/client/device/push'
import { settings, tabSettings } from '~/client/device/settings'
import { sharedPhotos } from '~/client/device/sharedPhotos'
import { tokenStorage } from '~/client/device/tokenStorage'
import type { AuthResponse } from '~/contract/responses'

import { revoke, revokeKept } from './revocation'
import { selectAccount, selectPlace, selectUser } from './sessionSlice'

type WithSession = Parameters<typeof selectUser>[0]
type StartListening = TypedStartListening<WithSession, ThunkDispatch<WithSession, unknown, UnknownAction>>
type Listener = ListenerEffectAPI<WithSession, ThunkDispatch<WithSession, unknown, UnknownAction>>

const { getUser, login, register } = api.endpoints

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

  /** What the server said last, for a visit without a network; other tabs follow the balance (`useSessionSync`). */
  startListening({
    predicate: (_, state, before) => selectUser(state) !== selectUser(before),
    effect: (action, { getState }) => {
      const [account, user] = [selectAccount(getState()), selectUser(getState())]
      if (!user || typeof account !== 'string' || account !== currentAccount()) return
      lastKnownUser.save(account, user)
      if (isAnyOf(getUser.matchFulfilled, login.matchFulfilled, register.matchFulfilled)(action)) forgetOthers(account)
    },
  })

  /** The owner has chosen another country, here or elsewhere: earlier diagnoses are written for it. */
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
 * Log Out leaves nothing behind: no token, no cached response, no photo, no session on the server. What the server ends, by
 * age or by a new password, leaves what only its owner sees: scans, diagnoses and their pictures.
 */
async function endSession(by: 'user' | 'server', listener: Listener) {
  const account = selectAccount(listener.getOriginalState())
  const { refresh } = tokenStorage.read()
  if (isStored(account)) {
    tokenStorage.clear()
    if (refresh) revoke(refresh)
    if (by === 'server') leaveToOwner(account)
    else forgetPerson()
  } else if (typeof account === 'string' && by === 'user') void accountDb.forgetAccount(account)
  if (by === 'server') await listener.delay(0) // the reset would abort the refused call, which ends first
  listener.dispatch(api.util.resetApiState())
  restartIfAccountChanged(listener.getState)
}

/** Not if another tab has replaced the tokens by those of another account. */
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

function forgetPerson() {
  void accountDb.forgetAll()
  void sharedPhotos.empty()
  void push.end().catch(() => undefined)
  leftAccount.forget()
  countedTime.forget()
  tabSettings.clear()
  settings.forgetAccount()
  settings.remove('waiting')
  forgetDueDay()
}

/** At the start of the app: an account that does not come back leaves nothing for ever. */
export function forgetOldAccount() {
  if (leftAccount.isOld() && currentAccount() === null) forgetPerson()
}

/** Deletes what other accounts have left. */
function forgetOthers(account: string) {
  settings.set('returning', 'yes')
  void accountDb.forgetOthers(account)
  if (leftAccount.isAnother(account)) void sharedPhotos.empty()
  leftAccount.forget()
}
