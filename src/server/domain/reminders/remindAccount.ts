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
import type { Claim, Recipient, RemindersDeps, SendReminder, Subscription } from './reminderRecords'

/** A push service's statuses for a subscription that ended. */
const GONE = new Set([404, 410])

type RemindAccountDeps = Omit<RemindersDeps, 'isPublicKey'>

type Telling = { claim: Claim; subscriptions: readonly Subscription[]; mailOf: MailOf | undefined }

/**
 * Tells one account what is new: its browsers one at a time, and by mail, if it has chosen so. Both calls reject if they
 * have to be tried again.
 */
export function createRemindAccount({ records, send, onError, now, ...deps }: RemindAccountDeps) {
  const push = createPush({ records, onError, now })
  const newsFor = createNews({ ...deps, now })

  async function tell({ claim, subscriptions, mailOf }: Telling, stopping: AbortSignal) {
    const { accountId } = claim
    // claims before sending: a kill in between loses a message, but none is sent twice
    const news = await records.claim({ ...claim, mailOf: (about) => mailOf?.(about) })
    if (news.length === 0 || !send || subscriptions.length === 0) return
    const { isAnswered, failures } = await push(accountId, subscriptions, { send, news, stopping })
    if (isAnswered || mailOf) return
    await records.giveBack(claim)
    if (failures.length > 0) throw new Error(messageOf(failures[0]), { cause: failures[0] })
  }

  const subscriptionsOf = async (accountId: string) => (send ? records.subscriptionsOf(accountId, now()) : [])

  return {
    /** Of today; by mail with a plan only. */
    async remind(accountId: string, stopping: AbortSignal) {
      const recipient = await records.findRecipient(accountId)
      if (!recipient) return
      const claim = await newsFor(accountId, recipient)
      if ([claim.due, claim.changed, claim.confirmed].every(({ length }) => length === 0)) return
      const subscriptions = await subscriptionsOf(accountId)
      const mailOf = hasPlan(recipient, now()) ? createAlertMail(recipient, { ...deps, now }) : undefined
      if (subscriptions.length === 0 && !mailOf) return
      await tell({ claim, subscriptions, mailOf }, stopping)
    },

    /** That a person has written about a case. Without a browser and a mail only the app shows it. */
    async tellAnswered(accountId: string, stopping: AbortSignal) {
      const recipient = await records.findRecipient(accountId)
      if (!recipient) return
      const claim = { accountId, due: [], changed: [], confirmed: [], isAnswered: true, now: now() }
      const subscriptions = await subscriptionsOf(accountId)
      await tell({ claim, subscriptions, mailOf: createAlertMail(recipient, { ...deps, now }) }, stopping)
    },
  }
}

/** What is new for an account today, as far as it wants to know. */
function createNews({ diagnoses, confirmations, now }: Pick<RemindersDeps, 'diagnoses' | 'confirmations' | 'now'>) {
  return async (accountId: string, recipient: Recipient): Promise<Claim> => {
    const { alerts = DEFAULT_ALERTS } = recipient
    const stored = await diagnoses.listDiagnoses({ accountId, ...mayBeDue(now()), plot: undefined })
    const changed = hasPlan(recipient, now())
      ? await changedAdvice({ diagnoses, now }, accountId, recipient, alerts)
      : []
    const confirmed = (await confirmations.runningFor(recipient)).map(({ id }) => id)
    return { accountId, due: dueReminders(stored, alerts, now()), changed, confirmed, isAnswered: false, now: now() }
  }
}

type Message = { send: SendReminder; news: readonly News[]; stopping: AbortSignal }

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

type MailOf = (news: readonly News[]) => Mail

/** Undefined if nothing may be sent by mail. */
function createAlertMail(recipient: Recipient, { mailWords, publicUrl, now }: AlertMailDeps): MailOf | undefined {
  const { username, email, mailLanguage } = recipient
  if (!mailWords || mailLanguage === undefined) return undefined
  const link = `${publicUrl}${paths.history}`
  const choose = `${publicUrl}${accountPath(REMINDERS_ROW)}`
  return (news) => ({
    ...mailWords[mailLanguage].alert({ username, news, link, choose }),
    to: email,
    expiresAt: now() + DAY_MS,
  })
}
