import { FAIR_USE_PER_DAY } from '~/contract/limits'

import type { LimitRule } from './rateLimiter'
import type { RoundRobinRule } from './roundRobinLimit'

/** Set by the operator: see .env.example. */
export type LimitSettings = {
  signUpsPerHour: number
  accountRequestsPerMinute: number
  addressRequestsPerMinute: number
}

export type Limits = {
  /** Guesses for one account, from unknown devices at one address or from one known device; a login resets them. */
  passwordGuesses: LimitRule
  /** Right and wrong passwords for one account: from unknown devices at one address, and from all known ones. */
  logins: LimitRule
  /** Guesses for one account, from unknown devices at all addresses. */
  accountGuesses: RoundRobinRule
  /** Guesses for any account, from unknown devices at one address. */
  addressGuesses: RoundRobinRule
  /** New accounts from one address: `signUps` at once, then one at a time. */
  signUps: LimitRule
  spacedSignUps: LimitRule
  /** Sign-ups from one address that found the e-mail address taken. */
  takenAddresses: LimitRule
  /** Sign-ups with one e-mail address that was taken, from everywhere. */
  takenEmails: LimitRule
  /** Scans of one account without a charge. */
  freeResults: LimitRule
  /** Answers of one account that a plan pays. */
  fairUse: LimitRule
  /** Orders of one account, and for one phone: each makes it ask for a PIN. */
  orders: LimitRule
  /** Answers of one account that a person is asked about. */
  asks: LimitRule
  /** Sets of photos that one account gives for its cases. */
  photoGifts: LimitRule
  /** Answers of one judge through one link: the first one stands. */
  linkAnswers: LimitRule
  /** Judged answers of one farmer that count in the figures. */
  judgedAnswers: LimitRule
  /** Password checks of a signed-in account, right or wrong, before sensitive changes. */
  passwordChecks: LimitRule
  /** Mails of one kind to one inbox; reset links and confirmations that one network requests. */
  mails: LimitRule
  networkMails: LimitRule
  networkConfirmations: LimitRule
  /** Exports of one account: each may take megabytes. */
  exports: LimitRule
  /** Requests per minute, and in one second of it. */
  accountRequests: LimitRule
  accountBursts: LimitRule
  addressRequests: LimitRule
  addressBursts: LimitRule
  /** Per session; an account may have many. */
  refreshes: LimitRule
}

/** Enough free results to learn how to take a photo. */
const FREE_RESULTS_PER_DAY = 20

const NETWORK_MAILS = 30

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * One address gets ten logins to an account in 15 minutes. A whole village may share an address behind one carrier, so
 * waits are short and known devices do not share them.
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
  fairUse: { points: FAIR_USE_PER_DAY, durationSeconds: 24 * HOUR },
  orders: { points: 10, durationSeconds: 24 * HOUR },
  asks: { points: 10, durationSeconds: 24 * HOUR },
  photoGifts: { points: 30, durationSeconds: 24 * HOUR },
  linkAnswers: { points: 10, durationSeconds: HOUR },
  judgedAnswers: { points: 5, durationSeconds: 30 * 24 * HOUR },
  passwordChecks: { points: 10, durationSeconds: 15 * MINUTE },
  mails: { points: 3, durationSeconds: 30 * MINUTE },
  networkMails: { points: NETWORK_MAILS, durationSeconds: HOUR },
  // one per sign-up, and some for mails that are requested again
  networkConfirmations: { points: settings.signUpsPerHour + NETWORK_MAILS, durationSeconds: HOUR },
  exports: { points: 5, durationSeconds: 15 * MINUTE },
  accountRequests: { points: settings.accountRequestsPerMinute, durationSeconds: MINUTE },
  accountBursts: { points: Math.max(20, Math.ceil(settings.accountRequestsPerMinute / 30)), durationSeconds: 1 },
  addressRequests: { points: settings.addressRequestsPerMinute, durationSeconds: MINUTE },
  addressBursts: { points: Math.max(200, Math.ceil(settings.addressRequestsPerMinute / 30)), durationSeconds: 1 },
  refreshes: { points: Math.min(30, settings.accountRequestsPerMinute), durationSeconds: MINUTE },
})
