import { savesData } from '~/client/shared/savesData'
import { waitingPhoto } from '~/client/store/waitingPhoto'

/** What can wait until the page stands and nothing else is going on. */
export function whenQuiet() {
  if (process.env['NODE_ENV'] === 'production' && !savesData()) keepTheApp()
  void waitingPhoto.dropIfOld()
}

/** Has the browser keep the files of this build. Where it cannot, the app needs a network, as before. */
function keepTheApp() {
  if (!('serviceWorker' in navigator)) return // over plain http there is none
  navigator.serviceWorker
    .register(
      /* webpackEntryOptions: { filename: 'sw.js' } */
      new URL('../../serviceWorker/serviceWorker.ts', import.meta.url),
    )
    .catch(() => undefined)
}
