import { setMaxListeners } from 'node:events'
import { clearTimeout, setTimeout } from 'node:timers'

import type { ClaimedMail, Deliver, MailOutcome, Outbox } from '~/server/domain/accounts/mails'
import { settleWithin } from '~/server/domain/deadline'
import type { Clock } from '~/server/domain/security'

import { LONGEST_DELIVERY_MS, MailFailed } from './smtp'

type MailSenderDeps = {
  outbox: Omit<Outbox, 'add' | 'count' | 'waitingFor'>
  /** Undefined: mails stay in the outbox until they expire. */
  deliver: Deliver | undefined
  now: Clock
  onError: (error: unknown) => void
  onOutcome: (outcome: MailOutcome) => void
  /** Polling interval of the outbox. */
  everyMs?: number
  /** Delay after the first failure; doubles each time. */
  firstRetryMs?: number
}

/** Longer than a delivery: the claim of a dead server expires. */
const CLAIM_MS = 2 * LONGEST_DELIVERY_MS
const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 60 * 60_000
const CLEAN_EVERY_MS = 60 * 60_000
/** Time for the mail in progress when the server stops. */
const CLOSE_MS = 1_500
const CLOSED_AFTER_MS = 2_000

/** Sends queued mails one at a time, in parallel to other servers, and deletes expired ones. */
export function createMailSender({ outbox, deliver, now, onError, everyMs = 1_000, ...deps }: MailSenderDeps) {
  const { firstRetryMs = FIRST_RETRY_MS, onOutcome } = deps
  const send = deliver && createSend({ outbox, deliver, now, onError, onOutcome, firstRetryMs })
  const closing = new AbortController()
  setMaxListeners(0, closing.signal) // one per mail
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

    /** Starts no further mail, and waits at most two seconds for the one in progress. */
    async close() {
      setTimeout(() => closing.abort(), CLOSE_MS).unref()
      await settleWithin(CLOSED_AFTER_MS, rounds.stop(), () => undefined)
    },
  }
}

type Pace = { everyMs: number; afterFailureMs: number; onError: (error: unknown) => void }

function repeat(round: (isStopped: () => boolean) => Promise<void>, { everyMs, afterFailureMs, onError }: Pace) {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  function schedule(waitMs: number) {
    if (!isStopped) timer = setTimeout(run, waitMs).unref()
  }
  function run() {
    running = round(() => isStopped).then(
      () => schedule(everyMs),
      (error: unknown) => {
        onError(error) // the database is unavailable: one log line per attempt is enough
        schedule(afterFailureMs)
      },
    )
  }
  return {
    start() {
      schedule(0)
    },
    /** Resolves when the current round has ended. */
    stop() {
      isStopped = true
      clearTimeout(timer)
      return running
    },
  }
}

type SendDeps = Pick<Required<MailSenderDeps>, 'now' | 'onError' | 'onOutcome' | 'firstRetryMs'> & {
  outbox: Pick<Outbox, 'postpone' | 'remove'>
  deliver: Deliver
}

/** One attempt to send a claimed mail, after which it is removed or due again. */
const createSend =
  ({ outbox, deliver, now, onError, onOutcome, firstRetryMs }: SendDeps) =>
  async (mail: ClaimedMail, stopping: AbortSignal) => {
    try {
      await deliver(mail, stopping)
      onOutcome('sent')
    } catch (error) {
      if (stopping.aborted) return outbox.postpone(mail, now())
      onError(error)
      const isRefused = error instanceof MailFailed && error.isRefused
      onOutcome(isRefused ? 'refused' : 'failed')
      if (!isRefused)
        return outbox.postpone(mail, now() + Math.min(firstRetryMs * 2 ** (mail.attempts - 1), LONGEST_RETRY_MS))
    }
    return outbox.remove(mail)
  }
