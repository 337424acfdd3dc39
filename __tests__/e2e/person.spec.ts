import type { Browser, Page } from '@playwright/test'

import { accuracy as accuracyEn } from '~/client/i18n/en/accuracy'
import { desk as deskEn } from '~/client/i18n/en/desk'
import { diagnosis as diagnosisEn } from '~/client/i18n/en/diagnosis'
import { person as personEn } from '~/client/i18n/en/person'
import { share as shareEn } from '~/client/i18n/en/share'
import { accuracy as accuracySw } from '~/client/i18n/sw/accuracy'
import { desk as deskSw } from '~/client/i18n/sw/desk'
import { diagnosis as diagnosisSw } from '~/client/i18n/sw/diagnosis'
import { person as personSw } from '~/client/i18n/sw/person'
import { share as shareSw } from '~/client/i18n/sw/share'
import { paths, predictPath } from '~/contract/paths'
import { en as officerEn } from '~/server/http/officer/words/en'
import { sw as officerSw } from '~/server/http/officer/words/sw'

import { USERNAME, newEmail, register } from './support/accounts'
import { accountOf, changeStoredIn } from './support/database'
import { expect, test } from './support/fixtures'
import { showPhotos, storeTokens } from './support/pages'

const languages = [
  {
    locale: 'en-KE',
    desk: deskEn,
    person: personEn,
    share: shareEn,
    diagnose: diagnosisEn.button.ready,
    officer: officerEn,
    accuracy: accuracyEn,
    question: 'Why do the leaves dry up?',
  },
  {
    locale: 'sw-KE',
    desk: deskSw,
    person: personSw,
    share: shareSw,
    diagnose: diagnosisSw.button.ready,
    officer: officerSw,
    accuracy: accuracySw,
    question: 'Kwa nini majani yanakauka?',
  },
] as const

type Words = (typeof languages)[number]

const DAY_MS = 24 * 60 * 60_000
const COUNTY = 'Nakuru'
const named = (sentence: string, name: string) => sentence.replace('{{name}}', name)

test.use({ baseURL: ({ server }, use) => use(server.url), contextOptions: { reducedMotion: 'reduce' } })

/** A browser of its own with a new account, which the operator may change. */
async function openAs(browser: Browser, { locale }: Words, serverUrl: string) {
  const tokens = await register(serverUrl, newEmail())
  const context = await browser.newContext({ baseURL: serverUrl, locale, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(paths.about)
  await storeTokens(page, { access: tokens.access, refresh: tokens.refresh })
  return { context, page, account: accountOf(tokens.access) }
}

/** Photographs a maize leaf. */
async function diagnose(page: Page, { diagnose: button }: Words, path: string) {
  await page.goto(path)
  await showPhotos(page)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.locator('main h2').first()).toBeFocused()
}

/** The link in what the officer gets. */
async function shareLink(page: Page, { share }: Words) {
  await page.getByRole('button', { name: share.button, exact: true }).click()
  const preview = page.getByRole('region', { name: share.dialog.preview })
  await expect(preview).toContainText('/a/')
  const [link] = /https?:\/\/\S+\/a\/[\w-]+/.exec(await preview.innerText()) ?? []
  await page.getByRole('button', { name: share.dialog.close }).click()
  return link!
}

/** On a phone without script and without an account. */
async function answerByLink(browser: Browser, link: string, { locale, officer }: Words) {
  const context = await browser.newContext({ locale, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: officer.question })).toBeVisible()
  expect(await page.content()).not.toContain(USERNAME)
  await page.getByRole('radio', { name: officer.form.right, exact: true }).check()
  await page.getByRole('button', { name: officer.form.send }).click()
  await expect(page.getByRole('heading', { name: officer.answered.heading })).toBeVisible()
  await context.close()
}

/** With a note, a county, and the photos for this case. */
async function askPerson(page: Page, { person, question }: Words) {
  await page.reload() // the phone has kept the copies by now
  await page.getByRole('button', { name: person.ask.title }).click()
  await page.getByLabel(person.ask.note).fill(question)
  await page.getByLabel(person.ask.county).selectOption(COUNTY)
  const consent = page.getByRole('switch', { name: person.photos.shows.label })
  await expect(consent).not.toBeChecked()
  await consent.check()
  const photosGiven = page.waitForResponse((response) => /\/photos\?/.test(response.url()) && response.ok())
  await page.getByRole('button', { name: person.ask.send, exact: true }).click()
  await photosGiven
  await expect(page.getByText(person.states.asked)).toBeVisible()
}

/** Opens the only case, looks at its photo, and names the disease with the keyboard. */
async function answerAtDesk(page: Page, { desk, question }: Words) {
  await page.goto(paths.desk)
  const row = page.getByRole('main').getByRole('link', { name: new RegExp(COUNTY) })
  await expect(row).toContainText(desk.row.pro)
  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(question)).toBeVisible()
  const photo = page.getByAltText(desk.photos.one.replace('{{number}}', '1').replace('{{count}}', '1'))
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.keyboard.press('/')
  await expect(page.getByLabel(desk.answer.search)).toBeFocused()
  await page.keyboard.type('common rust')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /common rust/i }).first()).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(desk.none.title)).toBeVisible()
}

for (const words of languages)
  test(
    `a farmer, a farmer with the plan, an officer and an expert, in ${words.locale}`,
    { tag: words.locale === 'en-KE' ? ['@layout', '@smoke'] : '@layout' },
    async ({ browser, server }) => {
      test.slow()
      const { person, accuracy } = words
      const expert = await openAs(browser, words, server.url)
      changeStoredIn(server.dataDir, "update account set role = 'expert' where id = ?", expert.account)

      await test.step('an officer answers by the link of a farmer, in three taps', async () => {
        const { page, context } = await openAs(browser, words, server.url)
        await diagnose(page, words, paths.predict)
        const link = await shareLink(page, words)
        await answerByLink(browser, link, words)
        await page.reload()
        await expect(page.getByText(person.by.link)).toBeVisible()
        await expect(page.getByText(person.judged.right)).toBeVisible()
        await context.close()
      })

      await test.step('an expert answers a farmer with the plan, who is offline in between', async () => {
        const { page, context, account } = await openAs(browser, words, server.url)
        changeStoredIn(server.dataDir, 'update account set plan_until = ? where id = ?', Date.now() + DAY_MS, account)
        await diagnose(page, words, predictPath('tomato')) // contradicts what the photo shows
        await askPerson(page, words)
        await context.setOffline(true)
        await answerAtDesk(expert.page, words)
        await expect(page.getByText(person.states.asked)).toBeVisible()
        await context.setOffline(false)
        await expect(page.getByText(named(person.by.expert, USERNAME))).toBeVisible()
        await expect(page.getByRole('link', { name: /common rust/i }).first()).toBeVisible()
        await context.close()
      })

      await test.step('the public page says that nothing is known yet', async () => {
        await expert.page.goto(paths.accuracy)
        await expect(expert.page.getByRole('heading', { name: accuracy.none.title })).toBeVisible()
      })
      await expert.context.close()
    },
  )
