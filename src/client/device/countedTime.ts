import { localSettings } from './browserStorage'

export const DAY_MS = 24 * 60 * 60 * 1000
const KEY = 'countedTime'

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
    localSettings.set(KEY, JSON.stringify({ counted, seenAt }))
    return counted
  },
  /** While there is nothing whose age matters. */
  forget: () => {
    localSettings.remove(KEY)
  },
}

function read(): { counted: number; seenAt: number } | undefined {
  try {
    const { counted, seenAt } = JSON.parse(localSettings.get(KEY) ?? '') as { counted: unknown; seenAt: unknown }
    return Number.isFinite(counted) && Number.isFinite(seenAt)
      ? { counted: counted as number, seenAt: seenAt as number }
      : undefined
  } catch {
    return undefined
  }
}
