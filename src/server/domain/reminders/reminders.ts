import type { Language } from '~/contract/languages'
import { HISTORY_LENGTH } from '~/contract/limits'
import type { PushSubscriptionRequest } from '~/contract/reminders'

import type { CurrentSession } from '../accounts/users'
import type { DiagnosisRecords } from '../diagnoses/records'
import { refuse } from '../errors'
import type { Clock } from '../security'
import { dueReminders } from './dueReminders'
import { isPushEndpoint } from './pushHosts'

/** A browser that has asked for reminders. */
export type Subscription = { endpoint: string; p256dh: string; auth: string; language: Language }

export type ReminderRecords = {
  /** Moves an endpoint that another account had. The oldest of an account give way to new ones. */
  subscribe(subscription: Subscription & { accountId: string; sessionId: string; now: number }): Promise<void>
  unsubscribe(own: { accountId: string; endpoint: string }): Promise<void>
  subscriptionsOf(accountId: string): Promise<Subscription[]>
  accountsToRemind(): Promise<string[]>
  /** Whether one of these was not claimed before, by any process. */
  claim(due: { accountId: string; ids: readonly string[]; now: number }): Promise<boolean>
}

/** `gone`: the browser does not want any more, or is no more. */
export type SendReminder = (subscription: Subscription) => Promise<'sent' | 'gone'>

type RemindersDeps = {
  records: ReminderRecords
  diagnoses: Pick<DiagnosisRecords, 'listDiagnoses'>
  send: SendReminder
  onError: (error: unknown) => void
  now: Clock
}

export type Reminders = ReturnType<typeof createReminders>

/** One sentence on the day on which plants should be looked at again, to the browsers that have asked for it. */
export function createReminders({ records, diagnoses, send, onError, now }: RemindersDeps) {
  async function remind(accountId: string, stopping: AbortSignal) {
    const stored = await diagnoses.listDiagnoses({ accountId, limit: HISTORY_LENGTH, plot: undefined })
    const ids = dueReminders(stored, now())
    // claimed before it is sent: a kill in between loses a reminder, and none is sent twice
    if (ids.length === 0 || !(await records.claim({ accountId, ids, now: now() }))) return
    for (const subscription of await records.subscriptionsOf(accountId)) {
      if (stopping.aborted) return
      const { endpoint } = subscription
      const outcome = await send(subscription).catch(onError)
      if (outcome === 'gone') await records.unsubscribe({ accountId, endpoint })
    }
  }

  return {
    async subscribe(
      { id, sessionId }: CurrentSession,
      { endpoint, keys }: PushSubscriptionRequest,
      language: Language,
    ) {
      if (!isPushEndpoint(endpoint)) throw refuse('invalid', 'pushUnknown')
      await records.subscribe({ endpoint, ...keys, language, accountId: id, sessionId, now: now() })
    },

    unsubscribe: ({ id }: CurrentSession, endpoint: string) => records.unsubscribe({ accountId: id, endpoint }),

    /** Rejects, after all others, where an account could not be reminded. Ends early when the server stops. */
    async remindAll(stopping: AbortSignal) {
      const failures: unknown[] = []
      for (const accountId of await records.accountsToRemind()) {
        if (stopping.aborted) return
        await remind(accountId, stopping).catch((error: unknown) => failures.push(error))
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Some accounts could not be reminded.')
    },
  }
}
