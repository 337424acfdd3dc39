import type { Language } from '~/contract/languages'
import type { PushSubscriptionRequest } from '~/contract/pushSubscriptions'

import type { CurrentSession } from '../accounts/users'
import { refuse } from '../domainError'
import { messageOf } from '../errorText'
import { isDecentHour } from './dueReminders'
import { readPushAddress } from './pushAddress'
import { createRemindAccount } from './remindAccount'
import type { RemindersDeps } from './reminderRecords'

export type Reminders = ReturnType<typeof createReminders>

/** Concurrency; an account whose push services do not respond blocks one of these. */
const ACCOUNTS_AT_ONCE = 8

/** Tells accounts, in subscribed browsers and by mail, of plants to look at again and of advice that has changed. */
export function createReminders({ records, isPublicKey, now, ...deps }: RemindersDeps) {
  const remind = createRemindAccount({ ...deps, records, now })

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
     * Rejects at the end if an account could not be reminded: the round has to be repeated. Stops early in the evening,
     * and with the server.
     */
    async remindAll(stopping: AbortSignal) {
      const failures: unknown[] = []
      const accounts = accountsOf(records)
      const remindNext = async () => {
        for await (const accountId of accounts) {
          if (stopping.aborted || !isDecentHour(now())) return
          await new Promise(setImmediate) // lets requests in: SQLite responds without yielding
          await remind(accountId, stopping).catch((error: unknown) => failures.push(error))
        }
      }
      await Promise.all(Array.from({ length: ACCOUNTS_AT_ONCE }, remindNext))
      if (failures.length > 0)
        throw new Error(`Accounts that could not be reminded: ${failures.length}. ${messageOf(failures[0])}`)
    },
  }
}

async function* accountsOf(records: Pick<RemindersDeps['records'], 'accountsToRemind'>) {
  for (
    let page = await records.accountsToRemind('');
    page.length > 0;
    page = await records.accountsToRemind(page.at(-1) ?? '')
  )
    yield* page
}
