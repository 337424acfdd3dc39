import type { LimitRule } from './rateLimiter'
import type { RoundRobinRule } from './roundRobinLimit'

/** What an operator may choose: see .env.example. */
export type LimitSettings = {
  signUpsPerHour: number
  accountRequestsPerMinute: number
  addressRequestsPerMinute: number
}

export type Limits = {
  /** Of one account's password, from the unknown devices at one address or from one known device; a login forgives them. */
  passwordGuesses: LimitRule
  /** Right and wrong, for one account: from the unknown devices at one address, and from all known ones. */
  logins: LimitRule
  /** Of one account's password, from the unknown devices at all addresses. */
  accountGuesses: RoundRobinRule
  /** Of any password, from the unknown devices at one address. */
  addressGuesses: RoundRobinRule
  /** New accounts from one address: so many at once, and then one after the other. */
  signUps: LimitRule
  spacedSignUps: LimitRule
  /** Sign-ups from one address that found the e-mail address taken. */
  takenAddresses: LimitRule
  /** Sign-ups with one e-mail address that was taken, from everywhere. */
  takenEmails: LimitRule
  /** Of one account, that found nothing to charge for. */
  freeResults: LimitRule
  /** Of the password of an account that is logged in, right or wrong, before it is changed or deleted. */
  passwordChecks: LimitRule
  /** Mails of one kind to one inbox; links for a new password, and for a confirmation, that one network asks for. */
  mails: LimitRule
  networkMails: LimitRule
  networkConfirmations: LimitRule
  /** Of everything that is stored about one account: it may be megabytes. */
  exports: LimitRule
  /** Requests in a minute, and in one second of it. */
  accountRequests: LimitRule
  accountBursts: LimitRule
  addressRequests: LimitRule
  addressBursts: LimitRule
  /** Of one session; an account may have many. */
  refreshes: LimitRule
}

/** Photos without a diagnosis: enough to learn how to take one. */
const FREE_RESULTS_PER_DAY = 20

const NETWORK_MAILS = 30

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * One address gets ten logins to an account in a quarter of an hour. An address may be a whole village behind one
 * carrier: its waits are short, and its known devices do not share them.
 */
export const limitsOf = (settings: LimitSettings): Limits => ({
  passwordGuesses: { points: 5, durationSeconds: 15 * MINUTE, blockSeconds: 15 },
  logins: { points: 10, durationSeconds: 15 * MINUTE },
  accountGuesses: { points: 20, durationSeconds: 15 * MINUTE, pointsInTurn: 3 },
  addressGuesses: { points: 5, durationSeconds: 30, pointsInTurn: 10 },
  signUps: { points: settings.signUpsPerHour - 1, durationSeconds: HOUR },
  spacedSignUps: { points: 1, durationSeconds: Math.ceil(HOUR / settings.signUpsPerHour) },
  takenAddresses: { points: settings.signUpsPerHour, durationSeconds: HOUR },
  takenEmails: { points: 10, durationSeconds: HOUR },
  freeResults: { points: FREE_RESULTS_PER_DAY, durationSeconds: 24 * HOUR },
  passwordChecks: { points: 10, durationSeconds: 15 * MINUTE },
  mails: { points: 3, durationSeconds: 30 * MINUTE },
  networkMails: { points: NETWORK_MAILS, durationSeconds: HOUR },
  // one for each sign-up, and some that are asked for again
  networkConfirmations: { points: settings.signUpsPerHour + NETWORK_MAILS, durationSeconds: HOUR },
  exports: { points: 5, durationSeconds: 15 * MINUTE },
  accountRequests: { points: settings.accountRequestsPerMinute, durationSeconds: MINUTE },
  accountBursts: { points: Math.max(20, Math.ceil(settings.accountRequestsPerMinute / 30)), durationSeconds: 1 },
  addressRequests: { points: settings.addressRequestsPerMinute, durationSeconds: MINUTE },
  addressBursts: { points: Math.max(200, Math.ceil(settings.addressRequestsPerMinute / 30)), durationSeconds: 1 },
  refreshes: { points: Math.min(30, settings.accountRequestsPerMinute), durationSeconds: MINUTE },
})
