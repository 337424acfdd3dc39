import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

import { endpoints } from '~/contract/endpoints'

import { jpegSegments } from '../../support/jpegSegments'
import { CANARY, phonePhoto, tagged } from '../../support/phonePhoto'
import { photos } from '../../support/photos'

import { prediction } from './predictions'
import { test as base } from './fixtures'
import { choosePhoto, reportHeading, requestDiagnosis } from './pages'

/** `largePhoto`: 12 megapixels, as a phone takes it, with metadata. */
export const test = base.extend<object, { largePhoto: Buffer }>({
  largePhoto: [async ({}, use) => use(await phonePhoto()), { scope: 'worker' }],
})

export const MAX_COPY_BYTES = 100_000
/** JFIF, the browser's own colour profile, tables, frame and scan: segments that carry no metadata. */
const PICTURE_SEGMENTS = ['e0', 'e2', 'db', 'c0', 'c4', 'da']

declare global {
  var recordUpload: (base64: string) => Promise<void>
}

/**
 * Answers every diagnosis without the server. The result reads the photos that the page has sent so far: the browser
 * does not show the files of a multipart body to Playwright, so the page records what it hands to `XMLHttpRequest`, and
 * sends it then.
 */
export async function recordUploads(page: Page) {
  const photos: Buffer[] = []
  await page.exposeFunction('recordUpload', (base64: string) => photos.push(Buffer.from(base64, 'base64')))
  await page.addInitScript((path) => {
    const record = async (body: Blob, type: string) => {
      const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
      for (const photo of form.getAll('image') as File[]) {
        const bytes = new Uint8Array(await photo.arrayBuffer())
        let text = ''
        for (const byte of bytes) text += String.fromCharCode(byte)
        await globalThis.recordUpload(btoa(text))
      }
    }
    window.XMLHttpRequest = class extends XMLHttpRequest {
      private isUpload = false
      private contentType = ''
      override open(method: string, url: string | URL) {
        this.isUpload = String(url).endsWith(path)
        super.open(method, url)
      }
      override setRequestHeader(name: string, value: string) {
        if (name.toLowerCase() === 'content-type') this.contentType = value
        super.setRequestHeader(name, value)
      }
      override send(body: Blob) {
        const recorded = this.isUpload ? record(body, this.contentType) : Promise.resolve()
        void recorded.then(() => {
          super.send(body)
        })
      }
    }
  }, endpoints.predict.url)
  await page.route(`**${endpoints.predict.url}`, (route) =>
    route.fulfill({ json: prediction('## Maize: common rust') }),
  )
  return photos
}

/** The photo that the page sends when this one is chosen. */
export async function uploadOf(page: Page, uploads: Buffer[], photo: Buffer) {
  await choosePhoto(page, photo)
  const { length } = uploads
  await requestDiagnosis(page)
  await expect(reportHeading(page)).toBeVisible({ timeout: 30_000 })
  expect(uploads.length).toBe(length + 1)
  return uploads.at(-1)!
}

/** A page that has answered once already, so that all its code is loaded. */
export async function openWarm(page: Page) {
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

const profileOf = async (file: Buffer) => (await sharp(file).metadata()).icc

/** The colour profile of what the browser draws. */
export async function drawnProfile(page: Page, uploads: Buffer[]) {
  const sharpPhoto = sharp(photos.maizeRust).resize(300) // no warning comes between the choice and the press
  return profileOf(await uploadOf(page, uploads, await sharpPhoto.png().toBuffer()))
}

/** Sends a photo taken in this EXIF orientation; compares the copy that is sent. `profile`: the colour profile of every copy. */
export async function expectUprightCopy(
  page: Page,
  uploads: Buffer[],
  orientation: number,
  profile: Buffer | undefined,
) {
  const original = await quartered(orientation)
  expect(original.includes(CANARY)).toBe(true)
  expect(await metadataOf(original)).toEqual(expect.arrayContaining(['exif', 'xmp', 'orientation']))

  const upload = await uploadOf(page, uploads, original)
  expect(upload.includes(CANARY)).toBe(false)
  expect(await metadataOf(upload)).toEqual([])
  expect(jpegSegments(upload).filter((marker) => !PICTURE_SEGMENTS.includes(marker))).toEqual([])
  expect(await profileOf(upload)).toEqual(profile)
  const upright = await sharp(original).autoOrient().toBuffer()
  expect(await cornersOf(sharp(upload))).toEqual(await cornersOf(sharp(upright)))
}

/** As Safari 15: without a canvas for workers, and files are decoded as if they had no EXIF orientation. */
export const showUprightOnly = (page: Page) =>
  page.addInitScript(() => {
    const decode = globalThis.createImageBitmap.bind(globalThis) as (picture: unknown) => Promise<ImageBitmap>
    const ORIENTATIONS = ['0112000300000001', '1201030001000000'] // of both byte orders
    const untagged = async (photo: Blob) => {
      const hex = Array.from(new Uint8Array(await photo.arrayBuffer()), (byte) => byte.toString(16).padStart(2, '0'))
      const plain = ORIENTATIONS.reduce((text, tag) => text.replaceAll(tag, '0'.repeat(tag.length)), hex.join(''))
      const bytes = plain.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? []
      return new Blob([Uint8Array.from(bytes)], { type: photo.type })
    }
    Object.assign(globalThis, {
      createImageBitmap: async (picture: unknown) =>
        decode(picture instanceof Blob ? await untagged(picture) : picture),
    })
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas')
  })

/** Counts the large pictures that the page itself decodes; a worker has a function of its own. */
export const countDecodings = (page: Page) =>
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
export const decodings = (page: Page) => page.evaluate(() => globalThis.decodings)

declare global {
  var decodings: number
}
