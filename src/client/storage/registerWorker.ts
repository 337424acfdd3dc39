/** Lets the browser cache the files of this build. Rejects if it cannot. */
export const registerWorker = () =>
  navigator.serviceWorker.register(
    /* webpackEntryOptions: { filename: 'sw.js' } */
    new URL('../../serviceWorker/serviceWorker.ts', import.meta.url),
  )
