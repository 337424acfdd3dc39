/**
 * How often something may be tried: `free` times at once, then after waits that grow with every try, the last of them
 * for good. One try is forgiven every `forgiveMs`.
 */
export type AttemptRule = { free: number; forgiveMs: number; delaysMs: readonly [number, ...number[]] }

/** One thing that is tried, under a name that tells nobody who tries it. */
export type Attempt = { key: string; rule: AttemptRule }

/** Tries are counted before they are made, each in one guarded statement: a hundred at once are as many as a hundred in turn. */
export type Attempts = {
  /** Counts a try everywhere, or nowhere where one of them has to wait: then answers for how many milliseconds. */
  take(attempts: readonly Attempt[], now: number): Promise<number | undefined>
  /** Takes a counted try back: it turned out to be no guess. */
  giveBack(attempts: readonly Attempt[]): Promise<void>
  /** Forgets all tries under this key. */
  forget(key: string): Promise<void>
  /** Removes what has long been forgiven. */
  sweep(now: number): Promise<void>
}

/** A rule that has forgiven everything after this long, and makes nobody wait longer than `longestDelayOf`. */
export const memoryOf = ({ free, delaysMs, forgiveMs }: AttemptRule) => (free + delaysMs.length) * forgiveMs

export const longestDelayOf = ({ delaysMs }: AttemptRule) => Math.max(...delaysMs)
