import { endpoints } from '~/contract/endpoints'

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
  showUprightOnly,
  test,
  uploadOf,
} from './support/uploads'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

test('a photo taken upright is sent upright and without place, time and camera', async ({ page }) => {
  const uploads = await openWarm(page)
  await expectUprightCopy(page, uploads, 6, await drawnProfile(page, uploads))
})

test('a photo is sent upright by a browser that turns only what it shows', async ({ page }) => {
  await showUprightOnly(page)
  const uploads = await openWarm(page)
  await expectUprightCopy(page, uploads, 6, await drawnProfile(page, uploads))
})

test('a slightly truncated photo is sent, and half a photo is not', async ({ page, largePhoto }) => {
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

for (const { kilobits, roundTripMs } of [
  { kilobits: 400, roundTripMs: 400 },
  { kilobits: 40, roundTripMs: 300 },
])
  test(`a photo of 12 megapixels is answered at ${kilobits} kbit/s with a round trip of ${roundTripMs} ms`, async ({
    page,
    context,
    largePhoto,
  }) => {
    test.slow()
    await page.goto('/predict', { waitUntil: 'networkidle' })
    const client = await context.newCDPSession(page)
    const bytesPerSecond = (kilobits * 1000) / 8
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTripMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(endpoints.predict.url)) calls.push(request.headers()['idempotency-key'] ?? '')
    })
    await choosePhoto(page, largePhoto)
    await requestDiagnosis(page)
    await expect(reportHeading(page)).toBeVisible({ timeout: 60_000 })
    expect(calls).toHaveLength(1)
  })
