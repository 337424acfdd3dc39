import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

import { api } from '~/client/api/api'
import { isOurs } from '~/client/api/isOurs'
import { sessionEnded } from '~/client/api/sessionEnded'
import { accountOf, currentAccount } from '~/client/device/accountOf'
import type { Account } from '~/client/device/accountOf'
import { lastKnownUser } from '~/client/device/lastKnownUser'
import { placeOf } from '~/contract/countries'
import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import type { User } from '~/contract/responses'

type SessionState = {
  /** Whose state the whole store holds. */
  account: Account
  /** restoring: tokens are stored, and get_user is asked whose they are. unreachable: it gave no response yet. */
  status: 'signedOut' | 'restoring' | 'unreachable' | 'signedIn'
  /** Until get_user has answered: what the last visit knew. */
  user: User | null
}

export const signedOutState: SessionState = { account: null, status: 'signedOut', user: null }

const sessionOf = (account: Account): SessionState =>
  account === null ? signedOutState : { account, status: 'restoring', user: lastKnownUser.read(account) }

const NO_CREDITS_STATUS = 402

const { getUser, login, register, predict } = api.endpoints

/** Who is signed in and the credits left: what the server last said. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: () => sessionOf(currentAccount()),
  reducers: {
    /** Another tab of this account has heard from the server. */
    userFollowed: (state, { payload }: PayloadAction<User>) => {
      state.user = payload
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, () => signedOutState)
      .addMatcher(getUser.matchRejected, (state, { meta }) => {
        if (!meta.condition && state.status === 'restoring') state.status = 'unreachable'
      })
      .addMatcher(predict.matchFulfilled, ({ user }, { payload }) => {
        if (user) user.credits = payload.credits
      })
      .addMatcher(predict.matchRejected, ({ user }, { payload }) => {
        if (user && payload?.status === NO_CREDITS_STATUS && isOurs(payload.data))
          user.credits = Math.min(user.credits, CREDITS_PER_DIAGNOSIS - 1)
      })
      .addMatcher(getUser.matchFulfilled, (state, { payload: { user } }) => ({ ...state, status: 'signedIn', user }))
      .addMatcher(
        isAnyOf(login.matchFulfilled, register.matchFulfilled),
        ({ account }, { payload: { user, access } }) => ({
          account: account ?? accountOf(access), // the listener restarts a page of another account
          status: 'signedIn',
          user,
        }),
      ),
  selectors: {
    selectUser: ({ user }) => user,
    selectAccount: ({ account }) => account,
    /** Undefined while its owner has chosen none. */
    selectCountry: ({ user }) => user?.country,
    /** Whose law and contacts may be named. */
    selectPlace: ({ user }) => placeOf(user?.country),
    selectCredits: ({ user }) => user?.credits ?? 0,
    selectIsSignedOut: ({ status }) => status === 'signedOut',
    /** The server has said that too little is left for another diagnosis. */
    selectIsOutOfCredits: ({ status, user }) =>
      status === 'signedIn' && user !== null && user.credits < CREDITS_PER_DIAGNOSIS,
    /** The server cannot be asked: name and balance are those of the last visit. */
    selectIsLastKnown: ({ status, user }) => status === 'unreachable' && user !== null,
    selectIsRestoring: ({ status }) => status === 'restoring',
    /** Tokens are stored, and it is not known whose they are. */
    selectNeedsUser: ({ status }) => status === 'restoring' || status === 'unreachable',
  },
})

export const { userFollowed } = sessionSlice.actions
export const {
  selectUser,
  selectAccount,
  selectCountry,
  selectPlace,
  selectCredits,
  selectIsSignedOut,
  selectIsOutOfCredits,
  selectIsLastKnown,
  selectIsRestoring,
  selectNeedsUser,
} = sessionSlice.selectors
