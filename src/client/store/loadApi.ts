import type { Action } from '@reduxjs/toolkit'

/**
 * The calls to the server, whose code comes when somebody is about to make one: RTK Query weighs as much as a screen. It
 * is on its way before that (`whenIdle`). Rejects when the network does not deliver it; the next call tries again.
 */
export async function loadApi(store: { dispatch: (action: Action) => unknown }) {
  const { api } = await import(/* webpackChunkName: "api" */ './apiWithSession')
  store.dispatch({ type: 'api/loaded' }) // its slice stands in the state from the next action on
  return api
}
