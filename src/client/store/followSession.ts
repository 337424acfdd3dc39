import { isAnyOf } from '@reduxjs/toolkit'
import type { Middleware } from '@reduxjs/toolkit'

import { api } from './api'
import { balanceReported, signedOut, userIdentified, userUnknown } from './sessionSlice'

const { getUser, login, register, predict } = api.endpoints
const saysWho = isAnyOf(getUser.matchFulfilled, login.matchFulfilled, register.matchFulfilled)

/**
 * What the API's answers mean for the session, and what signing out means for its cache. The session slice does not
 * know the API, so that a page can stand before the API's code has arrived.
 */
export const followSession: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (saysWho(action)) dispatch(userIdentified(action.payload.user))
    else if (getUser.matchRejected(action) && !action.meta.condition) dispatch(userUnknown())
    else if (predict.matchFulfilled(action)) dispatch(balanceReported(action.payload.credits))
    else if (signedOut.match(action)) dispatch(api.util.resetApiState())
    return result
  }
