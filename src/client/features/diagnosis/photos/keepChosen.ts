import type { AppThunk } from '~/client/store/store'

/** In the script that is loaded when a photo is chosen. `isAsked`: it is said where the browser keeps nothing. */
export const keepChosen =
  (options: { isAsked: boolean }): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const loaded = await import(/* webpackChunkName: "sending" */ './storeChosen').catch(() => undefined)
    if (loaded) await dispatch(loaded.storeChosen(options))
  }
