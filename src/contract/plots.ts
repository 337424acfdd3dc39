import { PLOT_LENGTH } from './limits'

/** Controls, invisible characters, and what markup is made of. */
const NOT_ALLOWED = /[\p{C}<>*_`[\]{}|\\~]/u
/** Normalising a long text takes quadratic time. */
const MAX_TEXT_UNITS = 4 * PLOT_LENGTH

/** A field in a farmer's own words, as it is stored; undefined for what cannot be one. */
export function plotOf(text: string): string | undefined {
  if (text.length > MAX_TEXT_UNITS) return undefined
  const plot = text.normalize('NFC').trim().replace(/\s+/g, ' ')
  return plot === '' || plot.length > PLOT_LENGTH || NOT_ALLOWED.test(plot) ? undefined : plot
}
