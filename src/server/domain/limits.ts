import type { LimitRule } from './rateLimiter'

/** What an operator may choose: see .env.example. */
export type LimitSettings = {
  signUpsPerHour: number
  accountRequestsPerMinute: number
  addressRequestsPerMinute: number
}

export type Limits = {
  /** Of one account's password, from all unknown devices together or from one known device; a login forgives them. */
  passwordGuesses: LimitRule
  /** Right and wrong, for one account: from unknown devices, and once more from known ones. */
  logins: LimitRule
  /** Of any password, from the unknown devices at one address. */
  addressGuesses: LimitRule
  /** New accounts from one address: so many at once, and then one after the other. */
  signUps: LimitRule
  spacedSignUps: LimitRule
  /** Sign-ups from one address that found the e-mail address taken. */
  takenAddresses: LimitRule
  /** Of the password of an account that is logged in, before it is changed or deleted. */
  passwordChecks: LimitRule
  /** Mails to one account or address, and mails that one network asks for. */
  mails: LimitRule
  networkMails: LimitRule
  accountRequests: LimitRule
  addressRequests: LimitRule
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * An account takes 10 + 10 logins in a quarter of an hour, from unknown and from known devices: 80 in an hour. An
 * address may be a whole village behind one carrier: its waits are short, and its known devices do not share them.
 */
export const limitsOf = (settings: LimitSettings): Limits => ({
  passwordGuesses: { points: 5, durationSeconds: 15 * MINUTE, blockSeconds: 15 },
  logins: { points: 10, durationSeconds: 15 * MINUTE },
  addressGuesses: { points: 5, durationSeconds: 30 },
  signUps: { points: settings.signUpsPerHour - 1, durationSeconds: HOUR },
  spacedSignUps: { points: 1, durationSeconds: Math.ceil(HOUR / settings.signUpsPerHour) },
  takenAddresses: { points: settings.signUpsPerHour, durationSeconds: HOUR },
  passwordChecks: { points: 5, durationSeconds: 15 * MINUTE, blockSeconds: 15 },
  mails: { points: 3, durationSeconds: 30 * MINUTE },
  networkMails: { points: 30, durationSeconds: HOUR },
  accountRequests: { points: settings.accountRequestsPerMinute, durationSeconds: MINUTE },
  addressRequests: { points: settings.addressRequestsPerMinute, durationSeconds: MINUTE },
})
