import * as settings from './settings'

const CHANGE = 'duedaychange'

const DUE_MS = 14 * 24 * 3_600_000

/** Due from that day on for two weeks: after that plants have recovered or died. */
export const isDueBy = (day: number, now: number) => Math.floor((now - day) / DUE_MS) === 0

/** Whether a plant check is due according to the last list of results; known before the server responds. */
export const hasDueDayCome = () => isDueBy(Number(settings.get('dueAt')), Date.now())

export function rememberDueDay(day: Date) {
  settings.set('dueAt', String(day.getTime()))
  dispatchEvent(new Event(CHANGE))
}

export function forgetDueDay() {
  settings.remove('dueAt')
  dispatchEvent(new Event(CHANGE))
}

export function onDueDayChange(listener: () => void) {
  addEventListener(CHANGE, listener)
  return () => removeEventListener(CHANGE, listener)
}
