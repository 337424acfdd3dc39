import { loadApi } from './loadApi'
import { selectUser, signedOut, userUnknown } from './sessionSlice'
import type { AppStore } from './store'
import { tokenStorage } from './tokenStorage'

/** After an answer that did not come, the first of them and the longest; each is twice the one before. */
const PAUSES_MS = { first: 4_000, longest: 64_000 }

/**
 * Keeps the session in step with the world around it: asks who is signed in when the app starts with a stored token,
 * asks again for as long as there is no answer and when the network returns, and follows signing in and out in other
 * tabs. Returns what stops it.
 */
export function watchSession(store: Pick<AppStore, 'dispatch' | 'getState'>) {
  const { dispatch, getState } = store
  let isOver = false
  let again: number | undefined
  const ask = async () => {
    const api = await loadApi(store)
    await dispatch(api.endpoints.getUser.initiate(undefined, FRESH_AND_UNKEPT))
  }
  const askWho = async (pauseMs = PAUSES_MS.first) => {
    window.clearTimeout(again)
    if (!tokenStorage.holdsAny()) return
    await ask().catch(() => dispatch(userUnknown())) // as when the server is out of reach
    window.clearTimeout(again)
    if (!isOver) again = window.setTimeout(askUnlessKnown, pauseMs, Math.min(2 * pauseMs, PAUSES_MS.longest))
  }
  const askUnlessKnown = (pauseMs?: number) => {
    if (!selectUser(getState())) void askWho(pauseMs)
  }
  const onOnline = () => {
    askUnlessKnown()
  }
  const onStorage = (event: StorageEvent) => {
    if (!tokenStorage.concerns(event)) return
    if (!tokenStorage.holdsAny()) dispatch(signedOut())
    else if (event.key === 'access' && event.oldValue === null) void askWho()
  }

  void askWho()
  window.addEventListener('online', onOnline)
  window.addEventListener('storage', onStorage)
  return () => {
    isOver = true
    window.clearTimeout(again)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('storage', onStorage)
  }
}

/** No subscription: one would ask again, without a token, as soon as signing out empties the cache. */
const FRESH_AND_UNKEPT = { forceRefetch: true, subscribe: false }
