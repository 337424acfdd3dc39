import { PLOT_LENGTH } from './limits'

/** Control and invisible characters, and those of markup. */
const NOT_ALLOWED = /[\p{C}<>*_`[\]{}|\\~]/u
/** Normalising a long text takes quadratic time. */
const MAX_TEXT_UNITS = 4 * PLOT_LENGTH

/** Normalises the name of a field for storage; undefined if it is not valid. */
export function plotOf(text: string): string | undefined {
  if (text.length > MAX_TEXT_UNITS) return undefined
  const plot = text.normalize('NFC').trim().replace(/\s+/g, ' ')
  return plot === '' || plot.length > PLOT_LENGTH || NOT_ALLOWED.test(plot) ? undefined : plot
}
