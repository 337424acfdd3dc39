import i18next, { t } from 'i18next'
import { startTransition, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'

import { takeRestart } from '~/client/api/storedAccount'
import { startNoteListeners } from '~/client/features/notes/noteListeners'
import { appStarted, startScanListeners } from '~/client/features/scan/scanListeners'
import { changeLanguage } from '~/client/i18n/i18n'
import { forgetOldAccount } from '~/client/session/sessionListeners'
import { preferredLanguage, sendLanguage } from '~/client/storage/preferredLanguage'
import { savesData } from '~/client/ui/prefetch'
import { registerWorker } from '~/client/storage/registerWorker'
import { makeStore, signedOutState, type AppStore } from '~/client/store/store'
import { toastShown } from '~/client/store/toastsSlice'
import { closeOverlays } from '~/client/ui/useOverlay'
import { firstOfOurs } from '~/contract/languages'

import { App } from './App'
import { keepEntered } from './keepEntered'
import { loadRoute, routes } from './routes'
import { restoreTyped, watchForUpdates } from './updates'

/** Hydrates a prerendered page or renders any other: header, page and footer at once, so that nothing shifts. */
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
  const store = makeStore(undefined, [startScanListeners, startNoteListeners])
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

/** A browser's translation or an extension changed the page: hydration would fail. */
const isChanged = (root: HTMLElement) =>
  firstOfOurs([document.documentElement.lang]) === undefined ||
  root.querySelectorAll('*').length !== Number(root.dataset['elements'])

/** Synchronous, so that nothing can be entered meanwhile. */
function renderFromScratch(root: HTMLElement, app: ReactNode) {
  const enterAgain = keepEntered(root)
  flushSync(() => createRoot(root).render(app))
  enterAgain()
}

/** Rejects unless the route and texts of the prerendered page arrive. `Layout` changes the language afterwards. */
async function loadPrerendered({ dataset }: HTMLElement) {
  const others = i18next.loadLanguages(preferredLanguage())
  const { lang } = document.documentElement // a browser's translation changes it
  const texts = changeLanguage(firstOfOurs([lang]) ?? preferredLanguage(), dataset['texts']?.split(' '))
  await Promise.all([loadRoute(location.pathname), texts, others])
}

/** If texts fail to load, the app speaks English; if the route does, the router shows its error page. */
async function loadEmpty() {
  await changeLanguage(preferredLanguage()).catch(() => undefined)
  await loadRoute(location.pathname).catch(() => undefined)
}

/** Long enough for a first diagnosis to load its code. */
const QUIET_MS = 20_000

/** Caches the files of this build once nothing has loaded for a while, unless the user saves data. */
function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return // missing on plain HTTP
  if (savesData()) return
  const register = () => {
    observer.disconnect()
    registerWorker().catch(() => undefined)
  }
  let timer = setTimeout(register, QUIET_MS)
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(register, QUIET_MS)
  })
  observer.observe({ type: 'resource' })
}

/** Runs once, after the first render. */
export function startApp(store: AppStore) {
  forgetOldAccount()
  store.dispatch(appStarted())
  const restart = takeRestart()
  if (restart) store.dispatch(toastShown({ message: t(`shell:${restart}`), variant: 'info' }))
}
