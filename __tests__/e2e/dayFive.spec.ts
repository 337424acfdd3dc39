import { scanPath } from '~/contract/paths'
import { wordsIn } from '~/diagnosis'

import { predictionIn, verdicts } from '../support/predictions'
import { expect, test } from './support/fixtures'
import { PLOTS, languageOf, LAST_WEEK, listResults, openHistoryEntry } from './support/historyStates'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

test('an answer whose plants are due asks first, then says what to do now', { tag: '@layout' }, async ({ page }) => {
  await listResults(page)
  let isReplied = false
  await page.route('**/api/diagnoses/diagnosis-1', (route) => {
    const request = route.request()
    const language = languageOf(request)
    const { result, diagnosis } = predictionIn(language, verdicts.confident)
    const advice = wordsIn(language).progress.worse.protect
    isReplied ||= request.method() === 'PATCH'
    const followUp = isReplied ? { follows: null, progress: 'worse', advice } : null
    return route.fulfill({
      json: { result, diagnosis: { ...diagnosis, createdAt: LAST_WEEK, plot: PLOTS[0], followUp } },
    })
  })
  await page.goto(scanPath('diagnosis-1'))
  await expect(page.getByRole('heading', { name: 'How are the plants since the last answer?' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: /Late blight/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Worse' }).click()
  await expect(page.getByRole('heading', { name: 'Do now' })).toBeVisible()
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Tomato, late blight' }).click()
  await expect(page.getByRole('heading', { name: /Late blight/ })).toBeVisible()
})

test('the sheet shows what the officer gets: field, since when, how it went', { tag: '@layout' }, async ({ page }) => {
  await openHistoryEntry(page)
  await page.getByRole('button', { name: 'Send to my officer' }).click()
  const sheet = page.getByRole('dialog', { name: 'Share this answer' })
  const preview = sheet.getByRole('region', { name: 'This is what they get' })
  for (const fact of [`Field: ${PLOTS[0]}`, 'First answer: 16 November 2026', 'Since then: Worse'])
    await expect(preview).toContainText(fact)
  await expect(sheet.getByRole('link', { name: 'My farm officer' })).toHaveAttribute('href', '/account?row=officer')
  const sms = await sheet.getByRole('link', { name: 'Send as one SMS' }).getAttribute('href')
  expect(decodeURIComponent(sms!)).toContain('Since then: Worse.')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
})
