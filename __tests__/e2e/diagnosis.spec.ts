import type { Locator } from '@playwright/test'
import sharp from 'sharp'

import { photos } from '../support/photos'
import { predictionIn, verdicts } from '../support/predictions'
import { prediction } from './support/predictions'
import { expect, test } from './support/fixtures'
import { recordLayoutShifts } from './support/layoutShifts'
import {
  choosePhoto,
  expectWholeReport,
  fileInput,
  leaveAnswer,
  openPredict,
  photoPreview,
  requestDiagnosis,
  resultCard,
  settled,
} from './support/pages'
import { storedPhotos } from './support/storedPhotos'

/** `noise`: a picture that the browser must shrink before the server accepts it. */
/** Said before anything is uploaded. */
const CANNOT_BE_OPENED = 'This photo cannot be opened here.'

async function wrongFiles() {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const canvas = sharp({ create: { width: 1600, height: 1300, channels: 3, background: 'grey', noise } })
  return [
    [Buffer.from('just a letter'), CANNOT_BE_OPENED],
    [photos.maizeRust.subarray(0, 40_000), /This photo (cannot be opened here|is damaged)/],
    [Buffer.alloc(6 * 1024 * 1024, 'x'), 'The file is too large. Please upload a smaller file.'],
    [Buffer.alloc(0), CANNOT_BE_OPENED],
    [await canvas.png().toBuffer(), 'This answer is free.'],
  ] as const
}

/** Longer than a few lines of a phone, and typed within ten seconds. */
const SHORT_RESULT = `## Maize: common rust

**Very sure.** A fungus causes it, and wind brings it from field to field in cool and moist weather.

### Do today

- Rub ten leaves with a clean finger and look for brick-red powder on it.
- See whether the upper leaves have bumps too, and count the plants that have them.

Look again in 7 days.`

async function boxOf(locator: Locator) {
  const box = (await locator.boundingBox())!
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

test.use({ isSignedIn: true })

const RESULTS = [
  ['of a result', predictionIn('en', verdicts.confident)],
  ['of a result that is Markdown only', prediction(SHORT_RESULT)],
] as const

for (const [of, json] of RESULTS)
  test(`the layout does not shift from the request to the last word ${of}`, { tag: '@layout' }, async ({ page }) => {
    const shifts = await recordLayoutShifts(page)
    await openPredict(page)
    let answer = () => {}
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/predict/', async (route) => {
      await isAsked
      await route.fulfill({ json })
    })
    await choosePhoto(page)
    await settled(page)
    await requestDiagnosis(page)
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await page.waitForTimeout(600) // Chromium counts no shift within 500 ms after an input
    const { length } = await shifts() // what the presses move, on a slow machine after a while
    answer()
    await expectWholeReport(page)
    expect((await shifts()).slice(length)).toEqual([])
  })

test('the words of a new answer appear one by one in their place, and a tap shows all', async ({ page }) => {
  await openPredict(page)
  await page.route('**/api/predict/', (route) => route.fulfill({ json: predictionIn('en', verdicts.confident) }))
  await choosePhoto(page)
  await requestDiagnosis(page)
  await expect(resultCard(page)).toHaveAttribute('data-typing', 'true')
  const untyped = () =>
    page.evaluate(
      () => [...(CSS.highlights.get('untyped') ?? [])].map((range) => (range as Range).toString()).join('').length,
    )
  const before = await untyped()
  await expect.poll(untyped).toBeLessThan(before)
  expect(await untyped()).toBeGreaterThan(0)
  const actions = await boxOf(resultCard(page).getByRole('list').first())
  await page.getByRole('heading', { level: 2 }).click()
  await expectWholeReport(page)
  expect(await untyped()).toBe(0)
  expect(await boxOf(resultCard(page).getByRole('list').first())).toEqual(actions)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test(
    'the result is beneath the photo on a phone, with it in the banner, and next to it on a desktop, where it stays in sight',
    { tag: '@layout' },
    async ({ page, device }) => {
      await openPredict(page)
      await choosePhoto(page)
      await requestDiagnosis(page)
      await expectWholeReport(page)
      const result = await boxOf(resultCard(page))
      if (device === 'phone') {
        expect((await boxOf(photoPreview(page))).bottom).toBeLessThan(result.top)
        await expect(resultCard(page).locator('section img[src^="blob:"]')).toBeVisible()
        return
      }
      const photo = await boxOf(photoPreview(page))
      const banner = await boxOf(page.getByRole('heading', { level: 2 }).first())
      expect(banner.left).toBeGreaterThan(photo.right)
      expect(banner.top).toBeLessThan(photo.bottom)
      expect(result.left).toBeGreaterThan(photo.right)
      await resultCard(page).evaluate((card) => {
        window.scrollBy({ top: card.getBoundingClientRect().top, behavior: 'instant' })
      })
      const { top, bottom } = await boxOf(photoPreview(page))
      expect(top).toBeGreaterThan(0)
      expect(bottom).toBeLessThanOrEqual(page.viewportSize()!.height)
    },
  )

  test('files that are not leaf photos show a message and cost nothing', async ({ page }) => {
    await openPredict(page)
    for (const [buffer, sentence] of await wrongFiles()) {
      await fileInput(page).setInputFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer })
      await requestDiagnosis(page)
      await expect(page.getByText(sentence).first()).toBeVisible()
    }
    await openPredict(page, 5)
  })
})

test('an untyped photo from another app is shown and sent; a document is refused', async ({ page }) => {
  for (const [name, mimeType] of [
    ['1000012345', ''],
    ['document:1000012345', 'application/octet-stream'],
  ] as const) {
    await openPredict(page)
    await fileInput(page).setInputFiles({ name, mimeType, buffer: photos.maizeRust })
    await expect(photoPreview(page)).toHaveJSProperty('complete', true)
    expect(await photoPreview(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await requestDiagnosis(page)
    await expect(page.getByText('Credits left: 4', { exact: true })).toBeVisible()
    await expect.poll(() => storedPhotos(page)).toEqual([]) // a stored scan would be sent again
    await page.route('**/api/users/get_user', (route) =>
      route.fulfill({ json: { user: { username: 'Wanjiru', credits: 5 } } }),
    )
  }
  await leaveAnswer(page)
  await fileInput(page).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText(CANNOT_BE_OPENED)).toBeVisible()
})
