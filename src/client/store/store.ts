import { combineSlices, configureStore } from '@reduxjs/toolkit'

import { lateMiddleware } from './lateMiddleware'
import { sessionSlice } from './sessionSlice'

// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- features add their slices by declaration merging
export interface LateSlices {}

/** The store knows the session; the API and a feature inject the slice they own when their code arrives. */
export const rootReducer = combineSlices(sessionSlice).withLazyLoadedSlices<LateSlices>()

/** What a page looks like that nobody is signed in to: as it was rendered at build time. */
export const strangersState = (): RootState =>
  rootReducer({ session: { user: null, isRestoring: false } }, { type: 'store/unopened' })

export type RootState = ReturnType<typeof rootReducer>

/** A fresh store; tests make their own, the app makes one. */
export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: process.env['NODE_ENV'] !== 'production',
    middleware: (defaults) => defaults().concat(lateMiddleware),
  })

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
