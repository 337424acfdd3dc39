import type { Language } from '~/contract/languages'

import type { DiagnosisRecords } from '../diagnoses/records'
import type { Clock } from '../security'

/** A browser that has asked for reminders. */
export type Subscription = { endpoint: string; p256dh: string; auth: string; language: Language }

type Claim = { accountId: string; ids: readonly string[]; now: number }

export type ReminderRecords = {
  /**
   * Moves an endpoint that another account had, if it comes with the same keys: only that browser knows them. Returns
   * whether it is stored. The oldest of an account give way to new ones.
   */
  subscribe(subscription: Subscription & { accountId: string; sessionId: string; now: number }): Promise<boolean>
  unsubscribe(own: { accountId: string; endpoint: string }): Promise<void>
  /** Deletes the subscriptions of sessions that have ended, by time as well. */
  deleteEnded(now: number): Promise<void>
  /** Of sessions that have not ended. */
  subscriptionsOf(accountId: string, now: number): Promise<Subscription[]>
  accountsToRemind(): Promise<string[]>
  /** Whether one of these was not claimed before, by any process. */
  claim(claim: Claim): Promise<boolean>
  /** Undoes a claim, as if nothing had been tried. */
  giveBack(claim: Claim): Promise<void>
}

/** Posts to a push service and resolves to the status of its answer; rejects without one, and soon after `stopping`. */
export type SendReminder = (
  browser: Omit<Subscription, 'endpoint'> & { address: URL },
  stopping: AbortSignal,
) => Promise<number>

export type RemindersDeps = {
  records: ReminderRecords
  diagnoses: Pick<DiagnosisRecords, 'listDiagnoses'>
  send: SendReminder
  /** Whether something can be encrypted for a browser with this key. */
  isPublicKey: (p256dh: string) => boolean
  onError: (error: unknown) => void
  now: Clock
}
