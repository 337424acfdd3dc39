/** Lets the browser keep the files of this build. Rejects where it cannot. */
export const registerWorker = () =>
  navigator.serviceWorker.register(
    /* webpackEntryOptions: { filename: 'sw.js' } */
    new URL('../../serviceWorker/serviceWorker.ts', import.meta.url),
  )
