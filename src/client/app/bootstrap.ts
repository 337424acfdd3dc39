import { isTooOld } from '~/client/storage/browserAge'
import { hasAnswers, hasDueDayCome, hasPersonNews } from '~/client/storage/dueDay'
import { keepInstallPrompt } from '~/client/storage/installPrompt'
import { preferredLanguage } from '~/client/storage/preferredLanguage'
import { tokenStorage } from '~/client/storage/tokenStorage'
import { hasUnread } from '~/client/storage/unread'

// Inlined by `scripts/prerender.ts` in the head of every page, so it imports nothing that loads later. Hydrates a
// prerendered page on the first interaction or after the first paint, and at once for users who are signed in or read
// another language. A browser too old for the app gets a notice: from the template if this script does not finish, or
// from here if it cannot parse the main script.
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules
}

/** After this long, loading the next page is better than waiting for the app. */
const LINK_WAITS_MS = 5_000
const INTERACTIONS = ['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll']
/** By now most of the main script has arrived. */
const ARRIVING_MS = 1_000
const html = document.documentElement
const { main = '' } = (document.currentScript as HTMLScriptElement).dataset
const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
const policy = trustedTypes && trustedTypes.createPolicy('bootstrap', { createScriptURL: () => main })
let startedAt = Infinity
let queueLink: HTMLAnchorElement | null = null

const isHydrated = () => 'hydrated' in html.dataset

const setHidden = (id: string, isHidden: boolean) => {
  const notice = document.getElementById(id)
  if (notice) notice.hidden = isHidden
}

function load() {
  startedAt = performance.now()
  setHidden('load-error', true)
  const script = document.createElement('script')
  script.src = policy ? policy.createScriptURL(main) : main
  script.onload = () => {
    if (!('running' in html.dataset)) setHidden('old-browser', false) // its syntax is too new for this browser
  }
  script.onerror = () => setHidden('load-error', false)
  document.head.appendChild(script)
}

function loadOnce() {
  if (startedAt > performance.now()) load()
}

/** Chromium fires a pointermove without movement before the first paint. */
function onInteraction(event: Event) {
  if ((event as PointerEvent).movementX !== 0) loadOnce()
}

const leadsElsewhere = (link: HTMLAnchorElement) =>
  link.origin === location.origin && link.hash === '' && link.target === ''

/** A link pressed while the main script arrives waits for it: another page would fetch the script again. */
function onClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || isHydrated() || performance.now() - startedAt < ARRIVING_MS || !leadsElsewhere(link)) return
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopPropagation()
  if (queueLink) queueLink.removeAttribute('aria-busy')
  else setTimeout(followLink, LINK_WAITS_MS)
  queueLink = link
  link.setAttribute('aria-busy', 'true')
}

function followLink() {
  if (!queueLink) return
  const { href } = queueLink
  queueLink.removeAttribute('aria-busy')
  // React may have replaced the element
  const link = Array.from(document.links).find((one) => one.href === href)
  queueLink = null
  if (isHydrated() && link) link.click()
  else location.assign(href)
}

/** A native submit would put what was typed, even a password, into the URL. */
function onSubmit(event: Event) {
  if (!isHydrated()) event.preventDefault()
}

function begin() {
  if (isTooOld()) {
    setHidden('old-browser', false)
    return
  }
  const root = document.getElementById('root')
  const retry = document.querySelector('#load-error button')
  if (retry) retry.addEventListener('click', load)
  const isPrerendered = root !== null && root.hasChildNodes()
  if (isSignedIn || !isPrerendered || preferredLanguage() !== html.lang) {
    loadOnce()
    return
  }
  for (const type of INTERACTIONS) addEventListener(type, onInteraction, true)
  new PerformanceObserver(loadOnce).observe({ type: 'paint', buffered: true })
}

const isSignedIn = tokenStorage.holdsAny()
html.toggleAttribute('data-signed-in', isSignedIn) // hides what is for visitors until hydration
html.toggleAttribute('data-hash', location.hash !== '') // selects a form
html.toggleAttribute('data-scan', location.search.includes('scan=')) // hides what is for another photo until hydration
html.toggleAttribute('data-due', isSignedIn && (hasDueDayCome() || hasPersonNews() || hasUnread())) // reserves space for the row above the photos
html.toggleAttribute('data-answers', isSignedIn && hasAnswers()) // or for the last answer
html.toggleAttribute('data-alert', isSignedIn && hasDueDayCome()) // or for plants that are due and the choice of alerts
addEventListener('click', onClick, true)
addEventListener('submit', onSubmit, true)
new MutationObserver(followLink).observe(html, { attributeFilter: ['data-hydrated'] })
keepInstallPrompt()
addEventListener('DOMContentLoaded', begin)
html.dataset['started'] = ''
