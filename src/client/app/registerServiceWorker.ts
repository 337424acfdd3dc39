import { savesData } from '~/client/device/savesData'

/** Lets the browser keep the files of this build, once the page has loaded. Not for visitors who save data. */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return // over plain http there is none
  if (savesData()) return
  const register = () => {
    navigator.serviceWorker
      .register(
        /* webpackEntryOptions: { filename: 'sw.js' } */
        new URL('../../serviceWorker/serviceWorker.ts', import.meta.url),
      )
      .catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
