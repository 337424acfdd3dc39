import { MAX_PLOTS } from '~/contract/limits'
import { plotOf } from '~/contract/plots'

import { refuse } from '../errors'

/** Rejects with 'invalid' for what cannot be the name of a field. */
export function parsePlot(text: string): string {
  const plot = plotOf(text)
  if (plot === undefined) throw refuse('invalid', 'plotInvalid')
  return plot
}

/** `named`: the fields of the account. */
export const canNamePlot = (plot: string, named: readonly string[]) => named.includes(plot) || named.length < MAX_PLOTS
