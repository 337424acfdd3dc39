/** After so long a page of its own is better than a wait for the app. */
const LINK_WAITS_MS = 5_000

export const html = document.documentElement
/** With what was chosen: React may have put back by then what it knows. */
const changed = new Map<HTMLInputElement, boolean>()
let pressed: HTMLElement | null = null

const isHydrated = () => 'hydrated' in html.dataset

/** Shows that it was pressed, until something has come of it. */
function show(control: HTMLElement) {
  forget()
  control.dataset['pressed'] = ''
  html.dataset['busy'] = ''
}

function forget() {
  const shown = document.querySelector<HTMLElement>('[data-pressed]')
  if (shown) delete shown.dataset['pressed']
  delete html.dataset['busy']
  pressed = null
}

const leadsElsewhere = (link: HTMLAnchorElement) =>
  link.origin === location.origin && link.hash === '' && link.target === ''

function hold(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

function onClick(event: MouseEvent, isAppComing: () => boolean) {
  if (isHydrated() || !(event.target instanceof Element)) return
  const control = event.target.closest<HTMLElement>('a[href],button')
  if (control instanceof HTMLAnchorElement) {
    if (!leadsElsewhere(control) || event.ctrlKey || event.metaKey || event.shiftKey) return
    show(control)
    if (!isAppComing()) return
    hold(event)
    pressed = control
    setTimeout(() => {
      if (pressed === control) location.assign(control.href)
    }, LINK_WAITS_MS)
  } else if (control && control.closest('#root')) {
    hold(event)
    const input = document.getElementById(control.dataset['opens'] || '')
    if (input)
      input.click() // a browser shows its file chooser at a press only, not when the press is repeated
    else {
      show(control)
      pressed = control
    }
  }
}

function onChange(event: Event) {
  if (!isHydrated() && event.target instanceof HTMLInputElement) changed.set(event.target, event.target.checked)
}

/** A browser would put what was typed, a password too, into the address or a request of its own. */
function onSubmit(event: Event) {
  if (!isHydrated()) event.preventDefault()
}

/** React hears what it has missed. What was typed stands in the fields, where the forms read it. */
function repeat() {
  const control = pressed && document.querySelector<HTMLElement>('[data-pressed]') // it may have been rendered again
  forget()
  changed.forEach((isChecked, input) => {
    if (input.type === 'file') input.dispatchEvent(new Event('change', { bubbles: true }))
    else if (input.type === 'radio' || input.type === 'checkbox') {
      input.checked = !isChecked // so that the click changes it
      input.click()
    }
  })
  changed.clear()
  if (control) control.click()
}

/**
 * Before the page is hydrated: a press of a link or a button is seen at once, and done as soon as the app can do it. A link
 * is followed by the browser, unless the app is coming: another page would begin to load its script anew.
 */
export function answerEarlyInteractions(isAppComing: () => boolean) {
  addEventListener(
    'click',
    (event) => {
      onClick(event, isAppComing)
    },
    true,
  )
  addEventListener('change', onChange, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forget()
  })
  new MutationObserver(repeat).observe(html, { attributeFilter: ['data-hydrated'] })
}
