import webPush, { WebPushError } from 'web-push'

import type { SendReminder } from '~/server/domain/reminders/reminders'

import { reminderWords } from './words'

/** `subject`: how a push service reaches the operator. */
export type VapidKeys = { publicKey: string; privateKey: string; subject: string }

const TIMEOUT_MS = 10_000
/** A phone that is off until the evening learns it from the app. */
const TTL_SECONDS = 12 * 3600
const GONE = new Set([404, 410])

/** Encrypts one sentence for a browser and posts it to its push service. */
export const createSendPush =
  (vapidDetails: VapidKeys, timeoutMs = TIMEOUT_MS): SendReminder =>
  async ({ endpoint, p256dh, auth, language }) => {
    const payload = JSON.stringify({ text: reminderWords[language], language })
    const options = { vapidDetails, TTL: TTL_SECONDS, timeout: timeoutMs, topic: 'recheck' }
    try {
      await withDeadline(webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, options), timeoutMs)
      return 'sent'
    } catch (error) {
      if (error instanceof WebPushError && GONE.has(error.statusCode)) return 'gone'
      throw new Error(`A push service did not take a reminder (${reasonOf(error)}).`, { cause: error })
    }
  }

const reasonOf = (error: unknown) => (error instanceof WebPushError ? String(error.statusCode) : 'no response')

/** The option of web-push counts from the last byte: a service could send one at a time. */
async function withDeadline(sending: Promise<unknown>, timeoutMs: number) {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The push service is too slow.'))
    }, timeoutMs)
  })
  await Promise.race([sending, tooLate]).finally(() => {
    clearTimeout(timer)
  })
}
