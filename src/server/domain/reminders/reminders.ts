import type { Language } from '~/contract/languages'
import type { PushSubscriptionRequest } from '~/contract/pushSubscriptions'

import type { CurrentSession } from '../accounts/users'
import { refuse } from '../domainError'
import { messageOf } from '../errorText'
import type { Clock } from '../security'
import { isDecentHour } from './dueReminders'
import { readPushAddress } from './pushAddress'
import { createRemindAccount } from './remindAccount'
import type { RemindersDeps } from './reminderRecords'

export type Reminders = ReturnType<typeof createReminders>

/** Concurrency; an account whose push services do not respond blocks one of these. */
const ACCOUNTS_AT_ONCE = 8

/**
 * Tells accounts, in subscribed browsers and by mail, of plants to look at again, of advice that has changed, of what is
 * confirmed in their county, and that a person has written to them.
 */
export function createReminders({ records, isPublicKey, now, ...deps }: RemindersDeps) {
  const account = createRemindAccount({ ...deps, records, now })
  const roundOf = createRound(now)

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
    remindAll: roundOf(
      (after) => records.accountsToRemind(after),
      (accountId, stopping) => account.remind(accountId, stopping),
    ),

    /** Whether `tellAll` has something to do. */
    isAnyToTell: async () => isDecentHour(now()) && (await records.accountsToTell('')).length > 0,

    /** The same for what persons have written. */
    tellAll: roundOf(
      (after) => records.accountsToTell(after),
      (accountId, stopping) => account.tellAnswered(accountId, stopping),
    ),
  }
}

type Work = (accountId: string, stopping: AbortSignal) => Promise<void>

const createRound = (now: Clock) => (pageAfter: PageAfter, work: Work) => async (stopping: AbortSignal) => {
  const failures: unknown[] = []
  const accounts = accountsOf(pageAfter)
  const workOnNext = async () => {
    for await (const accountId of accounts) {
      if (stopping.aborted || !isDecentHour(now())) return
      await new Promise(setImmediate) // lets requests in: SQLite responds without yielding
      await work(accountId, stopping).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: ACCOUNTS_AT_ONCE }, workOnNext))
  if (failures.length > 0)
    throw new Error(`Accounts that could not be reminded: ${failures.length}. ${messageOf(failures[0])}`)
}

/** The next accounts after this id. */
type PageAfter = (after: string) => Promise<string[]>

async function* accountsOf(pageAfter: PageAfter) {
  for (let page = await pageAfter(''); page.length > 0; page = await pageAfter(page.at(-1) ?? '')) yield* page
}
