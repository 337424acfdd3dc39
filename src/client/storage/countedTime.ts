import * as settings from './settings'

export const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A clock for ages, because a phone's clock may be years off and jump. Between two calls at most one day counts, and a
 * step back counts as zero, so no jump makes anything a week old. Never throws.
 */
export const countedTime = {
  /** Milliseconds since this browser started to count. */
  now(): number {
    const seenAt = Date.now()
    const last = read() ?? { counted: 0, seenAt }
    const counted = last.counted + Math.min(Math.max(0, seenAt - last.seenAt), DAY_MS)
    settings.setJson('countedTime', { counted, seenAt })
    return counted
  },
  /** Called once nothing is stored whose age matters. */
  forget: () => settings.remove('countedTime'),
}

function read(): { counted: number; seenAt: number } | undefined {
  const { counted, seenAt } = (settings.getJson('countedTime') ?? {}) as { counted?: unknown; seenAt?: unknown }
  return Number.isFinite(counted) && Number.isFinite(seenAt)
    ? { counted: counted as number, seenAt: seenAt as number }
    : undefined
}
