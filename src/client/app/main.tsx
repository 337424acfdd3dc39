import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'

import { changeLanguage, loadMessages } from '~/client/shared/i18n'
import { preferredLanguage } from '~/client/store/preferredLanguage'
import { makeStore, signedOutState } from '~/client/store/store'
import { waitingPhoto } from '~/client/store/waitingPhoto'

import { App } from './App'
import { registerServiceWorker } from './registerServiceWorker'
import { loadRoute, routes } from './routes'

/** Hydrates the prerendered landing page, or renders any other page: header, page and footer at once, so that none moves. */
export async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  const isPrerendered = root.hasChildNodes()
  // the prerendered page is hydrated in English, in which it was made; `Layout` then changes the language
  const prepareTexts = isPrerendered ? loadMessages : changeLanguage
  await Promise.allSettled([
    prepareTexts(preferredLanguage()), // without them the app speaks English
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
