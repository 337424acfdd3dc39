import type { Page } from '@playwright/test'

import { endpoints } from '~/contract/endpoints'

import { hostileReports, hostileTexts } from '../support/hostileTexts'
import { photos } from '../support/photos'
import { prediction } from './support/predictions'
import { expect, test as base } from './support/fixtures'
import {
  LEAF,
  expectWholeReport,
  fileInput,
  leaveAnswer,
  openPredict,
  photoPreview,
  removePhoto,
  report,
  requestDiagnosis,
  storedTokens,
} from './support/pages'

/** Everything that a text could have become if it were taken for markup. */
const MARKUP =
  'main script, iframe, object, embed, form[action], base, meta[http-equiv], video, math, template:not(#_goober), x, ' +
  'script[src^="http"], script[src^="data"], link[href*="evil"], [onerror], [onload], [onclick], [onfocus], [ontoggle], [srcdoc]'
const SAFE_LINKS = ['http:', 'https:', 'mailto:']

/** `ran`: what a hostile text executed. `urls`: every address that the page requested. */
const test = base.extend<{ watched: { ran: string[]; urls: string[] } }>({
  watched: async ({ page, baseURL }, use) => {
    const watched = { ran: [] as string[], urls: [] as string[] }
    await page.exposeFunction('ran', () => watched.ran.push('a script'))
    page.on('dialog', (dialog) => {
      watched.ran.push(dialog.message())
      void dialog.dismiss()
    })
    page.on('request', (request) => watched.urls.push(request.url()))
    await use(watched)
    expect(watched.ran).toEqual([])
    expect(await page.locator(MARKUP).evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).toEqual([])
    expect(watched.urls.filter((url) => !url.startsWith(baseURL!) && !url.startsWith('blob:'))).toEqual([])
  },
})

const script = (page: Page, endpoint: { url: string }, json: unknown, status = 200) =>
  page.route(`**${endpoint.url}`, (route) => route.fulfill({ status, json }))

const inTens = Array.from({ length: Math.ceil(hostileTexts.length / 10) }, (_, index) =>
  hostileTexts.slice(index * 10, index * 10 + 10).join(' '),
)

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

test('hostile texts stay text in every place of a report', async ({ page, watched }) => {
  test.slow()
  await openPredict(page)
  const tokens = Object.values(await storedTokens(page)) as string[]
  for (const markdown of hostileReports) {
    await leaveAnswer(page)
    await fileInput(page).setInputFiles(LEAF)
    await script(page, endpoints.predict, prediction(`${markdown}\n\nThe end of it.`))
    await requestDiagnosis(page)
    await expect(report(page).getByText('The end of it.')).toBeVisible()
    await expectWholeReport(page)
    const links = await report(page)
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol))
    expect(links.filter((protocol) => !SAFE_LINKS.includes(protocol))).toEqual([])
    await expect(report(page).locator('img, svg, input, style, details, source')).toHaveCount(0)
    expect(watched.ran).toEqual([])
    await page.unroute(`**${endpoints.predict.url}`)
  }
  expect(watched.urls.filter((url) => tokens.some((token) => url.includes(token)))).toEqual([])
})

test('hostile texts stay text in a username, an error message and a file name', async ({ page, watched }) => {
  for (const username of inTens) {
    await page.unroute(`**${endpoints.getUser.url}`)
    await script(page, endpoints.getUser, { user: { username, credits: 5 } })
    await page.goto('/predict')
    await expect(page.locator('header')).toContainText(username.slice(0, 12))
  }
  for (const text of hostileTexts) {
    const name = `${text.replaceAll('/', '\u2215')}.jpg`
    await fileInput(page).setInputFiles({ name, mimeType: 'image/jpeg', buffer: photos.maizeRust })
    await expect(photoPreview(page)).toBeVisible()
    await removePhoto(page)
  }
  for (const detail of inTens) {
    await fileInput(page).setInputFiles(LEAF)
    await page.unroute(`**${endpoints.predict.url}`)
    await script(page, endpoints.predict, { detail }, 400)
    await requestDiagnosis(page)
    await page.waitForFunction((text) => document.body.textContent.includes(text), detail)
  }
  expect(watched.ran).toEqual([])
})

base.describe('a violation of the content security policy', () => {
  base.use({ baseURL: ({ server }, use) => use(server.url) })

  base('is refused by the browser and logged by the server', async ({ page, server, policyViolations }) => {
    await page.goto('/predict')
    const error = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<img src=x onerror=ran()>'
        return 'done'
      } catch (refusal) {
        return (refusal as Error).name
      }
    })
    expect(error).toBe('TypeError')
    await expect.poll(() => policyViolations.length).toBe(1)
    expect(policyViolations.splice(0)).toEqual([expect.stringMatching(/^require-trusted-types-for trusted-types-sink/)])
    const logged = '"directive":"require-trusted-types-for"'
    await expect.poll(() => server.said()).toContain(logged)
  })
})
