/**
 * jsdom compares an element with each of the 120 rules of its style sheet whenever a query by role asks what hides it.
 * Of these only `display` matters here, in a rule for each of its values.
 */
const file = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js', {
  paths: [require.resolve('jest-environment-jsdom')],
})
/** @type {string} */
const sheet = require(file)
/** @type {Map<string, string[]>} */
const selectorsOf = new Map()
const rules = sheet.replace(/\/\*.*?\*\/|@namespace[^;]*;/gs, '').matchAll(/([^{}]+)\{([^}]*)\}/g)
for (const [, selectors = '', declarations = ''] of rules) {
  const display = /display:\s*([\w-]+)/.exec(declarations)?.[1]
  if (display) selectorsOf.set(display, [...(selectorsOf.get(display) ?? []), selectors.trim()])
}
const hidden = selectorsOf.get('none') ?? []
selectorsOf.delete('none')
selectorsOf.set('none', hidden) // wins over the others
require.cache[file].exports = [...selectorsOf]
  .map(([display, selectors]) => `${selectors.join(', ')} { display: ${display} }`)
  .join('\n')

module.exports = require('jest-fixed-jsdom')
