import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

import { endpoints, IMAGE_FIELD } from '~/contract/endpoints'
import type { PredictionResponse } from '~/contract/responses'

import { jpegSegments } from '../support/jpegSegments'
import { CANARY, phonePhoto, tagged } from '../support/phonePhoto'
import { photos } from '../support/photos'
import { register } from './support/accounts'
import { expect, test } from './support/fixtures'
import { choosePhoto, photoPreview, removeButton, reportHeading, requestDiagnosis } from './support/pages'
import { recordUploads } from './support/uploads'

const KB = 1_000
/** JFIF, the browser's own colour profile, tables, frame and scan: segments that carry no metadata. */
const PICTURE_SEGMENTS = ['e0', 'e2', 'db', 'c0', 'c4', 'da']
const SCRIPTS = '**/assets/*.js'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

let largePhoto: Buffer
test.beforeAll(async () => {
  largePhoto = await phonePhoto()
})

/** The photo that the page sends when this one is chosen. */
async function uploadOf(page: Page, uploads: Buffer[], photo: Buffer) {
  await choosePhoto(page, photo)
  const { length } = uploads
  await requestDiagnosis(page)
  await expect(reportHeading(page)).toBeVisible({ timeout: 30_000 })
  expect(uploads.length).toBe(length + 1)
  return uploads.at(-1)!
}

/** A page that has answered once already, so that all its code is loaded. */
async function openWarm(page: Page) {
  const uploads = await recordUploads(page)
  await page.goto('/predict')
  await uploadOf(page, uploads, photos.maizeRust)
  await page.waitForLoadState('networkidle')
  return uploads
}

async function metadataOf(file: Buffer) {
  const { exif, xmp, iptc, comments, orientation } = await sharp(file).metadata()
  return Object.entries({ exif, xmp, iptc, comments, orientation }).flatMap(([kind, value]) => (value ? [kind] : []))
}

/** Four quarters of different colours, taken in this EXIF orientation. */
function quartered(orientation: number) {
  const quarters = ['red', 'lime', 'blue', 'yellow'].map((background, index) => ({
    input: { create: { width: 320, height: 240, channels: 3 as const, background } },
    left: (index % 2) * 320,
    top: Math.floor(index / 2) * 240,
  }))
  const canvas = sharp({ create: { width: 640, height: 480, channels: 3, background: 'white' } })
  return tagged(canvas.composite(quarters), orientation).jpeg().toBuffer()
}

async function cornersOf(picture: Sharp) {
  const { data, info } = await picture
    .resize(2, 2, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { channels: info.channels, lights: Array.from(data, (value) => (value > 127 ? 1 : 0)) }
}

test('photos of every orientation are sent upright and without place, time and camera', async ({ page }) => {
  const uploads = await openWarm(page)
  const plain = sharp({ create: { width: 300, height: 300, channels: 3, background: 'green' } })
  const profileOf = async (file: Buffer) => (await sharp(file).metadata()).icc
  const plainProfile = await profileOf(await uploadOf(page, uploads, await plain.png().toBuffer()))
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const original = await quartered(orientation)
    expect(original.includes(CANARY)).toBe(true)
    expect(await metadataOf(original)).toEqual(expect.arrayContaining(['exif', 'xmp', 'orientation']))

    const upload = await uploadOf(page, uploads, original)
    expect(upload.includes(CANARY)).toBe(false)
    expect(await metadataOf(upload)).toEqual([])
    expect(jpegSegments(upload).filter((marker) => !PICTURE_SEGMENTS.includes(marker))).toEqual([])
    expect(await profileOf(upload)).toEqual(plainProfile)
    const upright = await sharp(original).autoOrient().toBuffer()
    expect(await cornersOf(sharp(upload))).toEqual(await cornersOf(sharp(upright)))
  }
})

test('a small picture is sent unchanged except for its metadata', async ({ page }) => {
  const uploads = await openWarm(page)
  const small = await sharp(photos.maizeRust).resize(200).jpeg({ quality: 70, progressive: true }).toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, CANARY.length + 2]), Buffer.from(CANARY)])
  const withComment = Buffer.concat([small.subarray(0, 2), comment, small.subarray(2), Buffer.from(CANARY)])
  expect((await uploadOf(page, uploads, withComment)).equals(small)).toBe(true)
})

test('a photo of 12 megapixels and a picture of noise are sent in less than 100 KB', async ({ page }) => {
  const uploads = await openWarm(page)
  expect(largePhoto.length).toBeGreaterThan(3_000 * KB)
  expect((await uploadOf(page, uploads, largePhoto)).length).toBeLessThan(largePhoto.length / 40)
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const hardest = sharp({ create: { width: 2000, height: 1500, channels: 3, background: 'grey', noise } })
  expect((await uploadOf(page, uploads, await hardest.jpeg().toBuffer())).length).toBeLessThan(100 * KB)
})

test('the copy that is sent gets the diagnosis of the original', async ({ page, baseURL }) => {
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
  /** Counts the large pictures that the page itself decodes; a worker has a function of its own. */
  const countDecodings = (page: Page) =>
    page.addInitScript(() => {
      const decode = globalThis.createImageBitmap.bind(globalThis) as (...args: unknown[]) => Promise<ImageBitmap>
      globalThis.decodings = 0
      Object.assign(globalThis, {
        createImageBitmap: (...args: unknown[]) => {
          if (args[0] instanceof Blob && args[0].size > 1_000_000) globalThis.decodings++
          return decode(...args)
        },
      })
    })
  const decodings = (page: Page) => page.evaluate(() => globalThis.decodings)

  test('is made in a worker, which is loaded when a photo is chosen', async ({ page }) => {
    await countDecodings(page)
    const uploads = await recordUploads(page)
    await page.goto('/predict', { waitUntil: 'networkidle' })
    expect(page.workers()).toEqual([])
    const worker = page.waitForEvent('worker')
    expect((await uploadOf(page, uploads, largePhoto)).length).toBeLessThan(100 * KB)
    await worker
    expect(await decodings(page)).toBe(0)
  })

  test('is made in the page where the browser has no worker for it', async ({ page }) => {
    await countDecodings(page)
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'OffscreenCanvas')
    })
    const uploads = await openWarm(page)
    expect((await uploadOf(page, uploads, largePhoto)).length).toBeLessThan(100 * KB)
    expect(await decodings(page)).toBe(1)
  })

  test('is sent all the same, and not waited for by the preview, when no worker arrives', async ({ page }) => {
    const uploads = await openWarm(page)
    await page.route(SCRIPTS, (route) => route.abort())
    expect((await uploadOf(page, uploads, largePhoto)).length).toBeLessThan(100 * KB)
    await page.unroute(SCRIPTS)
    await page.route(SCRIPTS, () => undefined) // neither answered nor refused
    await choosePhoto(page, largePhoto)
    await expect.poll(() => photoPreview(page).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(4032)
    await removeButton(page).click()
    expect((await uploadOf(page, uploads, await phonePhoto(photos.cutting))).length).toBeLessThan(100 * KB)
  })
})

declare global {
  var decodings: number
}

test.describe('over a slow connection', () => {
  test('a photo of 12 megapixels is answered at 400 kbit/s with a round trip of 400 ms', async ({ page, context }) => {
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
})
