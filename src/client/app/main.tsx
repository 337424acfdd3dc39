import i18next from 'i18next'
import { startTransition } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'

import { preferredLanguage, sendLanguage } from '~/client/device/preferredLanguage'
import { startScanListeners } from '~/client/features/diagnosis/scanListeners'
import { changeLanguage } from '~/client/shared/i18n'
import { closeOverlays } from '~/client/shared/useOverlay'
import { makeStore, signedOutState } from '~/client/store/store'
import { firstOfOurs } from '~/contract/languages'

import { App } from './App'
import { keepEntered } from './keepEntered'
import { registerServiceWorker } from './registerServiceWorker'
import { loadRoute, routes } from './routes'
import { startApp } from './startApp'
import { restoreTyped, watchForUpdates } from './updates'

/** Hydrates a prerendered page, or renders any other page: header, page and footer at once, so that none moves. */
export async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  const isPrerendered = root.hasChildNodes()
  closeOverlays()
  watchForUpdates()
  sendLanguage()
  if (isPrerendered) await loadPrerendered(root)
  else await loadEmpty()

  // without hydration data the router scrolls to the top, away from where a visitor reads the prerendered page
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {})
  const store = makeStore(undefined, [startScanListeners])
  const app = <App store={store} serverState={isPrerendered ? signedOutState() : undefined} router={router} />
  if (isPrerendered && isChanged(root)) renderFromScratch(root, app)
  else
    startTransition(() => {
      if (isPrerendered) hydrateRoot(root, app)
      else createRoot(root).render(app)
    })
  if (process.env['NODE_ENV'] === 'production') registerServiceWorker()
  void restoreTyped()
  startApp(store)
}

/** By the translation of a browser, or an extension: React would find another page than it expects. */
const isChanged = (root: HTMLElement) =>
  firstOfOurs([document.documentElement.lang]) === undefined ||
  root.querySelectorAll('*').length !== Number(root.dataset['elements'])

/** At once, so that nothing can be entered meanwhile. */
function renderFromScratch(root: HTMLElement, app: ReactNode) {
  const enterAgain = keepEntered(root)
  flushSync(() => {
    createRoot(root).render(app)
  })
  enterAgain()
}

/** Rejects without all that the page was made of, in the language in which it was made. `Layout` then changes that. */
async function loadPrerendered({ dataset }: HTMLElement) {
  const others = i18next.loadLanguages(preferredLanguage())
  const { lang } = document.documentElement // the translation of a browser changes it
  const texts = changeLanguage(firstOfOurs([lang]) ?? preferredLanguage(), dataset['texts']?.split(' '))
  await Promise.all([loadRoute(location.pathname), texts, others])
}

/** Without its texts the app speaks English; without the route the router shows its error page. A route may bring texts of its own, in the language that is set by then. */
async function loadEmpty() {
  await changeLanguage(preferredLanguage()).catch(() => undefined)
  await loadRoute(location.pathname).catch(() => undefined)
}
