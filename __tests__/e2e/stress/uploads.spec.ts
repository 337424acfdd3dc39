import sharp from 'sharp'

import { endpoints, IMAGE_FIELD } from '~/contract/endpoints'
import { MAX_PHOTOS } from '~/contract/limits'
import type { PredictionResponse } from '~/contract/responses'

import { CANARY, phonePhoto } from '../../support/phonePhoto'
import { photos } from '../../support/photos'
import { register } from '../support/accounts'
import { expect } from '../support/fixtures'
import {
  choosePhoto,
  fileInput,
  leaveAnswer,
  photoPreview,
  removePhoto,
  reportHeading,
  requestDiagnosis,
} from '../support/pages'
import {
  MAX_COPY_BYTES,
  countDecodings,
  decodings,
  drawnProfile,
  expectUprightCopy,
  openWarm,
  test,
  uploadOf,
} from '../support/uploads'

const SCRIPTS = '**/assets/*.js'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

test('photos of every orientation are sent upright and without place, time and camera', async ({ page }) => {
  const uploads = await openWarm(page)
  const profile = await drawnProfile(page, uploads)
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) await expectUprightCopy(page, uploads, orientation, profile)
})

test('a small picture is sent unchanged except for its metadata', async ({ page }) => {
  const uploads = await openWarm(page)
  const small = await sharp(photos.maizeRust).resize(200).jpeg({ quality: 70, progressive: true }).toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, CANARY.length + 2]), Buffer.from(CANARY)])
  const withComment = Buffer.concat([small.subarray(0, 2), comment, small.subarray(2), Buffer.from(CANARY)])
  expect((await uploadOf(page, uploads, withComment)).equals(small)).toBe(true)
})

test('a photo of 12 megapixels and a picture of noise are sent in less than 100 KB', async ({ page, largePhoto }) => {
  const uploads = await openWarm(page)
  expect(largePhoto.length).toBeGreaterThan(3_000_000)
  expect((await uploadOf(page, uploads, largePhoto)).length).toBeLessThan(largePhoto.length / 40)
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const hardest = sharp({ create: { width: 2000, height: 1500, channels: 3, background: 'grey', noise } })
  expect((await uploadOf(page, uploads, await hardest.jpeg().toBuffer())).length).toBeLessThan(MAX_COPY_BYTES)
})

test('six photos of 12 megapixels are sent in at most 250 KB together', async ({ page, largePhoto }) => {
  const uploads = await openWarm(page)
  const before = uploads.length
  const files = Array.from({ length: MAX_PHOTOS }, (_, index) => ({
    name: `${index}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([largePhoto, Buffer.from([index])]), // another file, the same picture
  }))
  await leaveAnswer(page)
  await fileInput(page).setInputFiles(files)
  await expect(page.getByAltText('Leaf photo 6 of 6')).toBeVisible()
  await requestDiagnosis(page)
  await expect(reportHeading(page)).toBeVisible({ timeout: 30_000 })
  const sizes = uploads.slice(before).map(({ length }) => length)
  expect(sizes).toHaveLength(MAX_PHOTOS)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000)
})

test('the copy that is sent gets the diagnosis of the original', async ({ page, baseURL, largePhoto }) => {
  const uploads = await openWarm(page)
  const { access } = await register(baseURL!)
  const diagnose = async (photo: Buffer) => {
    const body = new FormData()
    body.append(IMAGE_FIELD, new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'leaf.jpg')
    const headers = { authorization: `Bearer ${access}` }
    const response = await fetch(baseURL! + endpoints.predict.url, { method: 'POST', headers, body })
    return ((await response.json()) as PredictionResponse).diagnosis
  }
  for (const original of [largePhoto, photos.maizeRust]) {
    const upload = await uploadOf(page, uploads, original)
    expect(upload.length).toBeLessThanOrEqual(original.length)
    const [whole, copy] = [await diagnose(original), await diagnose(upload)]
    expect(copy).toMatchObject({ label: whole.label, verdict: whole.verdict })
    expect(Math.abs(copy.confidence! - whole.confidence!)).toBeLessThanOrEqual(0.01)
  }
})

test.describe('the copy of a photo', () => {
  test('is made in the page where the browser has no worker for it', async ({ page, largePhoto }) => {
    await countDecodings(page)
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'OffscreenCanvas')
    })
    const uploads = await openWarm(page)
    expect((await uploadOf(page, uploads, largePhoto)).length).toBeLessThan(MAX_COPY_BYTES)
    expect(await decodings(page)).toBe(1)
  })

  test('is sent anyway, without delaying the preview, when no worker arrives', async ({ page, largePhoto }) => {
    const uploads = await openWarm(page)
    await page.route(SCRIPTS, (route) => route.abort())
    expect((await uploadOf(page, uploads, largePhoto)).length).toBeLessThan(MAX_COPY_BYTES)
    await page.unroute(SCRIPTS)
    await page.route(SCRIPTS, () => undefined) // neither answered nor refused
    await choosePhoto(page, largePhoto)
    await expect.poll(() => photoPreview(page).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(4032)
    await removePhoto(page)
    expect((await uploadOf(page, uploads, await phonePhoto(photos.cutting))).length).toBeLessThan(MAX_COPY_BYTES)
  })
})
