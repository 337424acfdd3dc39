import * as settings from './settings'

/** The plots of the current account, in the user's own words, most recent first; deleted together with its crops. */
export const plots = {
  read(): readonly string[] {
    const stored = settings.getJson('plots')
    return Array.isArray(stored) ? (stored as readonly string[]) : []
  },
  add(plot: string) {
    plots.keepListed([plot, ...plots.read().filter((one) => one !== plot)])
  },
  /** Stores the server's list. */
  keepListed(listed: readonly string[]) {
    if (listed.length === 0) settings.remove('plots')
    else settings.setJson('plots', listed)
  },
}
