import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import { Mutex } from 'async-mutex'

import { api } from '~/client/api/api'
import type { ScanRow } from '~/client/device/accountDb'
import { startSessionListeners } from '~/client/session/sessionListeners'
import { sessionSlice, signedOutState as signedOutSession } from '~/client/session/sessionSlice'

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

/** What thunks and listeners use besides the state, because it cannot be serialised. */
export type ThunkExtra = {
  photoCopies: PhotoCopies
  /** Scans are sent one after another. */
  sendingTurn: Mutex
  /** Locked while chosen files are being read. */
  choosing: Mutex
  /** Locked while scans are being stored. */
  saving: Mutex
  /** Ends the call that sends a scan, by its key. */
  requests: Map<string, () => void>
  /** Of scans whose removal can be undone, by key. */
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

/** A fresh store; tests make their own, the app makes one. A feature starts its listeners here, too. */
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
  startSessionListeners(startListening as Parameters<typeof startSessionListeners>[0])
  for (const start of starters) start(startListening)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
