import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'

import { api } from '~/client/api/api'
import { correctDiagnosis } from '~/client/api/diagnosisApi'
import { isOurs, isRefusal } from '~/client/api/failure'
import { sessionEnded } from '~/client/api/apiActions'
import { accountOf, currentAccount, type Account } from '~/client/storage/tokenStorage'
import { lastKnownUser } from '~/client/storage/lastKnownUser'
import { placeOf } from '~/contract/countries'
import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import type { User } from '~/contract/responses'

type SessionState = {
  /** The account that the whole store belongs to. */
  account: Account
  /** restoring: tokens are stored, get_user is asked whose they are. unreachable: it has not named a user yet. */
  status: 'signedOut' | 'restoring' | 'unreachable' | 'signedIn'
  /** The user of the last visit until get_user responds. */
  user: User | null
  /** Number of sessions that have ended on this page: the session epoch. */
  epoch: number
}

export const signedOutState: SessionState = { account: null, status: 'signedOut', user: null, epoch: 0 }

const sessionOf = (account: Account): SessionState =>
  account === null
    ? signedOutState
    : { ...signedOutState, account, status: 'restoring', user: lastKnownUser.read(account) }

const UNAUTHENTICATED_STATUS = 401
const NO_CREDITS_STATUS = 402

const { getUser, login, register, predict } = api.endpoints

/** Who is signed in and the balance, as the server last reported them. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: () => sessionOf(currentAccount()),
  reducers: {
    /** Another tab of this account got newer data from the server. */
    userFollowed: (state, { payload }: PayloadAction<User>) => {
      state.user = payload
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, ({ epoch }) => ({ ...signedOutState, epoch: epoch + 1 }))
      .addMatcher(getUser.matchRejected, (state, { meta, payload }) => {
        if (meta.condition || state.status === 'signedIn') return
        if (state.status === 'restoring') state.status = 'unreachable'
        // after a 401 the tokens decide: their refresh may be postponed
        if (payload && payload.status !== UNAUTHENTICATED_STATUS && isRefusal(payload)) state.user = null
      })
      .addMatcher(isAnyOf(predict.matchFulfilled, correctDiagnosis.matchFulfilled), ({ user }, { payload }) => {
        if (user) user.credits = payload.credits ?? user.credits
      })
      .addMatcher(isAnyOf(predict.matchRejected, correctDiagnosis.matchRejected), ({ user }, { payload }) => {
        if (!user || payload?.status !== NO_CREDITS_STATUS || !isOurs(payload.data)) return
        user.credits = Math.min(user.credits, CREDITS_PER_DIAGNOSIS - 1)
        delete user.plan // it has ended
      })
      .addMatcher(getUser.matchFulfilled, (state, { payload: { user } }) => ({ ...state, status: 'signedIn', user }))
      .addMatcher(
        isAnyOf(login.matchFulfilled, register.matchFulfilled),
        ({ account, epoch }, { payload: { user, access } }) => ({
          epoch,
          account: account ?? accountOf(access), // the listener restarts a page of another account
          status: 'signedIn',
          user,
        }),
      ),
  selectors: {
    selectUser: ({ user }) => user,
    selectAccount: ({ account }) => account,
    selectEpoch: ({ epoch }) => epoch,
    /** Undefined until the user has chosen one. */
    selectCountry: ({ user }) => user?.country,
    /** The place whose law and contacts the advice may name. */
    selectPlace: ({ user }) => placeOf(user?.country),
    /** The plan that ran when the server was asked last. */
    selectPlan: ({ user }) => user?.plan,
    /** Answers cases at the desk. */
    selectIsExpert: ({ user }) => user?.role === 'expert',
    selectCredits: ({ user }) => user?.credits ?? 0,
    selectIsSignedOut: ({ status }) => status === 'signedOut',
    /** The server has confirmed that the balance is too low for a diagnosis, and that no plan pays for it. */
    selectIsOutOfCredits: ({ status, user }) =>
      status === 'signedIn' && user !== null && user.plan === undefined && user.credits < CREDITS_PER_DIAGNOSIS,
    /** The server is unreachable: name and balance are those of the last visit. */
    selectIsLastKnown: ({ status, user }) => status === 'unreachable' && user !== null,
    selectIsRestoring: ({ status }) => status === 'restoring',
    /** Tokens are stored, but it is unknown whose they are. */
    selectNeedsUser: ({ status }) => status === 'restoring' || status === 'unreachable',
  },
})

export const { userFollowed } = sessionSlice.actions
export const {
  selectUser,
  selectAccount,
  selectEpoch,
  selectCountry,
  selectPlace,
  selectPlan,
  selectIsExpert,
  selectCredits,
  selectIsSignedOut,
  selectIsOutOfCredits,
  selectIsLastKnown,
  selectIsRestoring,
  selectNeedsUser,
} = sessionSlice.selectors
