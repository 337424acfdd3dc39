import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import type { AccuracyResponse, ChoicesResponse, DeskCase, DeskCaseResponse } from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'

import { USERNAME } from './accounts'

const deskCase = (id: string, change: Partial<DeskCase> = {}): DeskCase => ({
  id,
  crop: 'tomato',
  cropName: 'Tomato',
  title: 'Early blight or late blight',
  sureness: 'Not sure which',
  county: 'Nakuru',
  askedAt: '2026-11-23T08:00:00Z',
  state: 'asked',
  isPro: false,
  takenBy: null,
  takenUntil: null,
  photos: 0,
  ...change,
})

const CASES = [
  deskCase('case-1', { isPro: true }),
  deskCase('case-2', { county: null, takenBy: 'other', takenUntil: '2026-11-23T09:30:00Z', state: 'taken' }),
  deskCase('case-3', { crop: 'maize', cropName: 'Maize', title: 'Common rust', sureness: 'Fairly sure' }),
]

const TAKEN: DeskCaseResponse['case'] = {
  ...deskCase('case-1', { isPro: true, takenBy: 'me', state: 'taken' }),
  told: ['No white fuzz below the leaves.'],
  candidates: ['Tomato, early blight, 48 %', 'Tomato, late blight, 44 %'],
  actions: ['Turn ten leaves over and look below.'],
  note: 'Since the rain. What can I do?',
  question: null,
  reply: null,
  shownHash: 'shown',
  label: null,
  earlier: [{ createdAt: '2026-11-02T08:00:00Z', title: 'Healthy leaf', progress: null }],
  notes: [],
  answers: [],
}

const choice = (id: string, name: string): ChoicesResponse['names'][number] => ({
  id,
  crop: 'tomato',
  name,
  actions: ['Take off the lowest spotted leaves and bury them.', 'Do not water over the leaves.'],
  reportTo: null,
})

const CHOICES: ChoicesResponse = {
  names: [choice('Tomato___Early_blight', 'early blight'), choice('Tomato___Late_blight', 'late blight')],
}

/** For an expert. */
export async function openDesk(page: Page) {
  const user = { username: USERNAME, credits: 5, role: 'expert' }
  await page.route('**/api/users/get_user', (route) => route.fulfill({ json: { user } }))
  await page.route(`**${endpoints.getDesk.url}`, (route) => route.fulfill({ json: { cases: CASES } }))
  await page.goto('/desk')
  await expect(page.getByText('3 open cases')).toBeVisible()
}

/** One case, with every part of the form. */
export async function openCase(page: Page) {
  await page.route(`**${endpoints.getChoices.url}`, (route) => route.fulfill({ json: CHOICES }))
  await page.route('**/api/desk/*/take', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { case: TAKEN } }) : route.fulfill({ status: 204 }),
  )
  await openDesk(page)
  await page
    .getByRole('link', { name: /^Tomato/ })
    .first()
    .click()
  await page.getByRole('radio', { name: 'Something else' }).check({ force: true })
  await page.getByRole('radio', { name: 'late blight' }).check({ force: true })
  await page.getByRole('checkbox', { name: /^Confirmed/ }).check()
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
}

const JUDGED: AccuracyResponse = {
  since: '2026-11-23T08:00:00Z',
  rows: [
    { by: 'expert', crop: null, level: 'verySure', judged: 50, share: 0.82, low: 0.692, high: 0.902 },
    { by: 'expert', crop: 'tomato', level: 'ranked', judged: 12, share: null, low: null, high: null },
    { by: 'invited', crop: null, level: 'fairlySure', judged: 40, share: 0.75, low: 0.598, high: 0.858 },
  ],
  undecided: 4,
}

export async function openAccuracy(page: Page) {
  await page.route(`**${endpoints.getAccuracy.url}`, (route) => route.fulfill({ json: JUDGED }))
  await page.goto('/accuracy')
  await expect(page.getByRole('table').first()).toBeVisible()
}
