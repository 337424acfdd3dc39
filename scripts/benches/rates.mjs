import { loadavg } from 'node:os'

import { median, round, spreadOf } from './compare.mjs'
import { importTool } from './measuringTools.mjs'

const CONNECTIONS = 64

/**
 * Answers a second of several servers, asked in turns; the first turn warms up and does not count.
 *
 * @param {Record<string, { url: string, headers: Record<string, string> }>} calls what is asked of each server
 * @returns every turn's answers a second, by server; throws when one is anything but 2xx
 */
export async function ratesOf(calls, { rounds, seconds }) {
  const { default: autocannon } = await importTool('autocannon')
  const perSecond = Object.fromEntries(Object.keys(calls).map((name) => [name, []]))
  for (let turn = -1; turn < rounds; turn++)
    for (const [name, call] of Object.entries(calls)) {
      const result = await autocannon({ ...call, connections: CONNECTIONS, duration: seconds })
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name}: ${result.non2xx} refused`)
      if (turn >= 0) perSecond[name].push(result.requests.average)
    }
  return perSecond
}

/** The median of the ratios of turns. */
export const ratioOf = (subject, control) => round(median(subject.map((value, turn) => value / control[turn])))

export const quietness = (control) => ({ 'spread of the control': spreadOf(control), load: round(loadavg()[0]) })
