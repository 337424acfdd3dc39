import { randomInt } from 'node:crypto'
import path from 'node:path'

import type { Page } from '@playwright/test'
import SQLite from 'better-sqlite3'

import { diagnosis as diagnosisEn } from '~/client/i18n/en/diagnosis'
import { order as en } from '~/client/i18n/en/order'
import { diagnosis as diagnosisSw } from '~/client/i18n/sw/diagnosis'
import { order as sw } from '~/client/i18n/sw/order'
import { orderPath } from '~/contract/paths'
import { PRO_PLAN } from '~/contract/proPlan'

import { PASSWORD, USERNAME, newEmail, register } from './support/accounts'
import { expect, test } from './support/fixtures'
import { callToAction, openHome, showPhotos, storeTokens } from './support/pages'

/** A phone of its own: the same amount from one phone is refused for two minutes. */
const payingPhone = () => `07${String(randomInt(1e6)).padStart(6, '0')}78`
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

/** Without credits. */
async function openOrder(page: Page, serverUrl: string) {
  const { access, refresh } = await register(serverUrl)
  const id = (JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub
  const stored = new SQLite(path.join(process.env['E2E_DATA_DIR']!, 'jani.sqlite'))
  const { changes } = stored.prepare('update account set credits = 0 where id = ?').run(id)
  stored.close()
  expect(changes).toBe(1)
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
