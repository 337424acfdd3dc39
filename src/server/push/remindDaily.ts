import { clearInterval, setInterval } from 'node:timers'

import { dayOf } from '~/server/domain/nairobi'
import { isDecentHour } from '~/server/domain/reminders/dueReminders'
import type { Reminders } from '~/server/domain/reminders/reminders'
import type { Clock } from '~/server/domain/security'

const CHECK_MS = 5 * 60_000

type RemindDailyDeps = Pick<Reminders, 'remindAll' | 'forgetEnded'> & { now: Clock; onError: (error: unknown) => void }

/**
 * One round a day from 7 a.m. in Nairobi; repeats failed rounds until the evening. Deletes subscriptions of ended
 * sessions at any hour. Returns a function that stops it.
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
