import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'

import { changeLanguage, loadMessages } from '~/client/shared/i18n'
import { preferredLanguage } from '~/client/store/preferredLanguage'
import { makeStore, signedOutState } from '~/client/store/store'
import { waitingPhoto } from '~/client/store/waitingPhoto'
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
    changeLanguage(language ?? DEFAULT_LANGUAGE), // without its texts the app speaks English
    loadMessages(preferredLanguage()),
    loadRoute(window.location.pathname), // without it the router shows its error page
  ])

  const router = createBrowserRouter(routes)
  const app = <App store={makeStore()} serverState={isPrerendered ? signedOutState() : undefined} router={router} />
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  if (process.env['NODE_ENV'] === 'production') registerServiceWorker()
  void waitingPhoto.dropIfOld()
}
