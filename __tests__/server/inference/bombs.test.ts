import sharp from 'sharp'

import { DomainError } from '~/server/domain/errors'
import { toBaseSquare } from '~/server/inference/imageTensor'
import { inspectPhoto } from '~/server/inference/inspectPhoto'
import { plainPng } from '~/server/inference/plainPng'

import { campaign } from '../../support/campaign'
import { drawBombs } from '../../support/corpus/bombs'
import { draw } from '../../support/corpus/encodings'
import type { OddPhoto } from '../../support/corpus/oddPhoto'
import { png, pngChunk, pngHeader, withChunks } from '../../support/corpus/png'

const MB = 2 ** 20
/** What decoding any of the bombs would take is a multiple of it. */
const BOUND_BYTES = 64 * MB
/** What refusing one may take at most, looked at in the campaign alone: what else the process does then is measured with it. */
const REFUSAL = { ms: 20, bytes: 16 * MB }

const refusals = campaign('bombs', 1)
jest.setTimeout(refusals.timeoutMs(60_000))

const SEEN_BY_HEADER: [name: string, sentence: RegExp][] = [
  ['a PNG of 256 megapixels', /50 megapixels/],
  ['a JPEG that says 65,500 x 65,500', /50 megapixels/],
  ['a WebP that says 16,000 x 16,000', /50 megapixels|damaged/],
  ['a progressive JPEG held as a whole', /50 megapixels/],
  ['an interlaced PNG of 16 bits held as a whole', /50 megapixels/],
  ['a strip of 1 x 20,000', /long and narrow/],
  ['a strip of 20,000 x 1', /long and narrow/],
  ['an animated WebP', /animated/],
]

let bombs: OddPhoto[]
beforeAll(async () => {
  bombs = await drawBombs()
  await toBaseSquare(await draw(64, 64).png().toBuffer())
})

/** The most memory the process has held while this ran, beyond what it held before. */
async function peakOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 1)
  await work()
  clearInterval(timer)
  return Math.max(most, process.memoryUsage.rss()) - before
}

it('no bomb takes the memory that it is made to take', async () => {
  for (const { name, bytes } of bombs.filter(({ bytes }) => bytes.length < MB)) {
    const peak = await peakOf(() => toBaseSquare(bytes).catch(() => undefined))
    expect({ name, isBounded: peak < BOUND_BYTES }).toEqual({ name, isBounded: true })
  }
})

const bombNamed = (name: string) => bombs.find((candidate) => candidate.name === name)!

it.each(SEEN_BY_HEADER)('%s is refused by its header, before anything is decoded', async (name, sentence) => {
  await expect(inspectPhoto(bombNamed(name).bytes)).rejects.toMatchObject({
    reason: 'invalid',
    body: { detail: expect.stringMatching(sentence) },
  })
})

it(`refusing one is little work, ${refusals.count} times each`, async () => {
  let slowestMs = 0
  const refuseAll = async () => {
    for (let round = 0; round < refusals.count; round++)
      for (const [name] of SEEN_BY_HEADER) {
        const { bytes } = bombNamed(name)
        const started = performance.now()
        await expect(inspectPhoto(bytes)).rejects.toBeInstanceOf(DomainError)
        slowestMs = Math.max(slowestMs, performance.now() - started)
      }
  }
  const peak = await peakOf(refuseAll)
  refusals.record({
    'bombs refused': refusals.count * SEEN_BY_HEADER.length,
    'slowest (ms)': slowestMs.toFixed(1),
    'most memory held beside (MB)': (peak / MB).toFixed(1),
  })
  if (!refusals.isAsked) return
  expect(slowestMs).toBeLessThanOrEqual(REFUSAL.ms)
  expect(peak).toBeLessThanOrEqual(REFUSAL.bytes)
})

describe('no other decoder is within reach', () => {
  const picture = () => sharp({ create: { width: 9, height: 9, channels: 3, background: 'green' } })
  it.each([
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['GIF', () => picture().gif().toBuffer()],
    ['TIFF', () => picture().tiff().toBuffer()],
    ['AVIF', () => picture().avif({ effort: 0 }).toBuffer()],
  ])('for a %s', async (_, encode) => {
    const bytes = await encode()
    await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format')
    await expect(toBaseSquare(bytes)).rejects.toMatchObject({ reason: 'unsupportedMedia' })
  })

  it('though JPEG, PNG and WebP are', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const)
      expect((await sharp(await picture().toFormat(format).toBuffer()).metadata()).format).toBe(format)
  })

  it('nor is a file named by a photo', async () => {
    await expect(sharp('__tests__/support/photos/maizeRust.jpg').metadata()).rejects.toThrow()
  })
})

describe('a PNG without what does not concern its pixels', () => {
  it('loses its texts, its animation and what follows its end, and keeps picture, orientation and colours', async () => {
    const whole = await draw(20, 10).withMetadata({ orientation: 6 }).withIccProfile('p3').png().toBuffer()
    const extra = ['tEXt', 'zTXt', 'iTXt', 'acTL', 'fcTL', 'prIv'].map((type) => pngChunk(type, Buffer.from('k\0\0v')))
    const plain = Buffer.from(plainPng(Buffer.concat([withChunks(whole, extra), Buffer.from('PK a file in it')])))
    for (const type of ['tEXt', 'zTXt', 'iTXt', 'acTL', 'fcTL', 'prIv', 'PK']) expect(plain.includes(type)).toBe(false)
    expect(await toBaseSquare(plain)).toEqual(await toBaseSquare(whole))
    expect((await sharp(plain).metadata()).orientation).toBe(6)
    expect((await sharp(plain).metadata()).hasProfile).toBe(true)
  })

  it('is left to the decoder where it is broken', async () => {
    const chunk = pngChunk('IDAT', Buffer.alloc(9))
    for (const broken of [
      png(),
      png(pngHeader({ width: 1, height: 1 }), chunk.subarray(0, 15)),
      png(chunk.subarray(0, 5)),
    ])
      await expect(toBaseSquare(broken)).rejects.toBeInstanceOf(DomainError)
  })
})
