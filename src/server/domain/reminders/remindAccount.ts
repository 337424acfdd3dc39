import { HISTORY_LENGTH } from '~/contract/limits'

import { messageOf } from '../errors'
import { dueReminders, isDecentHour } from './dueReminders'
import { readPushAddress } from './pushAddress'
import type { RemindersDeps, Subscription } from './reminderRecords'

/** What a push service answers when the browser does not want any more, or is no more. */
const GONE = new Set([404, 410])

type RemindAccountDeps = Omit<RemindersDeps, 'isPublicKey'>

/** Reminds the browsers of one account, one after the other. */
export function createRemindAccount({ records, diagnoses, send, onError, now }: RemindAccountDeps) {
  /** Whether a push service has taken or refused it. A row with an address that would not be stored today goes, too. */
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
