import { clearInterval, setInterval } from 'node:timers'

import { dayOf } from '~/server/domain/nairobi'
import { isDecentHour } from '~/server/domain/reminders/dueReminders'
import type { Reminders } from '~/server/domain/reminders/reminders'
import type { Clock } from '~/server/domain/security'

const CHECK_MS = 5 * 60_000

type RemindDailyDeps = Pick<Reminders, 'remindAll'> & { now: Clock; onError: (error: unknown) => void }

/** One round a day from seven in the morning in Nairobi on; one that fails is tried again. Returns the function that ends it. */
export function remindDaily({ remindAll, now, onError }: RemindDailyDeps) {
  let doneOn: number | undefined
  let running: Promise<void> | undefined
  const stopping = new AbortController()
  const check = () => {
    const day = dayOf(now())
    if (running || doneOn === day || !isDecentHour(now())) return
    running = remindAll(stopping.signal)
      .then(() => {
        doneOn = day
      })
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
