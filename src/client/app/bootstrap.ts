import { isTooOld } from '~/client/device/browserAge'
import { hasDueDayCome } from '~/client/device/dueDay'
import { keepInstallPrompt } from '~/client/device/installPrompt'
import { preferredLanguage } from '~/client/device/preferredLanguage'
import { tokenStorage } from '~/client/device/tokenStorage'

import { answerEarlyInteractions, html } from './earlyInteractions'

// In the head of every page, inlined by `scripts/prerender.ts`: it imports nothing that is loaded later. A prerendered page
// is hydrated on the first interaction or when it is painted, and at once for those who are signed in or read another language than
// the page has. A browser that is too old for the app is told so: by the template, unless this script has reached its end,
// or here, when it cannot read the app's.
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules
}

const INTERACTIONS = ['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll']
/** From then on much of the app's script is here. */
const ARRIVING_MS = 1_000
const PAINTING_MS = 100
const { main = '' } = (document.currentScript as HTMLScriptElement).dataset
const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
const policy = trustedTypes && trustedTypes.createPolicy('bootstrap', { createScriptURL: () => main })
let startedAt = Infinity

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
answerEarlyInteractions(() => performance.now() - startedAt > ARRIVING_MS)
keepInstallPrompt()
addEventListener('DOMContentLoaded', begin)
html.dataset['started'] = ''
