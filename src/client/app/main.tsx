import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'

import { preferredLanguage } from '~/client/device/preferredLanguage'
import { waitingSets } from '~/client/device/waitingSets'
import { changeLanguage, loadMessages } from '~/client/shared/i18n'
import { makeStore, signedOutState } from '~/client/store/store'
import { DEFAULT_LANGUAGE, languageOfPath } from '~/contract/languages'

import { App } from './App'
import { registerServiceWorker } from './registerServiceWorker'
import { loadRoute, routes } from './routes'

/** Hydrates a prerendered page, or renders any other page: header, page and footer at once, so that none moves. */
export async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  const isPrerendered = root.hasChildNodes()
  // a prerendered page is hydrated in the language in which it was made; `Layout` then changes it
  const language = isPrerendered ? languageOfPath(location.pathname) : preferredLanguage()
  await Promise.allSettled([
    // without its texts the app speaks English; a route may bring texts of its own, in the language that is set by then;
    // without the route the router shows its error page
    changeLanguage(language ?? DEFAULT_LANGUAGE).finally(() => loadRoute(window.location.pathname)),
    loadMessages(preferredLanguage()),
  ])

  // without hydration data the router scrolls to the top, away from where a visitor reads the prerendered page
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {})
  const app = <App store={makeStore()} serverState={isPrerendered ? signedOutState() : undefined} router={router} />
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  if (process.env['NODE_ENV'] === 'production') registerServiceWorker()
  void waitingSets.dropOld()
}
