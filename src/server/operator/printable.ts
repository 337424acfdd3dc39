/** Control and format characters (bidi, zero width), line and paragraph separators, halves of characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** As JSON writes it, so that JSON stays JSON. */
const escape = (character: string) =>
  Array.from({ length: character.length }, (_, index) => unitOf(character, index)).join('')

const unitOf = (text: string, index: number) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`

/** A template whose values stay on their line and in their column, and cannot command the terminal, whatever people wrote. */
export const line = (strings: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw({ raw: strings }, ...values.map((value) => String(value).replace(INVISIBLE, escape)))

/** All that a command prints: its lines and columns stay. */
export const printable = (text: string): string =>
  text.replace(INVISIBLE, (character) => (character === '\n' || character === '\t' ? character : escape(character)))
