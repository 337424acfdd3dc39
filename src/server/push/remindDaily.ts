import { clearInterval, setInterval } from 'node:timers'

import { dayOf } from '~/server/domain/nairobi'
import { isDecentHour } from '~/server/domain/reminders/dueReminders'
import type { Reminders } from '~/server/domain/reminders/reminders'
import type { Clock } from '~/server/domain/security'

const CHECK_MS = 5 * 60_000

type RemindDailyDeps = Pick<Reminders, 'remindAll' | 'forgetEnded'> & { now: Clock; onError: (error: unknown) => void }

/**
 * One round a day from seven in the morning in Nairobi on; one that fails is repeated until the evening. Forgets browsers
 * whose sessions have ended at any hour. Returns the function that ends it.
 */
export function remindDaily({ remindAll, forgetEnded, now, onError }: RemindDailyDeps) {
  let doneOn: number | undefined
  let running: Promise<void> | undefined
  const stopping = new AbortController()
  const round = async () => {
    await forgetEnded()
    const day = dayOf(now())
    if (doneOn === day || !isDecentHour(now())) return
    await remindAll(stopping.signal)
    doneOn = day
  }
  const check = () => {
    running ??= round()
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }
  check()
  const timer = setInterval(check, CHECK_MS).unref()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}
