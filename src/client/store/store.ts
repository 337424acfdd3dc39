import { combineSlices, configureStore } from '@reduxjs/toolkit'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { Mutex } from 'async-mutex'

import { api } from '~/client/api/api'
import { sessionListener } from '~/client/session/sessionListener'
import { sessionSlice, signedOutState as signedOutSession } from '~/client/session/sessionSlice'

import { historyListener } from './historyListener'
import type { PhotoCopies } from './photoCopies'
import { toastsSlice } from './toastsSlice'

/** @public Features add their slices by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- merging needs an interface
export interface FeatureSlices {}

/** The store knows the session and the API; a feature injects the slice it owns. */
export const rootReducer = combineSlices(sessionSlice, toastsSlice, api).withLazyLoadedSlices<FeatureSlices>()

export type RootState = ReturnType<typeof rootReducer>

/** What the landing page is prerendered with. */
export const signedOutState = (): RootState => rootReducer({ session: signedOutSession }, { type: 'store/prerendered' })

/** What thunks use besides the state. */
export type ThunkExtra = {
  photoCopies: PhotoCopies
  /** Sets of photos are sent one after another. */
  sendingTurn: Mutex
  /** Locked while chosen files are being read. */
  choosing: Mutex
}

const createThunkExtra = (): ThunkExtra => ({
  photoCopies: new Map(),
  sendingTurn: new Mutex(),
  choosing: new Mutex(),
})

/** A fresh store; tests make their own, the app makes one. */
export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: process.env['NODE_ENV'] !== 'production',
    middleware: (defaults) =>
      // an effect of the last one runs first: the session's end comes before what follows it
      defaults({ thunk: { extraArgument: createThunkExtra() } })
        .prepend(historyListener.middleware, sessionListener.middleware)
        .concat(api.middleware),
  })

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export type AppThunk<Result = void> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>
