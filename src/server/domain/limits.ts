import type { AttemptRule } from './attempts'
import type { RequestRule } from './sharing'

/** What an operator may choose: see .env.example. */
export type LimitSettings = {
  signUpsPerHour: number
  accountRequestsPerMinute: number
  addressRequestsPerMinute: number
}

export type Limits = {
  /** Of one account's password, from all unknown devices together or from one known device. */
  guesses: AttemptRule
  /** Of one account's password in the long run, whatever succeeded in between: from unknown devices, and once more from known ones. */
  guessesInTotal: AttemptRule
  /** Of any password, from the unknown devices at one address. */
  addressGuesses: AttemptRule
  /** Of new accounts, from one address. */
  signUps: AttemptRule
  accountRequests: RequestRule
  addressRequests: RequestRule
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

const seconds = (first: number, ...more: number[]) =>
  [first * SECOND_MS, ...more.map((value) => value * SECOND_MS)] as const

/**
 * An account takes at most 20 + 20 guesses in an hour from unknown devices and as many from known ones: 80. An address
 * may be a whole village behind one carrier: its waits are short, and its known devices do not share them.
 */
export const limitsOf = (settings: LimitSettings): Limits => ({
  guesses: { free: 5, forgiveMs: 10 * MINUTE_MS, delaysMs: seconds(15, 30, 60, 120, 240, 480, 900) },
  guessesInTotal: { free: 20, forgiveMs: 3 * MINUTE_MS, delaysMs: seconds(180) },
  addressGuesses: { free: 5, forgiveMs: 30 * SECOND_MS, delaysMs: seconds(2, 4, 8, 16, 30) },
  signUps: evenly(settings.signUpsPerHour),
  accountRequests: {
    atOnce: settings.accountRequestsPerMinute,
    everyMs: MINUTE_MS / settings.accountRequestsPerMinute,
  },
  addressRequests: {
    atOnce: settings.addressRequestsPerMinute,
    everyMs: MINUTE_MS / settings.addressRequestsPerMinute,
  },
})

/** So many at once, and as many in each hour that follows. */
function evenly(perHour: number): AttemptRule {
  const everyMs = Math.ceil(HOUR_MS / perHour)
  return { free: perHour, forgiveMs: everyMs, delaysMs: [everyMs] }
}
