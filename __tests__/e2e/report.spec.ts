import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { report as en } from '~/client/i18n/en/report'
import { report as sw } from '~/client/i18n/sw/report'
import { reportPath } from '~/contract/paths'

import { register } from './support/accounts'
import { accountOf, changeStored } from './support/database'
import { expect, test } from './support/fixtures'
import { showPhotos, storeTokens } from './support/pages'

const MONTH_MS = 30 * 24 * 3_600_000
const languages = [
  { locale: 'en-KE', words: en, diagnose: 'Diagnose' },
  { locale: 'sw-KE', words: sw, diagnose: 'Chunguza' },
] as const

/** With the plan, and one answer. */
async function openReport(page: Page, serverUrl: string, diagnose: string) {
  const { access, refresh } = await register(serverUrl)
  changeStored('update account set plan_until = ? where id = ?', Date.now() + MONTH_MS, accountOf(access))
  await page.goto('/about')
  await storeTokens(page, { access, refresh })
  await page.goto('/predict')
  await showPhotos(page)
  await page.getByRole('button', { name: diagnose, exact: true }).click()
  await expect(page.locator('main h2').first()).toBeFocused()
  await page.goto(reportPath)
}

for (const { locale, words, diagnose } of languages)
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test(
      'the crop health report prints on one page and saves as a table',
      { tag: '@layout' },
      async ({ page, baseURL }) => {
        await openReport(page, baseURL!, diagnose)
        await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible()
        await expect(page.getByRole('button', { name: words.print, exact: true })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: words.csv }).click()
        const file = await download
        expect(file.suggestedFilename()).toMatch(/^jani-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
        const [head = '', ...rows] = readFileSync(await file.path(), 'utf8')
          .trim()
          .split(/\r\n/)
        expect(head).toContain(words.columns.advised)
        expect(rows).toHaveLength(1)

        await page.emulateMedia({ media: 'print' })
        for (const role of ['banner', 'contentinfo', 'button', 'combobox'] as const)
          await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
        await expect(page.getByText(words.advised).first()).toBeVisible()
        const pdf = await page.pdf({ preferCSSPageSize: true })
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      },
    )
  })
