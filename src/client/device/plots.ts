import { settings } from './settings'

/** `last`: what the next scan is about, null for none. `listed`: the last one first. */
type Plots = { last: string | null; listed: readonly string[] }

const NONE: Plots = { last: null, listed: [] }

/** The fields of the account that is signed in, in the farmer's own words; forgotten with its crops. */
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
  /** As the server has listed them. The last one may wait to be sent. */
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
