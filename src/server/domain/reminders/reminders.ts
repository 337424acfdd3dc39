import type { Language } from '~/contract/languages'
import { HISTORY_LENGTH } from '~/contract/limits'
import type { PushSubscriptionRequest } from '~/contract/reminders'

import type { CurrentSession } from '../accounts/users'
import { messageOf, refuse } from '../domainError'
import { dueReminders, isDecentHour } from './dueReminders'
import type { RemindersDeps, Subscription } from './reminderRecords'

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

/** What a push service answers when the browser does not want any more, or is no more. */
const GONE = new Set([404, 410])

type RemindAccountDeps = Omit<RemindersDeps, 'isPublicKey'>

/** Reminds the browsers of one account, one after the other. */
function createRemindAccount({ records, diagnoses, send, onError, now }: RemindAccountDeps) {
  /** Whether a push service has taken or refused it. Deletes a row whose address would not be stored today. */
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

  /** Rejects where it has to be tried again. */
  return async function remind(accountId: string, stopping: AbortSignal) {
    const stored = await diagnoses.listDiagnoses({ accountId, limit: HISTORY_LENGTH, plot: undefined })
    const claim = { accountId, ids: dueReminders(stored, now()), now: now() }
    if (claim.ids.length === 0) return
    const subscriptions = await records.subscriptionsOf(accountId, now())
    // claimed before it is sent: a kill in between loses a reminder, and none is sent twice
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

/** The push services of browsers: Chrome and its relatives, Firefox, Safari, Edge. */
const HOST =
  /^(fcm\.googleapis\.com|([a-z\d-]+\.)+(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/

/**
 * The only reader of a push address, when it is stored and again when it is used: the server posts to the parts that
 * were judged here. Undefined for any other host, and for a text that is not spelt exactly as its parts are: another
 * reader could find other parts in it.
 */
export function readPushAddress(endpoint: string): URL | undefined {
  if (!URL.canParse(endpoint)) return undefined
  const url = new URL(endpoint)
  const { hostname, port, pathname, search } = url
  const isKnown = HOST.test(hostname) && port === ''
  return isKnown && endpoint === `https://${hostname}${pathname}${search}` ? url : undefined
}
