import type { Language } from '~/contract/languages'
import type { AdviceFacts } from '~/diagnosis'

import type { Mail, MailWords, News } from '../accounts/mails'
import type { Account } from '../accounts/users'
import type { Confirmations } from '../cases/confirmations'
import type { DiagnosisRecords } from '../diagnoses/records'
import type { Clock } from '../security'

export type Subscription = { endpoint: string; p256dh: string; auth: string; language: Language }

/** What an account is told. */
export type Claim = {
  accountId: string
  /** Ids of diagnoses. */
  due: readonly string[]
  changed: readonly { id: string; facts: AdviceFacts }[]
  /** Ids of confirmations. */
  confirmed: readonly string[]
  /** Whether it is told that a person has written about its cases. */
  isAnswered: boolean
  now: number
}

/** `mailLanguage`: undefined unless mails are wanted and the address is confirmed. */
export type Recipient = Pick<Account, 'username' | 'email' | 'country' | 'planUntil' | 'alerts' | 'county'> & {
  mailLanguage: Language | undefined
}

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
  /** The next accounts with subscriptions or mails after this id; empty if there are no more. */
  accountsToRemind(after: string): Promise<string[]>
  /** The next accounts after this id that a person has written to, and that were not told so. */
  accountsToTell(after: string): Promise<string[]>
  /** Undefined for suspended accounts. */
  findRecipient(accountId: string): Promise<Recipient | undefined>
  /** What was still unclaimed, by any process. The mail about it, if any, is written in the same transaction. */
  claim(claim: Claim & { mailOf: (news: readonly News[]) => Mail | undefined }): Promise<readonly News[]>
  /** Undoes a claim. */
  giveBack(claim: Claim): Promise<void>
}

/** Resolves to the status of the push service's response; rejects without one, and soon after `stopping`. */
export type SendReminder = (
  browser: Omit<Subscription, 'endpoint'> & { address: URL; news: readonly News[] },
  stopping: AbortSignal,
) => Promise<number>

export type RemindersDeps = {
  records: ReminderRecords
  diagnoses: Pick<DiagnosisRecords, 'listDiagnoses' | 'listAdvice'>
  confirmations: Pick<Confirmations, 'runningFor'>
  /** Undefined without Web Push. */
  send: SendReminder | undefined
  /** Undefined without a mail server. */
  mailWords: Record<Language, Pick<MailWords, 'alert'>> | undefined
  /** Public URL of the app. */
  publicUrl: string
  /** Whether messages can be encrypted with this key of a browser. */
  isPublicKey: (p256dh: string) => boolean
  onError: (error: unknown) => void
  now: Clock
}
