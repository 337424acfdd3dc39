import { useSyncExternalStore } from 'react'

import { tabSettings } from '~/client/storage/settings'

import { enterText } from './keepEntered'

const GONE_STATUS = 404
const KEY = 'typed'
/** Lazy screens mount after the start. */
const FIELDS_MS = 5_000

let hasNewer = false
const changes = new EventTarget()

/** Notices an update: a script of this page is gone from the server. */
export function watchForUpdates() {
  window.addEventListener('error', ({ target }) => void look(target), true)
}

async function look(target: EventTarget | null) {
  if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(location.origin)) return
  const response = await fetch(target.src, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined) // no network
  if (response?.status !== GONE_STATUS) return
  hasNewer = true
  changes.dispatchEvent(new Event('change'))
}

export const useIsUpdated = () =>
  useSyncExternalStore(
    subscribe,
    () => hasNewer,
    () => false,
  )

function subscribe(listener: () => void) {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

const FIELDS = 'input:not([type=password], [type=hidden], [type=file], [type=radio], [type=checkbox]), textarea'

/** Reloads the page with the new build and keeps what was typed, except passwords. */
export function reloadUpdated() {
  const fields = [...document.querySelectorAll<HTMLInputElement>(FIELDS)].filter(({ name, value }) => name && value)
  const typed = fields.map(({ name, value }) => [name, value] as const)
  tabSettings.set(KEY, JSON.stringify({ path: location.pathname, typed }))
  location.reload()
}

export async function restoreTyped() {
  const { path, typed } = readTyped()
  if (path !== location.pathname) return
  const until = performance.now() + FIELDS_MS
  for (const [name, value] of typed) {
    while (!type(name, value) && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function readTyped() {
  try {
    return JSON.parse(tabSettings.take(KEY) ?? '') as { path: string; typed: [string, string][] }
  } catch {
    return { path: null, typed: [] }
  }
}

function type(name: string, value: string): boolean {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${CSS.escape(name)}"]`)
  if (field) enterText(field, value)
  return field !== null
}
