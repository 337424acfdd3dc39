import { PLOT_LENGTH } from './limits'

/** Control and invisible characters, and those of markup. */
const NOT_ALLOWED = /[\p{C}<>*_`[\]{}|\\~]/u

/** Normalises the name of a field for storage; undefined if it is not valid. */
export const plotOf = (text: string) => nameOf(text, PLOT_LENGTH)

/** The same for any name of this length. */
export function nameOf(text: string, maxLength: number): string | undefined {
  if (text.length > 4 * maxLength) return undefined // normalising a long text takes quadratic time
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ')
  return name === '' || name.length > maxLength || NOT_ALLOWED.test(name) ? undefined : name
}
