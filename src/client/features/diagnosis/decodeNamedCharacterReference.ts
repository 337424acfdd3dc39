/** What writers of reports may need; any other reference is shown as it is written. */
const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  deg: '\u00b0',
  micro: '\u00b5',
  times: '\u00d7',
  ndash: '\u2013',
  mdash: '\u2014',
  hellip: '\u2026',
}

/**
 * Stands in for the package of this name in the client's bundle: in browsers that one decodes by `innerHTML`, which
 * Trusted Types refuse, and a report with `&amp;` in it could not be shown.
 */
export const decodeNamedCharacterReference = (name: string): string | false =>
  Object.hasOwn(characters, name) ? (characters[name] ?? false) : false
