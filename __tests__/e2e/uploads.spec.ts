import { expect } from './support/fixtures'
import { choosePhoto, reportHeading, requestDiagnosis } from './support/pages'
import {
  MAX_COPY_BYTES,
  countDecodings,
  decodings,
  drawnProfile,
  expectUprightCopy,
  openWarm,
  recordUploads,
  test,
  uploadOf,
} from './support/uploads'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

test('a photo taken upright is sent upright and without place, time and camera', async ({ page }) => {
  const uploads = await openWarm(page)
  await expectUprightCopy(page, uploads, 6, await drawnProfile(page, uploads))
})

test('a photo that lacks its end is sent, and half a photo is not', async ({ page, largePhoto }) => {
  const uploads = await openWarm(page)
  const copy = await uploadOf(page, uploads, largePhoto)
  expect((await uploadOf(page, uploads, largePhoto.subarray(0, -2))).equals(copy)).toBe(true)
  await choosePhoto(page, largePhoto.subarray(0, largePhoto.length / 2))
  await requestDiagnosis(page)
  await expect(page.getByText(/cannot be opened here/).first()).toBeVisible()
  expect(uploads.length).toBe(3)
})

test('the copy of a photo is made in a worker, which is loaded when a photo is chosen', async ({
  page,
  largePhoto,
}) => {
  await countDecodings(page)
  const uploads = await recordUploads(page)
  await page.goto('/predict', { waitUntil: 'networkidle' })
  expect(page.workers()).toEqual([])
  const worker = page.waitForEvent('worker')
  expect((await uploadOf(page, uploads, largePhoto)).length).toBeLessThan(MAX_COPY_BYTES)
  await worker
  expect(await decodings(page)).toBe(0)
})

test('a photo of 12 megapixels is answered at 400 kbit/s with a round trip of 400 ms', async ({
  page,
  context,
  largePhoto,
}) => {
  await page.goto('/predict', { waitUntil: 'networkidle' })
  const client = await context.newCDPSession(page)
  const bytesPerSecond = 400_000 / 8
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await choosePhoto(page, largePhoto)
  await requestDiagnosis(page)
  await expect(reportHeading(page)).toBeVisible({ timeout: 30_000 })
})
