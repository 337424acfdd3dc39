import { readFile, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { newerFeatures, newerStyles } from '../support/newerFeatures'
import type { Targets } from '../support/newerFeatures'

import { expect, test } from './support/fixtures'

const { BROWSERS } = createRequire(__filename)('../../babel.config.js') as { BROWSERS: Targets }
const PUBLIC_DIR = path.resolve('dist/public')
const INLINE_SCRIPT = /<script(?![^>]* src=)(?![^>]*ld\+json)[^>]*>([^]*?)<\/script>/g
const STYLE = /<style[^>]*>([^]*?)<\/style>/g

/** What some of the browsers lack, and the app does without there. */
const DONE_WITHOUT: Record<string, readonly string[]> = {
  'asked for first': [
    ...['.canShare()', 'navigator.share'], // WhatsApp, SMS and the clipboard are offered
    ...['.convertToBlob()', 'OffscreenCanvas'], // copies are made in the page, and no answer by the phone
    ...['.estimate()', 'navigator.connection'],
    ...['.createPolicy()', '.createScriptURL()', 'trustedTypes'],
    ...['.getNotifications()', '.getSubscription()', '.showNotification()', 'self.cookieStore'], // reminders
    ...['cancelIdleCallback', 'requestIdleCallback', 'setImmediate', 'navigation'],
    ...['.captureStackTrace()', 'Error.captureStackTrace'],
    ...['.skipTransition()', '.startViewTransition()', 'document.startViewTransition', '::view-transition'],
    ...['Highlight', '::highlight'], // the words of an answer stand at once
    '::view-transition-group', // of a library's feature that is not used, as the line above
  ],
  'a method of that name of an object of our libraries': [
    ...['.createContext()', '.dispatch()', '.endpoints()', '.isActive()', '.subscribe()', '.unsubscribe()'],
  ],
  'a library writes it only for a theme of such colours': ['color(', 'color-mix(', 'oklch('],
  'a wider layout or a smaller margin, left out': ['@container', '@page'],
  'in a list of selectors that forgives': [':autofill'],
  'a word of a sentence': ['round('],
}

/** Tells of what is new, and of what need no longer be listed. */
test('the built files use only what every supported browser knows', { tag: '@smoke' }, async () => {
  const found = new Map<string, string[]>()
  const note = (file: string, features: readonly string[]) => {
    for (const feature of features) found.set(feature, [...(found.get(feature) ?? []), file])
  }
  const scripts = (await readdir(path.join(PUBLIC_DIR, 'assets'))).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const file of ['sw.js', ...scripts.map((name) => `assets/${name}`)])
    note(file, newerFeatures((await readFile(path.join(PUBLIC_DIR, file))).toString(), BROWSERS))
  const pages = (await readdir(PUBLIC_DIR)).filter((name) => name.endsWith('.html'))
  expect(pages).toContain('index.html')
  for (const file of pages) {
    const html = (await readFile(path.join(PUBLIC_DIR, file))).toString()
    for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) note(file, newerFeatures(script, BROWSERS))
    for (const [, sheet = ''] of html.matchAll(STYLE)) note(file, newerStyles(sheet, BROWSERS))
  }
  const listed = Object.values(DONE_WITHOUT).flat()
  expect([...found].filter(([feature]) => !listed.includes(feature))).toEqual([])
  expect(listed.filter((feature) => !found.has(feature))).toEqual([])
})
