import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'
import { questionsIn } from '~/diagnosis'
import type { Verdict } from '~/diagnosis'

import { predictionIn, verdicts } from '../../support/predictions'

import { choosePhoto, expectWholeReport, openPredict, requestDiagnosis } from './pages'
import { allowReminders } from './reminderStates'

export async function choose(page: Page) {
  await openPredict(page)
  await choosePhoto(page)
}

/** Scripted: the answers of both languages are there whatever the model says. */
export async function readScripted(
  page: Page,
  verdict: Verdict,
  more: (language: Language) => Partial<Diagnosis> = () => ({}),
) {
  const resultIn = (language: Language) => {
    const { diagnosis, ...prediction } = predictionIn(language, verdict)
    return { ...prediction, diagnosis: { ...diagnosis, ...more(language) } }
  }
  await page.route('**/api/predict/', (route) => route.fulfill({ json: resultIn('en') }))
  const { result, diagnosis } = resultIn('sw')
  const json = { result, diagnosis }
  await page.route('**/api/diagnoses/*', (route) => route.fulfill({ json }))
  await choose(page)
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt'))) // this browser could install the app
  await requestDiagnosis(page)
  await expectWholeReport(page)
}

export async function askQuestion(page: Page) {
  await readScripted(page, verdicts.ranked, (language) => ({
    question: { id: 'maizePowder', text: questionsIn(language).byId.maizePowder.text, drawing: 'fingernail' },
  }))
  await page.getByRole('button', { name: 'If yes, do this' }).first().click()
}

/** Of a field, and to be looked at again on a day on which this phone can remind. */
export async function openRows(page: Page) {
  await allowReminders(page)
  await readScripted(page, verdicts.confident, () => ({ createdAt: new Date().toISOString() }))
  await page.getByRole('button', { name: /^Look again on / }).click()
  await page.getByRole('button', { name: 'Which field is it?' }).click()
  await expect(page.getByRole('button', { name: 'Remind me on this phone' })).toBeVisible()
  await expect(page.getByLabel(/^(Field|Name of the field)$/)).toBeVisible()
}

export async function changeReply(page: Page) {
  await readScripted(page, verdicts.ranked, (language) => {
    const { text, no } = questionsIn(language).byId.maizePowder
    const answer = { ...predictionIn(language, verdicts.ranked).diagnosis.answer, answered: [no] }
    return { answer, replies: [{ id: 'maizePowder', text, drawing: 'fingernail', reply: 'no' }] }
  })
  await page.getByRole('button', { name: /^Change You saw no powder/ }).click()
}

export const doubtCrop = (page: Page) =>
  readScripted(page, { kind: 'contradiction', crop: 'Potato', seen: 'Tomato' }, () => ({ toldCrop: 'potato' }))

export async function openSharing(page: Page) {
  await readScripted(page, verdicts.ranked)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog', { name: 'Share this answer' })).toBeVisible()
}
