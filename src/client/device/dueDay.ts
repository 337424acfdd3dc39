import { isDueBy } from '~/contract/followUps'

import { localSettings } from './browserStorage'

const KEY = 'dueAt'
const CHANGE = 'duedaychange'

/** Whether plants should be looked at again by now, as the last list of results said: known before the server is asked. */
export const hasDueDayCome = () => isDueBy(Number(localSettings.get(KEY) ?? Infinity), Date.now())

export function rememberDueDay(day: Date) {
  localSettings.set(KEY, String(day.getTime()))
  dispatchEvent(new Event(CHANGE))
}

export function forgetDueDay() {
  localSettings.remove(KEY)
  dispatchEvent(new Event(CHANGE))
}

export function onDueDayChange(listener: () => void) {
  addEventListener(CHANGE, listener)
  return () => {
    removeEventListener(CHANGE, listener)
  }
}
