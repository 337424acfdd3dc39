import type { Language } from '~/contract/languages'

import type { DiagnosisRecords } from '../diagnoses/records'
import type { Clock } from '../security'

export type Subscription = { endpoint: string; p256dh: string; auth: string; language: Language }

type Claim = { accountId: string; ids: readonly string[]; now: number }

export type ReminderRecords = {
  /**
   * Takes over another account's endpoint if it comes with the same keys, which only that browser knows. Returns
   * whether it is stored. Drops the oldest subscriptions of an account for new ones.
   */
  subscribe(subscription: Subscription & { accountId: string; sessionId: string; now: number }): Promise<boolean>
  unsubscribe(own: { accountId: string; endpoint: string }): Promise<void>
  /** Deletes subscriptions of ended and expired sessions. */
  deleteEnded(now: number): Promise<void>
  /** Subscriptions of open sessions. */
  subscriptionsOf(accountId: string, now: number): Promise<Subscription[]>
  /** The next accounts with subscriptions after this id; empty if there are no more. */
  accountsToRemind(after: string): Promise<string[]>
  /** Whether at least one was still unclaimed, by any process. */
  claim(claim: Claim): Promise<boolean>
  /** Undoes a claim. */
  giveBack(claim: Claim): Promise<void>
}

/** Resolves to the status of the push service's response; rejects without one, and soon after `stopping`. */
export type SendReminder = (
  browser: Omit<Subscription, 'endpoint'> & { address: URL },
  stopping: AbortSignal,
) => Promise<number>

export type RemindersDeps = {
  records: ReminderRecords
  diagnoses: Pick<DiagnosisRecords, 'listDiagnoses'>
  send: SendReminder
  /** Whether messages can be encrypted with this key of a browser. */
  isPublicKey: (p256dh: string) => boolean
  onError: (error: unknown) => void
  now: Clock
}
