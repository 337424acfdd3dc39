import { DEFAULT_ALERTS, isWanted, type Alerts } from '~/contract/alerts'
import { placeOf } from '~/contract/countries'
import { accountPath, paths, REMINDERS_ROW } from '~/contract/paths'

import type { Mail, News } from '../accounts/mails'
import { hasPlan } from '../accounts/users'
import { mayBeDue, recentAdvice } from '../diagnoses/records'
import { changedFacts } from '../diagnoses/writeDiagnosis'
import { messageOf } from '../errorText'
import { DAY_MS } from '../nairobi'
import { dueReminders, isDecentHour } from './dueReminders'
import { readPushAddress } from './pushAddress'
import type { Recipient, RemindersDeps, SendReminder, Subscription } from './reminderRecords'

/** A push service's statuses for a subscription that ended. */
const GONE = new Set([404, 410])

type RemindAccountDeps = Omit<RemindersDeps, 'isPublicKey'>

/** Tells one account what is new today: its browsers one at a time, and by mail what a plan includes. */
export function createRemindAccount({ records, diagnoses, send, onError, now, ...mails }: RemindAccountDeps) {
  const push = createPush({ records, onError, now })

  async function newsFor(accountId: string, recipient: Recipient) {
    const { alerts = DEFAULT_ALERTS } = recipient
    const stored = await diagnoses.listDiagnoses({ accountId, ...mayBeDue(now()), plot: undefined })
    const changed = hasPlan(recipient, now())
      ? await changedAdvice({ diagnoses, now }, accountId, recipient, alerts)
      : []
    return { accountId, due: dueReminders(stored, alerts, now()), changed, now: now() }
  }

  /** Rejects if it has to be tried again. */
  return async function remind(accountId: string, stopping: AbortSignal) {
    const recipient = await records.findRecipient(accountId)
    if (!recipient) return
    const claim = await newsFor(accountId, recipient)
    if (claim.due.length === 0 && claim.changed.length === 0) return
    const subscriptions = send ? await records.subscriptionsOf(accountId, now()) : []
    const mailOf = createAlertMail(recipient, { ...mails, now })
    // claims before sending: a kill in between loses a reminder, but none is sent twice
    if (subscriptions.length === 0 && !mailOf) return
    const news = await records.claim({ ...claim, mailOf: (about) => mailOf?.(about) })
    if (!news || !send) return
    const { isAnswered, failures } = await push(accountId, subscriptions, { send, news, stopping })
    if (isAnswered || mailOf) return
    await records.giveBack(claim)
    if (failures.length > 0) throw new Error(messageOf(failures[0]), { cause: failures[0] })
  }
}

type Message = { send: SendReminder; news: News; stopping: AbortSignal }

/** Sends to the browsers of one account. Tells whether a push service accepted or refused it, and what failed. */
function createPush({ records, onError, now }: Pick<RemindersDeps, 'records' | 'onError' | 'now'>) {
  /** Deletes a row whose address would not be stored today. */
  async function sendTo(accountId: string, subscription: Subscription, { send, news, stopping }: Message) {
    const { endpoint, ...browser } = subscription
    const address = readPushAddress(endpoint)
    const status = address && (await send({ ...browser, address, news }, stopping))
    if (status === undefined || GONE.has(status)) {
      await records.unsubscribe({ accountId, endpoint })
      return false
    }
    if (status < 200 || status > 299) onError(new Error(`A push service did not take a reminder (${status}).`))
    return true
  }

  return async (accountId: string, subscriptions: readonly Subscription[], message: Message) => {
    const failures: unknown[] = []
    let isAnswered = false
    for (const subscription of subscriptions) {
      if (message.stopping.aborted || !isDecentHour(now())) break
      try {
        if (await sendTo(accountId, subscription, message)) isAnswered = true
      } catch (error) {
        failures.push(error)
      }
    }
    return { isAnswered, failures }
  }
}

/** Advice that has changed since it was read, and since an alert was last sent about it. */
async function changedAdvice(
  { diagnoses, now }: Pick<RemindersDeps, 'diagnoses' | 'now'>,
  accountId: string,
  { country }: Recipient,
  alerts: Alerts,
) {
  if (!alerts.advice) return []
  const place = placeOf(country)
  const given = await diagnoses.listAdvice({ accountId, ...recentAdvice(now()) })
  return given.flatMap((one) => {
    const facts = changedFacts(one, place)
    if (!facts || !isWanted(alerts, { crop: facts.crop, plot: one.plot })) return []
    const isTold = one.told && !changedFacts({ ...one, facts: one.told }, place)
    return isTold ? [] : [{ id: one.id, facts }]
  })
}

type AlertMailDeps = Pick<RemindersDeps, 'mailWords' | 'publicUrl' | 'now'>

/** Undefined if nothing may be sent by mail. */
function createAlertMail(recipient: Recipient, { mailWords, publicUrl, now }: AlertMailDeps) {
  const { username, email, mailLanguage } = recipient
  if (!mailWords || mailLanguage === undefined || !hasPlan(recipient, now())) return undefined
  const link = `${publicUrl}${paths.history}`
  const choose = `${publicUrl}${accountPath(REMINDERS_ROW)}`
  return (news: News): Mail => ({
    ...mailWords[mailLanguage].alert({ username, news, link, choose }),
    to: email,
    expiresAt: now() + DAY_MS,
  })
}
