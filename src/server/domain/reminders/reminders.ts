import type { Language } from '~/contract/languages'
import type { PushSubscriptionRequest } from '~/contract/pushSubscriptions'

import type { CurrentSession } from '../accounts/users'
import { mayBeDue } from '../diagnoses/records'
import { refuse } from '../domainError'
import { messageOf } from '../errorText'
import { dueReminders, isDecentHour } from './dueReminders'
import type { RemindersDeps, Subscription } from './reminderRecords'

export type Reminders = ReturnType<typeof createReminders>

/** Concurrency; an account whose push services do not respond blocks one of these. */
const ACCOUNTS_AT_ONCE = 8

/** Sends subscribed browsers one sentence on the day when plants should be looked at again. */
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

/** A push service's statuses for a subscription that ended. */
const GONE = new Set([404, 410])

type RemindAccountDeps = Omit<RemindersDeps, 'isPublicKey'>

/** Reminds the browsers of one account one at a time. */
function createRemindAccount({ records, diagnoses, send, onError, now }: RemindAccountDeps) {
  /** Whether a push service accepted or refused it. Deletes a row whose address would not be stored today. */
  async function sendTo(accountId: string, { endpoint, ...browser }: Subscription, stopping: AbortSignal) {
    const address = readPushAddress(endpoint)
    const status = address && (await send({ ...browser, address }, stopping))
    if (status === undefined || GONE.has(status)) {
      await records.unsubscribe({ accountId, endpoint })
      return false
    }
    if (status < 200 || status > 299) onError(new Error(`A push service did not take a reminder (${status}).`))
    return true
  }

  /** Rejects if it has to be tried again. */
  return async function remind(accountId: string, stopping: AbortSignal) {
    const stored = await diagnoses.listDiagnoses({ accountId, ...mayBeDue(now()), plot: undefined })
    const claim = { accountId, ids: dueReminders(stored, now()), now: now() }
    if (claim.ids.length === 0) return
    const subscriptions = await records.subscriptionsOf(accountId, now())
    // claims before sending: a kill in between loses a reminder, but none is sent twice
    if (subscriptions.length === 0 || !(await records.claim(claim))) return
    const failures: unknown[] = []
    let isAnswered = false
    for (const subscription of subscriptions) {
      if (stopping.aborted || !isDecentHour(now())) break
      try {
        if (await sendTo(accountId, subscription, stopping)) isAnswered = true
      } catch (error) {
        failures.push(error)
      }
    }
    if (isAnswered) return
    await records.giveBack(claim)
    if (failures.length > 0) throw new Error(messageOf(failures[0]), { cause: failures[0] })
  }
}

/** Push services of Chromium browsers, Firefox, Safari and Edge. */
const HOST =
  /^(fcm\.googleapis\.com|([a-z\d-]+\.)+(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/

/**
 * The only reader of a push address, before storing and before use: the server posts to the parts checked here.
 * Undefined for any other host, and for a text that is not spelt exactly as its parts are: another parser could find
 * other parts in it.
 */
export function readPushAddress(endpoint: string): URL | undefined {
  if (!URL.canParse(endpoint)) return undefined
  const url = new URL(endpoint)
  const { hostname, port, pathname, search } = url
  const isKnown = HOST.test(hostname) && port === ''
  return isKnown && endpoint === `https://${hostname}${pathname}${search}` ? url : undefined
}
