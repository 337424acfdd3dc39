import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { endpoints } from '~/contract/endpoints'
import type { PredictionResponse } from '~/contract/responses'

import { photos } from '../support/photos'
import { expect, test } from './support/fixtures'
import { LEAF, choosePhoto, diagnoseButton, expectCredits, fileInput, openPredict } from './support/pages'
import { prediction } from './support/predictions'
import { MARY, SCREENS, callsOf, boxOf, specifiedServer, startWith } from './support/specification'
import { recordUploads } from './support/uploads'

const ZONE = 'Click to upload or drag & drop an image'
const REPORT = `## Maize: common rust

**Very sure.** A fungus causes it, and wind brings it from field to field.

### Do today

- Rub ten leaves with a clean finger.
- Count the plants that have bumps.`

const ANSWER_BESIDE_PX = 1200
const NO_PHOTO = /^This (photo cannot be opened here|file is not a photo)/
const PREDICT = `**${endpoints.predict.url}`

const zone = (page: Page) => page.getByText(ZONE, { exact: true })
const preview = (page: Page) => page.locator('main img[src^="blob:"]:visible').first()
const busyButton = (page: Page) => page.getByRole('button', { name: /Diagnosing\.\.\.$/ })
const toasts = (page: Page) => page.getByRole('alert')
const reportTitle = (page: Page) => page.locator('main h2').filter({ hasText: 'Maize: common rust' })

/** Mary, on a server of the specification. */
async function openAsMary(page: Page, answers: Parameters<typeof specifiedServer>[1] = {}) {
  const calls = await specifiedServer(page, { [endpoints.getUser.url]: [{ json: { user: MARY } }], ...answers })
  await startWith(page, { access: `e30.${btoa('{"sub":"1"}')}.x`, refresh: 'r1' })
  await openPredict(page, 5)
  return calls
}

/** Runs in the page: whether the element, or one right around it, is a dashed box. */
function isDashed(element: Element) {
  for (let box: Element | null = element, level = 0; box && level < 5; box = box.parentElement, level++)
    if (getComputedStyle(box).borderTopStyle === 'dashed') return true
  return false
}

for (const screen of SCREENS)
  test(`47, 49 to 55, 81, 82: at ${screen.width} px from the empty screen by preview and Diagnosing... to the report`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    let answer = () => {}
    const isAsked = new Promise<void>((resolve) => (answer = resolve))
    const calls = await openAsMary(page)
    let asked = 0
    await page.route(PREDICT, async (route) => {
      asked++
      await isAsked
      await route.fulfill({ json: prediction(REPORT) })
    })
    const isBeside = screen.width >= ANSWER_BESIDE_PX
    const expectOnTheLeft = async (locator: ReturnType<typeof zone>) => {
      const { left, right } = await boxOf(locator)
      if (isBeside) expect((left + right) / 2).toBeLessThan(screen.width / 2)
    }

    await expect(page.getByRole('heading', { level: 1, name: 'Upload Leaf Image', exact: true })).toBeVisible()
    await expect(page.getByText('Drag & drop or click to upload a leaf photo for disease prediction')).toBeVisible()
    await expect(page.getByText('PNG, JPG, up to 5MB', { exact: true })).toBeVisible()
    expect(await zone(page).evaluate(isDashed)).toBe(true)
    await expectOnTheLeft(zone(page))

    await fileInput(page).setInputFiles(LEAF)
    await expect(preview(page)).toBeVisible()
    await expectOnTheLeft(preview(page))
    await expectOnTheLeft(diagnoseButton(page))

    await diagnoseButton(page).click()
    await expect(busyButton(page)).toBeDisabled()
    await expect(busyButton(page).getByRole('progressbar')).toBeVisible()
    await busyButton(page).dispatchEvent('click')
    await expectOnTheLeft(busyButton(page))

    answer()
    await expect(reportTitle(page)).toBeVisible()
    await expectCredits(page, 4)
    await reportTitle(page).click() // shows the rest at once
    await expect(page.locator('main strong').filter({ hasText: 'Very sure.' })).toBeVisible()
    await expect(page.locator('main h3').filter({ hasText: 'Do today' })).toBeVisible()
    await expect(page.locator('main li').filter({ hasText: 'Count the plants that have bumps.' })).toBeVisible()
    expect(asked).toBe(1)
    expect(callsOf(calls, endpoints.refresh)).toEqual([])

    const report = await boxOf(reportTitle(page))
    if (isBeside) {
      await expectOnTheLeft(preview(page))
      expect(report.left).toBeGreaterThan((await boxOf(preview(page))).right)
    } else
      for (const photo of await page.locator('main img[src^="blob:"]:visible').all())
        expect(report.top).toBeGreaterThan((await boxOf(photo)).bottom)

    await choosePhoto(page, await sharp(photos.maizeRust).flop().jpeg().toBuffer())
    await expect(reportTitle(page)).toHaveCount(0)
  })

test('51: a photo that is dropped is shown', async ({ browser }) => {
  for (const viewport of SCREENS) {
    const page = await browser.newPage({ viewport })
    await openPredict(page, 0)
    const dataTransfer = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.from(bytes)], 'leaf.jpg', { type: 'image/jpeg' }))
        return transfer
      },
      [...photos.maizeRust],
    )
    await zone(page).dispatchEvent('drop', { dataTransfer })
    await expect(preview(page)).toBeVisible()
    await page.close()
  }
})

test('84, 85: Diagnose without a photo does nothing; what is no photo is refused in a sentence', async ({ page }) => {
  const calls = await openAsMary(page, { [endpoints.predict.url]: [{ json: prediction(REPORT) }] })
  await page.getByRole('main').getByText('Diagnose', { exact: true }).first().click()
  await fileInput(page).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText(NO_PHOTO)).toBeVisible()
  await expect(preview(page)).toHaveCount(0)
  await choosePhoto(page)
  await diagnoseButton(page).click()
  await expect(reportTitle(page)).toBeVisible()
  expect(callsOf(calls, endpoints.predict)).toHaveLength(1)
})

test('84: a drawing (SVG) is no photo', async ({ page }) => {
  await openAsMary(page)
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>')
  await fileInput(page).setInputFiles({ name: 'leaf.svg', mimeType: 'image/svg+xml', buffer })
  await expect(page.getByText(NO_PHOTO).first()).toBeVisible()
})

test('90: a visitor who presses Diagnose is asked to log in', async ({ page }) => {
  const calls = await specifiedServer(page, {})
  await openPredict(page, 0)
  await choosePhoto(page)
  await diagnoseButton(page).click()
  await expect(toasts(page)).toHaveText('Please log in first.')
  expect(callsOf(calls, endpoints.predict)).toEqual([])
  await expect(preview(page)).toBeVisible()
})

test('92, 93, 96: the photo is sent as the field image of a multipart form, with the token', async ({ page }) => {
  await openAsMary(page)
  const uploads = await recordUploads(page)
  await page.reload()
  await choosePhoto(page)
  const sent = page.waitForRequest(PREDICT)
  await diagnoseButton(page).click()
  const request = await sent
  expect(request.method()).toBe('POST')
  expect(await request.headerValue('authorization')).toMatch(/^Bearer e30\./)
  expect(await request.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  await expect(reportTitle(page)).toBeVisible()
  expect(uploads).toHaveLength(1)
})

const TOO_LARGE = 'The file is too large. Please upload a smaller file.'

for (const [name, answer, sentence, severity] of [
  ['97: 413', { status: 413, json: { detail: 'Too large.' } }, TOO_LARGE, 'error'],
  ['97: 413 in the body', { status: 400, json: { status: 413, detail: 'Too large.' } }, TOO_LARGE, 'error'],
  ['98: a detail', { status: 400, json: { detail: 'No leaf.' } }, 'No leaf.', 'warning'],
  ['98, 102: no detail', { status: 500, json: {} }, 'An error occurred while diagnosing.', 'warning'],
  ['99: no response', 'noResponse', 'No response from server. Please try again later.', 'warning'],
  ['100: anything else', { html: '<p>Pay here</p>' }, 'An unexpected error occurred.', null],
] as const)
  test(`${name} is said by a toast, and the photo stays`, async ({ page }) => {
    await openAsMary(page, { [endpoints.predict.url]: [answer] })
    await choosePhoto(page)
    await diagnoseButton(page).click()
    await expect(toasts(page).filter({ hasText: sentence })).toBeVisible()
    if (severity)
      await expect(toasts(page).filter({ hasText: sentence })).toHaveClass(new RegExp(`color${severity}`, 'i'))
    await expect(preview(page)).toBeVisible()
    await expectCredits(page, 5)
  })

test.describe('on our server', () => {
  test.use({ isSignedIn: true })

  test('1, 2, 66, 96, 108: a leaf is answered with actions for one credit, what is no leaf costs none', async ({
    page,
  }) => {
    await openPredict(page, 5)
    const ask = async () => {
      const answered = page.waitForResponse(PREDICT)
      await diagnoseButton(page).click()
      const response = await answered
      expect(response.status()).toBe(200)
      return (await response.json()) as PredictionResponse
    }
    await choosePhoto(page)
    const { result, credits, diagnosis } = await ask()
    expect(result).toContain(diagnosis.answer.actions[0])
    expect(credits).toBe(4)
    await expectCredits(page, 4)
    await page.locator('main h2').first().click()
    await expect(page.getByRole('main')).toContainText(diagnosis.answer.actions[0]!)

    await page.goto('/history')
    await expect(page.getByText(/The last 10 answers\./)).toBeVisible()

    await openPredict(page, 4)
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    const grey = sharp({ create: { width: 1600, height: 1300, channels: 3, background: 'grey', noise } })
    await choosePhoto(page, await grey.png().toBuffer())
    expect((await ask()).credits).toBe(4)
    await expectCredits(page, 4)
  })
})
