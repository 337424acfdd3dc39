import type { Language } from '~/contract/languages'
import type { PushSubscriptionRequest } from '~/contract/reminders'

import type { CurrentSession } from '../accounts/users'
import { messageOf, refuse } from '../errors'
import { isDecentHour } from './dueReminders'
import { readPushAddress } from './pushAddress'
import { createRemindAccount } from './remindAccount'
import type { RemindersDeps } from './reminderRecords'

export type Reminders = ReturnType<typeof createReminders>

/** Accounts that are reminded at once; one whose push services do not answer holds up one of these. */
const ACCOUNTS_AT_ONCE = 8

/** One sentence on the day on which plants should be looked at again, to the browsers that have asked for it. */
export function createReminders({ records, diagnoses, send, isPublicKey, onError, now }: RemindersDeps) {
  const remind = createRemindAccount({ records, diagnoses, send, onError, now })

  return {
    async subscribe(
      { id, sessionId }: CurrentSession,
      { endpoint, keys }: PushSubscriptionRequest,
      language: Language,
    ) {
      const isKnown = readPushAddress(endpoint) && isPublicKey(keys.p256dh)
      const subscription = { endpoint, ...keys, language, accountId: id, sessionId, now: now() }
      if (!isKnown || !(await records.subscribe(subscription))) throw refuse('invalid', 'pushUnknown')
    },

    unsubscribe: ({ id }: CurrentSession, endpoint: string) => records.unsubscribe({ accountId: id, endpoint }),

    forgetEnded: () => records.deleteEnded(now()),

    /**
     * Rejects, after all others, where an account could not be reminded: the round has to be repeated. Ends early in the
     * evening, and when the server stops.
     */
    async remindAll(stopping: AbortSignal) {
      const failures: unknown[] = []
      const accounts = (await records.accountsToRemind()).values()
      const remindNext = async () => {
        for (const accountId of accounts) {
          if (stopping.aborted || !isDecentHour(now())) return
          await new Promise(setImmediate) // for requests: SQLite answers without a pause
          await remind(accountId, stopping).catch((error: unknown) => failures.push(error))
        }
      }
      await Promise.all(Array.from({ length: ACCOUNTS_AT_ONCE }, remindNext))
      if (failures.length > 0)
        throw new Error(`Accounts that could not be reminded: ${failures.length}. ${messageOf(failures[0])}`)
    },
  }
}
