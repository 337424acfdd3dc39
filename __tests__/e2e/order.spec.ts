import { randomInt } from 'node:crypto'

import type { Page } from '@playwright/test'

import { diagnosis as diagnosisEn } from '~/client/i18n/en/diagnosis'
import { order as en } from '~/client/i18n/en/order'
import { diagnosis as diagnosisSw } from '~/client/i18n/sw/diagnosis'
import { order as sw } from '~/client/i18n/sw/order'
import { orderPath } from '~/contract/paths'
import { PRO_PLAN } from '~/contract/proPlan'

import { PASSWORD, USERNAME, newEmail, register } from './support/accounts'
import { accountOf, changeStored } from './support/database'
import { expect, test } from './support/fixtures'
import { callToAction, openHome, showPhotos, storeTokens } from './support/pages'

/** A phone of its own: the same amount from one phone is refused for two minutes. */
const payingPhone = () => `07${String(randomInt(1e6)).padStart(6, '0')}78`
const PAYS_BY_HAND = '0712 345 605'
const CANCELS = '0712 345 601'
const WRONG_PIN = '0712 345 602'
/** M-Pesa is asked after 15 seconds for the first time. */
const DECIDED = { timeout: 40_000 }

const languages = [
  { locale: 'en-KE', words: en, picker: diagnosisEn.button.ready, until: /^Pro until \d+ \w+/ },
  { locale: 'sw-KE', words: sw, picker: diagnosisSw.button.ready, until: /^Pro hadi \d+ \w+/ },
] as const

type Words = (typeof languages)[number]['words']

const sheet = (page: Page) => page.getByRole('dialog')

async function pay(page: Page, { phone: label, pay: button }: Words, phone: string) {
  await sheet(page).getByLabel(label).fill(phone)
  await sheet(page)
    .getByRole('button', { name: button.replace('{{amount, number}}', String(PRO_PLAN.priceKsh)) })
    .click()
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Without credits. */
async function openOrder(page: Page, serverUrl: string) {
  const { access, refresh } = await register(serverUrl)
  expect(changeStored('update account set credits = 0 where id = ?', accountOf(access))).toBe(1)
  await page.goto('/about')
  await storeTokens(page, { access, refresh })
  await page.goto(orderPath)
}

const expectNoOverflow = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

for (const { locale, words, picker, until } of languages)
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test(
      'a farmer without credits buys the plan, and it pays for the answer',
      { tag: locale === 'en-KE' ? ['@phone', '@smoke'] : '@phone' },
      async ({ page, baseURL }) => {
        await openOrder(page, baseURL!)
        await expect(sheet(page).getByText(words.dryRun)).toBeVisible()
        await expectNoOverflow(page)
        await pay(page, words, payingPhone())
        await expect(sheet(page).getByRole('heading', { name: words.title.waiting })).toBeVisible()
        await expectNoOverflow(page)
        await expect(sheet(page).getByText(until)).toBeVisible(DECIDED)
        await sheet(page).getByRole('button', { name: words.next }).click()
        await expect(sheet(page)).toHaveCount(0)
        await expect(page.getByText(until)).toBeVisible()
        await showPhotos(page)
        await page.getByRole('button', { name: picker, exact: true }).click()
        await expect(page.locator('main h2').first()).toBeFocused()
        await expect(page.getByText(/^(Credits left|Krediti): 0$/)).toBeVisible()
      },
    )

    test(
      'a payment that is cancelled, or has a wrong PIN, is explained',
      { tag: '@phone' },
      async ({ page, baseURL }) => {
        await openOrder(page, baseURL!)
        for (const [phone, sentence] of [
          [CANCELS, words.failures.cancelled],
          [WRONG_PIN, words.failures.wrongPin],
        ] as const) {
          await pay(page, words, phone)
          await expect(sheet(page).getByText(sentence)).toBeVisible(DECIDED)
          await expectNoOverflow(page)
          await sheet(page).getByRole('button', { name: words.tryAgain }).click()
          await expect(sheet(page).getByLabel(words.phone)).toHaveValue(phone)
        }
      },
    )

    test('who pays by hand gets the plan when M-Pesa lists it', { tag: '@phone' }, async ({ page, baseURL }) => {
      await page.route('**/api/plan', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...((await response.json()) as object), isSimulated: false } })
      })
      await openOrder(page, baseURL!)
      await pay(page, words, PAYS_BY_HAND)
      await expect(sheet(page).getByText(words.failures.noAnswer)).toBeVisible(DECIDED)
      await sheet(page).getByRole('button', { name: words.byHand.instead }).click()
      await expect(sheet(page).getByRole('listitem')).toHaveCount(words.byHand.steps.length)
      await expectNoOverflow(page)
      changeStored('update payment_list set read_at = 0, tried_at = 0')
      await expect(async () => {
        await page.goto(orderPath)
        await expect(sheet(page).getByText(until)).toBeVisible({ timeout: 2_000 })
      }).toPass(DECIDED)
    })

    test('a plan that ends says so, and leaves the credits', { tag: '@phone' }, async ({ page, baseURL }) => {
      const { access, refresh } = await register(baseURL!)
      const runUntil = (time: number) =>
        changeStored('update account set plan_until = ? where id = ?', time, accountOf(access))
      runUntil(Date.now() + 2 * DAY_MS)
      await page.goto('/about')
      await storeTokens(page, { access, refresh })
      await page.goto('/predict')
      await expect(page.getByText(until)).toBeVisible()
      await expect(page.getByRole('link', { name: locale === 'en-KE' ? 'Order again' : 'Agiza tena' })).toBeVisible()
      await expectNoOverflow(page)
      runUntil(Date.now() - MINUTE_MS)
      await page.reload()
      await expect(page.getByText(/^(Credits left|Krediti): 5$/)).toBeVisible()
      await expect(page.getByText(until)).toHaveCount(0)
    })

    test('an order goes on while the page is closed', { tag: '@phone' }, async ({ page, context, baseURL }) => {
      await openOrder(page, baseURL!)
      await pay(page, words, payingPhone())
      await expect(sheet(page).getByRole('heading', { name: words.title.waiting })).toBeVisible()
      await page.close()
      const next = await context.newPage()
      await next.goto(orderPath)
      await expect(sheet(next).getByText(until)).toBeVisible(DECIDED)
    })
  })

test('the landing page leads a visitor to the order after signing up', { tag: '@phone' }, async ({ page }) => {
  await openHome(page)
  await callToAction(page, 'Order Pro Crop Care').click()
  await page.getByLabel('Username').fill(USERNAME)
  await page.getByLabel('Email Address').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(sheet(page).getByLabel(en.phone)).toBeVisible()
})
