import * as settings from './settings'

/** `last`: the plot of the next scan, null for none. `listed`: most recent first. */
type Plots = { last: string | null; listed: readonly string[] }

const NONE: Plots = { last: null, listed: [] }

/** The plots of the current account, in the user's own words; deleted together with its crops. */
export const plots = {
  read(): Plots {
    return { ...NONE, ...(settings.getJson('plots') as Partial<Plots> | undefined) }
  },
  choose(plot: string | null) {
    save({ last: plot, listed: withFirst(plots.read().listed, plot) })
  },
  add(plot: string | null) {
    const { last, listed } = plots.read()
    save({ last, listed: withFirst(listed, plot) })
  },
  /** Stores the server's list. Keeps the last plot, whose scan may not have been sent yet. */
  keepListed(listed: readonly string[]) {
    const { last } = plots.read()
    save({ last, listed: last === null || listed.includes(last) ? listed : [last, ...listed] })
  },
}

const withFirst = (listed: readonly string[], plot: string | null) =>
  plot === null ? listed : [plot, ...listed.filter((one) => one !== plot)]

function save(kept: Plots) {
  if (kept.last === null && kept.listed.length === 0) settings.remove('plots')
  else settings.setJson('plots', kept)
}
