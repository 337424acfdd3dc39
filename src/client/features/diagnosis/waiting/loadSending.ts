import i18next from 'i18next'

/** What sends, with the texts of its toasts. Loaded when a photo is chosen: later there may be no network. */
export async function loadSending() {
  const [sending] = await Promise.all([
    import(/* webpackChunkName: "sending" */ './sendWaiting'),
    i18next.loadNamespaces(['refusals', 'waiting']),
  ])
  return sending
}
