import { isTooOld } from '~/client/device/browserAge'
import { hasDueDayCome } from '~/client/device/dueDay'
import { keepInstallPrompt } from '~/client/device/installPrompt'
import { preferredLanguage } from '~/client/device/preferredLanguage'
import { tokenStorage } from '~/client/device/tokenStorage'

// In the head of every page, inlined by `scripts/prerender.ts`: it imports nothing that is loaded later. A prerendered page
// is hydrated on the first interaction or when it is painted, and at once for those who are signed in or read another language than
// the page has. A browser that is too old for the app is told so: by the template, unless this script has reached its end,
// or here, when it cannot read the app's.
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules
}

/** While this long, a page of its own is better than a wait for the app. */
const LINK_WAITS_MS = 5_000
const INTERACTIONS = ['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll']
/** By then most of the main script has arrived. */
const ARRIVING_MS = 1_000
const PAINTING_MS = 100
const html = document.documentElement
const { main = '' } = (document.currentScript as HTMLScriptElement).dataset
const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
const policy = trustedTypes && trustedTypes.createPolicy('bootstrap', { createScriptURL: () => main })
let startedAt = Infinity
let waitingLink: HTMLAnchorElement | null = null

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
    if (!('running' in html.dataset)) setHidden('old-browser', false) // its syntax is too new
  }
  script.onerror = () => {
    setHidden('load-error', false)
  }
  document.head.appendChild(script)
}

function loadOnce() {
  if (startedAt > performance.now()) load()
}

/** Chromium sends a pointermove of its own, without a movement, before the first paint. */
function onInteraction(event: Event) {
  if ((event as PointerEvent).movementX !== 0) loadOnce()
}

const leadsElsewhere = (link: HTMLAnchorElement) =>
  link.origin === location.origin && link.hash === '' && link.target === ''

/** A link pressed while the app's script arrives waits for it: another page would fetch the script again. */
function onClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || isHydrated() || performance.now() - startedAt < ARRIVING_MS || !leadsElsewhere(link)) return
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopPropagation()
  if (waitingLink) waitingLink.removeAttribute('aria-busy')
  else setTimeout(followLink, LINK_WAITS_MS)
  waitingLink = link
  link.setAttribute('aria-busy', 'true')
}

function followLink() {
  if (!waitingLink) return
  const { href } = waitingLink
  waitingLink.removeAttribute('aria-busy')
  // it may have been rendered again
  const link = Array.from(document.links).find((one) => one.href === href)
  waitingLink = null
  if (isHydrated() && link) link.click()
  else location.assign(href)
}

/** A browser would put what was typed, a password too, into a request of its own. */
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
  requestAnimationFrame(() => setTimeout(loadOnce, PAINTING_MS)) // the page is painted first
}

const isSignedIn = tokenStorage.holdsAny()
html.toggleAttribute('data-signed-in', isSignedIn) // hides what is for visitors until the page is theirs
html.toggleAttribute('data-hash', location.hash !== '') // chooses a form
html.toggleAttribute('data-due', isSignedIn && hasDueDayCome()) // keeps a place for it
addEventListener('click', onClick, true)
addEventListener('submit', onSubmit, true)
new MutationObserver(followLink).observe(html, { attributeFilter: ['data-hydrated'] })
keepInstallPrompt()
addEventListener('DOMContentLoaded', begin)
html.dataset['started'] = ''
