import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

import { decide } from '~/diagnosis'
import type { Classifier } from '~/server/domain/classifier'

import { campaign } from '../support/campaign'
import { jpegSegments } from '../support/jpegSegments'
import { CANARY, phonePhoto, tagged } from '../support/phonePhoto'
import { photos } from '../support/photos'
import { fileIn, startRecordingProxy } from '../support/recordingProxy'
import { startTestClassifier } from '../support/testClassifier'
import { PHONE } from './support/devices'
import { openProduct } from './support/openProduct'
import type { Product } from './support/openProduct'
import { choose, press, reportOf } from './support/scanning'

/** `JANI_PHOTOS=FOLDER npm run campaign -- uploads`: over photos of that folder instead of the tests' own. */
const uploads = campaign('uploads', 2)
const KB = 1_000
/** JFIF, the browser's own colour profile, tables, frame and scan: nothing in which anything could be told. */
const PICTURE_SEGMENTS = ['e0', 'e2', 'db', 'c0', 'c4', 'da']

jest.setTimeout(uploads.timeoutMs(120_000))

let product: Product
let recorder: Awaited<ReturnType<typeof startRecordingProxy>>
let page: Page
beforeAll(async () => {
  product = await openProduct()
  recorder = await startRecordingProxy(Number(new URL(product.url).port))
  page = await product.openPage({ viewport: PHONE, reducedMotion: 'reduce', baseURL: recorder.url })
  await page.goto('/predict')
})
afterAll(async () => {
  recorder.close()
  await product.close()
})

/** The body that leaves the phone when somebody asks about this photo. */
async function bodyFor(photo: Buffer) {
  await choose(page, photo)
  await press(page)
  await reportOf(page).waitFor()
  return recorder.scans.pop()!
}

const metadataIn = async (file: Buffer) => {
  const { exif, xmp, iptc, comments, orientation } = await sharp(file).metadata()
  const told = { exif, xmp, iptc, comments, orientation }
  return Object.entries(told).flatMap(([kind, value]) => (value === undefined ? [] : [kind]))
}

const profileOf = async (file: Buffer) => (await sharp(file).metadata()).icc
let plainProfile: Buffer | undefined
beforeAll(async () => {
  const plain = sharp({ create: { width: 300, height: 300, channels: 3, background: 'green' } })
  plainProfile = await profileOf(fileIn(await bodyFor(await plain.png().toBuffer())))
})

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo with the EXIF orientation %i', (orientation) => {
  let original: Buffer
  let body: Buffer
  beforeAll(async () => {
    const quarters = ['red', 'lime', 'blue', 'yellow'].map((background, index) => ({
      input: { create: { width: 320, height: 240, channels: 3 as const, background } },
      left: (index % 2) * 320,
      top: Math.floor(index / 2) * 240,
    }))
    const canvas = sharp({ create: { width: 640, height: 480, channels: 3, background: 'white' } })
    original = await tagged(canvas.composite(quarters), orientation).jpeg().toBuffer()
    body = await bodyFor(original)
  })

  it('is sent without place, time and camera', async () => {
    expect(original.includes(CANARY)).toBe(true)
    expect(await metadataIn(original)).toEqual(expect.arrayContaining(['exif', 'xmp', 'orientation']))
    expect(body.includes(CANARY)).toBe(false)
    expect(await metadataIn(fileIn(body))).toEqual([])
    expect(jpegSegments(fileIn(body)).filter((marker) => !PICTURE_SEGMENTS.includes(marker))).toEqual([])
    expect(await profileOf(fileIn(body))).toEqual(plainProfile)
  })

  it('is sent upright', async () => {
    const corners = async (picture: Sharp) => {
      const { data, info } = await picture.resize(2, 2, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer({
        resolveWithObject: true,
      })
      return { channels: info.channels, lights: Array.from(data, (value) => (value > 127 ? 1 : 0)) }
    }
    const upright = await sharp(original).autoOrient().toBuffer()
    expect(await corners(sharp(fileIn(body)))).toEqual(await corners(sharp(upright)))
  })
})

it('a picture that is small already is sent to the last pixel, and nothing else of its file', async () => {
  const small = await sharp(photos.maizeRust).resize(200).jpeg({ quality: 70, progressive: true }).toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, CANARY.length + 2]), Buffer.from(CANARY)])
  const told = Buffer.concat([small.subarray(0, 2), comment, small.subarray(2), Buffer.from(CANARY)])
  const sent = fileIn(await bodyFor(told))
  expect(sent.includes(CANARY)).toBe(false)
  expect(sent).toEqual(small)
})

it('a photo of 12 megapixels is sent in a fortieth of its bytes, a picture of noise in fewer than 100 KB', async () => {
  const original = await phonePhoto()
  expect(original.length).toBeGreaterThan(3_000 * KB)
  expect((await bodyFor(original)).length).toBeLessThan(original.length / 40)
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const hardest = sharp({ create: { width: 2000, height: 1500, channels: 3, background: 'grey', noise } })
  expect((await bodyFor(await hardest.jpeg().toBuffer())).length).toBeLessThan(100 * KB)
})

describe('over a set of photos', () => {
  let classifier: Classifier
  beforeAll(async () => (classifier = await startTestClassifier()))
  afterAll(() => classifier.close())

  async function judge(photo: Buffer) {
    const { labels, thresholds } = classifier
    const observation = await classifier.classify(photo)
    const first = Math.max(...observation.probabilities)
    const label = labels[observation.probabilities.indexOf(first)]
    return { first, label, verdict: decide(observation, labels, thresholds).kind }
  }

  it('what is sent is small, and gets the answer that the original gets', async () => {
    const set = photosOf(process.env['JANI_PHOTOS'], uploads.count)
    const [sizes, same, moved] = [[] as number[], { label: 0, verdict: 0 }, [] as number[]]
    let larger = 0
    for (const readPhoto of set) {
      const original = await readPhoto()
      const body = await bodyFor(original)
      const [whole, sent] = [await judge(original), await judge(fileIn(body))]
      sizes.push(body.length)
      if (fileIn(body).length > original.length) larger++
      if (whole.label === sent.label) same.label++
      if (whole.verdict === sent.verdict) same.verdict++
      moved.push(Math.abs(whole.first - sent.first))
    }
    const figures = {
      photos: set.length,
      'median body (KB)': quantile(sizes, 0.5) / KB,
      'p95 body (KB)': quantile(sizes, 0.95) / KB,
      'larger than the original': larger,
      'same first label': same.label / set.length,
      'same verdict': same.verdict / set.length,
      'mean change of the first probability': moved.reduce((sum, each) => sum + each, 0) / moved.length,
    }
    uploads.record(Object.fromEntries(Object.entries(figures).map(([what, value]) => [what, Number(value.toFixed(4))])))
    expect(figures['median body (KB)']).toBeLessThanOrEqual(60)
    expect(figures['p95 body (KB)']).toBeLessThanOrEqual(100)
    expect(figures['larger than the original']).toBe(0)
    expect(figures['same first label']).toBeGreaterThanOrEqual(0.995)
    expect(figures['mean change of the first probability']).toBeLessThanOrEqual(0.01)
  })
})

/** So many photos, evenly out of all of a folder; without a folder, the tests' own. */
function photosOf(folder: string | undefined, count: number): (() => Promise<Buffer>)[] {
  if (!folder) return [() => phonePhoto(), async () => photos.maizeRust]
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.jpe?g$/i.test(name))
  const chosen = files
    .sort()
    .filter(
      (_, index) => Math.floor((index * count) / files.length) !== Math.floor(((index - 1) * count) / files.length),
    )
  return chosen.map((name) => async () => readFileSync(path.join(folder, name)))
}

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!
