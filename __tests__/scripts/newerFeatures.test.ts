import { newerFeatures, newerStyles } from '../support/newerFeatures'

const OLD = { chrome: '106', firefox: '121', safari: '15.4' }

it.each([
  ["createImageBitmap(photo, { imageOrientation: 'from-image' })", ['imageOrientation:from-image']],
  ['navigator.locks.request(name, { signal: AbortSignal.timeout(10) }, renew)', ['AbortSignal.timeout']],
  ['globalThis.AbortSignal.any([one, other])', ['AbortSignal.any']],
  ['text.split(/(?<=[.!]) /)', ['(?<=']],
  ["new RegExp('(?<!a)b')", ['(?<=']],
  ['class A { static { start() } }', ['static {}']],
  ['rows.toSorted(byDate)', ['.toSorted()']],
  ['requestIdleCallback(load)', ['requestIdleCallback']],
  ['navigation.addEventListener("navigate", show)', ['navigation']],
  ['document.startViewTransition(show)', ['.startViewTransition()', 'document.startViewTransition']],
  ['new OffscreenCanvas(1, 1).convertToBlob()', ['.convertToBlob()', 'OffscreenCanvas']],
  [
    "styled('p')({ '@container (min-width: 3rem)': {}, color: 'color-mix(in srgb, red, blue)' })",
    ['@container', 'color-mix('],
  ],
])('finds what an older browser does not know in %s', (script, newer) => {
  expect(newerFeatures(script, OLD)).toEqual(newer)
})

it.each([
  "const last = rows.at(-1) ?? structuredClone(row); Object.hasOwn(row, 'id') && reportError(last)",
  "navigator.locks.request(name, renew); new AbortController().abort(); text.replaceAll('a', 'b')",
  'class A { #kept = 1; static all = [] }; /(?<year>\\d+)/s.test(text)',
  "styled('p')({ '&:has(:checked), &:focus-visible': { inset: 0 }, '@media print': {} }); t('waiting:paused')",
])('accepts what each of them supports: %s', (script) => {
  expect(newerFeatures(script, OLD)).toEqual([])
})

it('refuses syntax that none of them can read', () => {
  expect(() => newerFeatures('using file = open()', OLD)).toThrow()
})

it('reads the conditions, selectors and values of styles', () => {
  expect(newerStyles('@container (width > 1px){a:has(b){color:color-mix(in srgb,red,blue);float:left}}', OLD)).toEqual([
    '@container',
    'color-mix(',
  ])
})
