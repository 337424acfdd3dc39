import { setMaxListeners } from 'node:events'

import type { Outbox } from './outbox'
import { createRetryQueue } from './retryQueue'
import { MailFailed, createSmtp } from './smtp'

type DeliveryDeps = {
  smtpUrl: string
  from: string
  outbox: Pick<Outbox, 'read' | 'remove'>
  onError: (error: unknown) => void
  firstRetryMs: number
}

/** For the mail that is being sent when the server stops. */
const CLOSE_MS = 1_500

/** Sends the mails of the outbox, and deletes each that the mail server has accepted or refused for good. */
export function createDelivery({ smtpUrl, from, outbox, onError, firstRetryMs }: DeliveryDeps) {
  const deliver = createSmtp(smtpUrl, from)
  const closing = new AbortController()
  setMaxListeners(0, closing.signal) // one for each mail in progress
  const queue = createRetryQueue({ attempt, firstRetryMs })

  async function attempt(name: string) {
    try {
      const message = await outbox.read(name)
      if (message !== undefined) await deliver(message, closing.signal)
    } catch (error) {
      if (!closing.signal.aborted) onError(error)
      if (!(error instanceof MailFailed && error.isRefused)) return false
    }
    await outbox.remove(name).catch(onError)
    return true
  }

  return {
    add: (name: string) => {
      queue.add(name)
    },

    /** Sends what could not be kept, once. */
    sendNow: (message: string) => deliver(message, closing.signal),

    async close() {
      setTimeout(() => {
        closing.abort()
      }, CLOSE_MS).unref()
      await queue.close()
    },
  }
}
