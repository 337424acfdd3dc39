import { preferredLanguage } from '~/client/device/preferredLanguage'
import { tokenStorage } from '~/client/device/tokenStorage'
import { DEFAULT_LANGUAGE } from '~/contract/languages'

// The first script of every page, inlined by `scripts/prerender.ts`. For a signed-out visitor who reads English, the
// landing page is prerendered: it is hydrated on the first interaction or when idle. A browser that is too old for the app
// is told so: by the template, unless this script has reached its end, or here, when it cannot read the app's.
/** missing: webpack's word for a script that has arrived and did not run, because its syntax is too new. */
type ChunkLoadError = { type?: 'missing' | 'error' | 'timeout' }

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']
const isSignedIn = tokenStorage.holdsAny()
const isPrerendered = document.getElementById('root')?.hasChildNodes() === true
const notice = document.getElementById('load-error')
const oldBrowserNotice = document.getElementById('old-browser')
let hasStarted = false

function load() {
  hasStarted = true
  if (notice) notice.hidden = true
  import(/* webpackChunkName: "main" */ './main')
    .then(({ start }) => start())
    .catch((error: unknown) => {
      const told = (error as ChunkLoadError).type === 'missing' ? oldBrowserNotice : notice
      if (told) told.hidden = false
      reportError(error)
    })
}

function loadOnce() {
  if (!hasStarted) load()
}

function loadWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(loadOnce)
  else setTimeout(loadOnce, 200) // Safari
}

notice?.querySelector('button')?.addEventListener('click', load)
document.documentElement.toggleAttribute('data-signed-in', isSignedIn) // hides Get Started until a greeting replaces it
if (isSignedIn || !isPrerendered || preferredLanguage() !== DEFAULT_LANGUAGE) load()
else {
  for (const type of INTERACTIONS) addEventListener(type, loadOnce, { once: true, capture: true, passive: true })
  addEventListener('load', loadWhenIdle)
}
document.documentElement.dataset['started'] = ''
