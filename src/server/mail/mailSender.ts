import { setMaxListeners } from 'node:events'
import { clearTimeout, setTimeout } from 'node:timers'

import type { ClaimedMail, Deliver, Outbox } from '~/server/domain/accounts/mails'
import { settleWithin } from '~/server/domain/deadline'
import type { Clock } from '~/server/domain/security'

import { LONGEST_DELIVERY_MS, MailFailed } from './smtp'

type MailSenderDeps = {
  outbox: Omit<Outbox, 'add' | 'count' | 'waitingFor'>
  /** Undefined: mails stay in the outbox until they expire. */
  deliver: Deliver | undefined
  now: Clock
  onError: (error: unknown) => void
  /** How often the outbox is looked at. */
  everyMs?: number
  /** After a failure; then twice as long each time. */
  firstRetryMs?: number
}

/** A server that dies gives its mail back by time: longer than a delivery takes. */
const CLAIM_MS = 2 * LONGEST_DELIVERY_MS
const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 60 * 60_000
const CLEAN_EVERY_MS = 60 * 60_000
/** For the mail that is being sent when the server stops. */
const CLOSE_MS = 1_500
const CLOSED_AFTER_MS = 2_000

/** Sends the mails of the outbox one by one, while other servers do the same, and deletes what has expired. */
export function createMailSender({ outbox, deliver, now, onError, everyMs = 1_000, ...deps }: MailSenderDeps) {
  const { firstRetryMs = FIRST_RETRY_MS } = deps
  const send = deliver && createSend({ outbox, deliver, now, onError, firstRetryMs })
  const closing = new AbortController()
  setMaxListeners(0, closing.signal) // one for each mail
  let cleanAt = -Infinity

  async function round(isClosed: () => boolean) {
    if (performance.now() >= cleanAt) {
      await outbox.removeExpired(now())
      cleanAt = performance.now() + CLEAN_EVERY_MS
    }
    while (send) {
      const mail = isClosed() ? undefined : await outbox.claim({ now: now(), until: now() + CLAIM_MS })
      if (!mail) return
      await send(mail, closing.signal)
    }
  }
  const rounds = repeat(round, { everyMs, afterFailureMs: firstRetryMs, onError })

  return {
    start() {
      rounds.start()
    },

    /** Begins no further mail, and waits two seconds at most for the one in progress. */
    async close() {
      setTimeout(() => {
        closing.abort()
      }, CLOSE_MS).unref()
      await settleWithin(CLOSED_AFTER_MS, rounds.stop(), () => undefined)
    },
  }
}

type Pace = { everyMs: number; afterFailureMs: number; onError: (error: unknown) => void }

/** Runs one round after the other until it is stopped. */
function repeat(round: (isStopped: () => boolean) => Promise<void>, { everyMs, afterFailureMs, onError }: Pace) {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  function schedule(waitMs: number) {
    if (!isStopped) timer = setTimeout(run, waitMs).unref()
  }
  function run() {
    running = round(() => isStopped).then(
      () => {
        schedule(everyMs)
      },
      (error: unknown) => {
        onError(error) // the database is away: one line of the log each time is enough
        schedule(afterFailureMs)
      },
    )
  }
  return {
    start() {
      schedule(0)
    },
    /** Resolves when the round in progress has ended. */
    stop() {
      isStopped = true
      clearTimeout(timer)
      return running
    },
  }
}

type SendDeps = Pick<Required<MailSenderDeps>, 'now' | 'onError' | 'firstRetryMs'> & {
  outbox: Pick<Outbox, 'postpone' | 'remove'>
  deliver: Deliver
}

/** One attempt with a mail that is claimed; then it is gone, or due again. */
const createSend =
  ({ outbox, deliver, now, onError, firstRetryMs }: SendDeps) =>
  async (mail: ClaimedMail, stopping: AbortSignal) => {
    try {
      await deliver(mail, stopping)
    } catch (error) {
      if (stopping.aborted) return outbox.postpone(mail, now())
      onError(error)
      if (!(error instanceof MailFailed && error.isRefused))
        return outbox.postpone(mail, now() + Math.min(firstRetryMs * 2 ** (mail.attempts - 1), LONGEST_RETRY_MS))
    }
    return outbox.remove(mail)
  }
