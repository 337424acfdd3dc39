import { settings } from './settings'

export const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A clock for ages: the clock of a phone may stand in 2019 or 2035, and jump. At most a day counts between two looks and
 * a step back counts nothing, so that no jump makes anything a week old. Never throws.
 */
export const countedTime = {
  /** Milliseconds since this browser began to count. */
  now(): number {
    const seenAt = Date.now()
    const last = read() ?? { counted: 0, seenAt }
    const counted = last.counted + Math.min(Math.max(0, seenAt - last.seenAt), DAY_MS)
    settings.setJson('countedTime', { counted, seenAt })
    return counted
  },
  /** While there is nothing whose age matters. */
  forget: () => {
    settings.remove('countedTime')
  },
}

function read(): { counted: number; seenAt: number } | undefined {
  const { counted, seenAt } = (settings.getJson('countedTime') ?? {}) as { counted?: unknown; seenAt?: unknown }
  return Number.isFinite(counted) && Number.isFinite(seenAt)
    ? { counted: counted as number, seenAt: seenAt as number }
    : undefined
}
