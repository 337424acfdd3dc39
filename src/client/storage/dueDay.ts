import { DUE_DAYS } from '~/contract/limits'

import * as settings from './settings'
import { currentAccount, type Account } from './tokenStorage'
import { hasUnread } from './unread'

const CHANGE = 'duedaychange'

const DUE_MS = DUE_DAYS * 24 * 3_600_000

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

/** Whether what a person has answered is unread, according to the last list of results. */
export const hasPersonNews = () => settings.get('personNews') !== null

export function rememberPersonNews(hasAny: boolean) {
  if (hasAny) settings.set('personNews', 'yes')
  else settings.remove('personNews')
  dispatchEvent(new Event(CHANGE))
}

/** Whether the account has an answer to show, as far as this phone knows; known before the server responds. */
export const hasAnswers = () => settings.get('hasAnswers') !== null || hasUnread()

/** Stores nothing for an account that has left meanwhile. */
export function rememberAnswers(account: Account, hasAny: boolean) {
  if (typeof account !== 'string' || account !== currentAccount()) return
  if (hasAny) settings.set('hasAnswers', 'yes')
  else settings.remove('hasAnswers')
}

export function onDueDayChange(listener: () => void) {
  addEventListener(CHANGE, listener)
  return () => removeEventListener(CHANGE, listener)
}
