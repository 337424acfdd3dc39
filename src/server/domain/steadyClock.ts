import type { Clock } from './security'

export type SteadyClock = ReturnType<typeof createSteadyClock>

/** Milliseconds that pass as the clock's do and never go back: whoever waits does not wait longer when the clock is put back. */
export function createSteadyClock(clock: Clock) {
  let [latest, ahead] = [-Infinity, 0]
  return {
    now() {
      const time = clock()
      ahead = Math.max(ahead, latest - time)
      latest = time + ahead
      return latest
    },
    /** What the clock shows, or will show, at a moment of this one. */
    toClock: (time: number) => time - ahead,
    fromClock: (time: number) => time + ahead,
  }
}
