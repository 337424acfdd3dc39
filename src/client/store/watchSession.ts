import { loadApi } from './loadApi'
import { selectUser, signedOut, userUnknown } from './sessionSlice'
import type { AppStore } from './store'
import { tokenStorage } from './tokenStorage'

/**
 * Keeps the session in step with the world around it: asks who is signed in when the app starts with a stored token,
 * asks again when the network returns, and follows signing in and out in other tabs. Returns what stops it.
 */
export function watchSession(store: Pick<AppStore, 'dispatch' | 'getState'>) {
  const { dispatch, getState } = store
  const ask = async () => {
    if (!tokenStorage.holdsAny()) return
    const api = await loadApi(store)
    await dispatch(api.endpoints.getUser.initiate(undefined, FRESH_AND_UNKEPT))
  }
  const askWho = () => {
    ask().catch(() => dispatch(userUnknown())) // as when the server is out of reach: the network's return asks again
  }
  const onOnline = () => {
    if (!selectUser(getState())) askWho()
  }
  const onStorage = (event: StorageEvent) => {
    if (!tokenStorage.concerns(event)) return
    if (!tokenStorage.holdsAny()) dispatch(signedOut())
    else if (event.key === 'access' && event.oldValue === null) askWho()
  }

  askWho()
  window.addEventListener('online', onOnline)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('online', onOnline)
    window.removeEventListener('storage', onStorage)
  }
}

/** No subscription: one would ask again, without a token, as soon as signing out empties the cache. */
const FRESH_AND_UNKEPT = { forceRefetch: true, subscribe: false }
