import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import { Mutex } from 'async-mutex'

import { api } from '~/client/api/api'
import type { ScanRow } from '~/client/storage/accountDb'
import { startSessionListeners } from '~/client/session/sessionListeners'
import { sessionSlice, signedOutState as signedOutSession } from '~/client/session/sessionSlice'

import type { PhotoCopies } from './photoCopy'
import { toastsSlice } from './toastsSlice'

/** @public Features add their slices by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- merging needs an interface
export interface FeatureSlices {}

/** The store knows the session, the toasts and the API; each feature injects its own slice. */
export const rootReducer = combineSlices(sessionSlice, toastsSlice, api).withLazyLoadedSlices<FeatureSlices>()

export type RootState = ReturnType<typeof rootReducer>

/** The state with which pages are prerendered. */
export const signedOutState = (): RootState => rootReducer({ session: signedOutSession }, { type: 'store/prerendered' })

/** What thunks and listeners share outside the state, because it is not serialisable. */
export type ThunkExtra = {
  photoCopies: PhotoCopies
  /** Sends one scan at a time. */
  sendingTurn: Mutex
  /** Locked while chosen files are checked for being pictures. */
  choosing: Mutex
  /** Locked by the listener that stores scans; free once all changes dispatched so far are stored. */
  saving: Mutex
  /** Aborts the request that sends a scan, by scan key. */
  requests: Map<string, () => void>
  /** Rows of removed scans that can be restored, by key. */
  removedRows: Map<string, ScanRow>
}

const createThunkExtra = (): ThunkExtra => ({
  photoCopies: new Map(),
  sendingTurn: new Mutex(),
  choosing: new Mutex(),
  saving: new Mutex(),
  requests: new Map(),
  removedRows: new Map(),
})

export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>
export type StartListening = TypedStartListening<RootState, AppDispatch, ThunkExtra>

/** Makes a store: one for the app, one for each test. Registers the listeners of the features. */
export function makeStore(
  preloadedState?: Partial<RootState>,
  starters: readonly ((startListening: StartListening) => void)[] = [],
) {
  const extra = createThunkExtra()
  const listeners = createListenerMiddleware({ extra })
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: process.env['NODE_ENV'] !== 'production',
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  })
  const startListening = listeners.startListening as StartListening
  startSessionListeners(startListening)
  for (const start of starters) start(startListening)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
