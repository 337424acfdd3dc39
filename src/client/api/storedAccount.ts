import { createAction } from '@reduxjs/toolkit'
import type { Dispatch } from '@reduxjs/toolkit'

import { currentAccount } from '~/client/device/accountOf'
import type { Account } from '~/client/device/accountOf'

import { sessionEnded } from './sessionEnded'

/** Tokens are stored, and the state is a visitor's or of an account that was not known yet: it becomes that of the account. */
export const accountFound = createAction<Account>('session/accountFound')

type StoreApi = { dispatch: Dispatch; getState: () => unknown }
type WithAccount = { session: { account: Account } }

export const accountOfState = (state: unknown) => (state as WithAccount).session.account

/**
 * Compares the account of the stored tokens with the account of the state. Other tabs may have changed the tokens, and
 * the event that says so arrives late: a page may have been frozen, or kept for the Back button.
 */
export function followStoredAccount({ dispatch, getState }: StoreApi) {
  const shown = accountOfState(getState())
  const stored = currentAccount()
  if (stored === shown || (stored === undefined && shown !== null)) return
  const isKnown = typeof shown === 'string'
  dispatch(isKnown || stored === null ? sessionEnded({ by: 'otherTab', account: stored }) : accountFound(stored))
}
