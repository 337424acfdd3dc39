import { expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'

import type { Language } from '~/contract/languages'
import { scanPath } from '~/contract/paths'
import { wordsIn } from '~/diagnosis'

import { predictionIn, verdicts } from '../../support/predictions'

import { hydrated } from './pages'

export const languageOf = (request: Request) => (request.headers()['accept-language'] === 'sw' ? 'sw' : 'en')

/** Named by the farmer: not in one of our languages, and as long as names may be. */
export const PLOTS = ['Shamba la mto', 'Field behind the coffee store'] as const

/** Of an answer whose plants are due since some days. */
export const LAST_WEEK = new Date(Date.now() - 7 * 24 * 3_600_000).toISOString()

export async function listResults(page: Page) {
  const diagnosesIn = (language: Language) => [
    { ...predictionIn(language, verdicts.healthy).diagnosis, id: 'diagnosis-2', plot: PLOTS[1] },
    { ...predictionIn(language, verdicts.confident).diagnosis, createdAt: LAST_WEEK, plot: PLOTS[0] },
  ]
  await page.route('**/api/diagnoses', (route) =>
    route.fulfill({ json: { diagnoses: diagnosesIn(languageOf(route.request())), plots: PLOTS } }),
  )
}

export const FAILURE = { status: 500, json: { detail: 'Something went wrong on our side. Please try again.' } }

export async function openDue(page: Page, address: string) {
  await listResults(page)
  await page.goto(address)
  await hydrated(page)
  await expect(page.getByRole('link', { name: /^Look again/ })).toBeVisible()
}

/** One answer is due, one is read for the first time. */
export async function openHistory(page: Page) {
  await listResults(page)
  await page.goto('/history')
  await expect(page.getByRole('link', { name: 'Take new photos' })).toBeVisible()
}

export async function failHistory(page: Page) {
  await page.route('**/api/diagnoses', (route) => route.fulfill(FAILURE))
  await page.goto('/history')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
}

/** The plants of an earlier answer, looked at again. */
export async function openHistoryEntry(page: Page) {
  const entryIn = (language: Language) => {
    const { result, diagnosis } = predictionIn(language, verdicts.confident)
    const followUp = { follows: 'diagnosis-0', progress: 'worse', advice: wordsIn(language).progress.worse.protect }
    return { result, diagnosis: { ...diagnosis, createdAt: '2026-11-16T08:00:00Z', followUp, plot: PLOTS[0] } }
  }
  await page.route('**/api/diagnoses/*', (route) => route.fulfill({ json: entryIn(languageOf(route.request())) }))
  await page.goto(scanPath('diagnosis-1'))
  await expect(page.getByRole('button', { pressed: true })).toBeVisible()
}

const CHANGES = {
  en: ['Do not cut the plants any more.', 'Ask your farm officer which product is allowed.'],
  sw: ['Usikate mimea tena.', 'Muulize afisa wa kilimo ni dawa gani inaruhusiwa.'],
}

/** Its advice has changed since it was read. */
export async function openChanged(page: Page) {
  const entryIn = (language: Language) => {
    const { result, diagnosis } = predictionIn(language, verdicts.confident)
    return { result, diagnosis: { ...diagnosis, changes: CHANGES[language] } }
  }
  await page.route('**/api/diagnoses/*', (route) => route.fulfill({ json: entryIn(languageOf(route.request())) }))
  await page.goto(scanPath('diagnosis-1'))
  await expect(page.getByRole('button', { name: 'I have read it' })).toBeVisible()
}
