import sharp from 'sharp'

import { DomainError } from '~/server/domain/errors'
import { toBaseSquare } from '~/server/inference/imageTensor'
import { inspectPhoto } from '~/server/inference/inspectPhoto'
import { readJpegScans } from '~/server/inference/jpegScans'
import { stripPngChunks } from '~/server/inference/stripPngChunks'

import { drawBombs } from '../../support/corpus/bombs'
import { mutate } from '../../support/corpus/brokenPhotos'
import { draw, encodings } from '../../support/corpus/encodings'
import { jpegSegment } from '../../support/corpus/jpegSegment'
import { manyScans } from '../../support/corpus/manyScans'
import type { OddPhoto } from '../../support/corpus/oddPhoto'
import { png, pngChunk, pngHeader, withChunks } from '../../support/corpus/png'
import { seededRandom } from '../../support/corpus/random'
import { photos } from '../../support/photos'

const MB = 2 ** 20
/** Decoding any of the bombs would take a multiple of it. */
const MAX_GROWTH_BYTES = 64 * MB

let bombs: OddPhoto[]
beforeAll(async () => {
  bombs = await drawBombs()
  await toBaseSquare(await draw(64, 64).png().toBuffer())
})

/** How far the process's memory rose while this ran. */
async function growthOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 1)
  await work()
  clearInterval(timer)
  return Math.max(peak, process.memoryUsage.rss()) - before
}

it('bounds the memory that a decompression bomb takes', async () => {
  for (const { name, bytes } of bombs.filter(({ bytes }) => bytes.length < MB)) {
    const growth = await growthOf(() => toBaseSquare(bytes).catch(() => undefined))
    expect({ name, isBounded: growth < MAX_GROWTH_BYTES }).toEqual({ name, isBounded: true })
  }
})

it('refuses by the header what would take too much to decode', async () => {
  const refusals: [name: string, sentence: RegExp][] = [
    ['a PNG of 256 megapixels', /50 megapixels/],
    ['a JPEG that says 65,500 x 65,500', /50 megapixels/],
    ['a WebP that says 16,000 x 16,000', /50 megapixels|damaged/],
    ['a progressive JPEG held as a whole', /50 megapixels/],
    ['a JPEG of one scan a colour', /50 megapixels/],
    ['an interlaced PNG of 16 bits held as a whole', /50 megapixels/],
    ['a lossless WebP of 7 megapixels', /50 megapixels/],
    ['a strip of 1 x 20,000', /long and narrow/],
    ['a strip of 20,000 x 1', /long and narrow/],
    ['an animated WebP', /animated/],
  ]
  for (const [name, sentence] of refusals) {
    const bytes = bombs.find((bomb) => bomb.name === name)!.bytes
    const refusal = { reason: 'invalid', body: { detail: expect.stringMatching(sentence) } }
    await expect(inspectPhoto(bytes)).rejects.toMatchObject(refusal)
  }
})

describe('a JPEG with many scans', () => {
  it('is refused in under a second without being decoded', async () => {
    const startedAt = performance.now()
    await expect(inspectPhoto(manyScans(7_000, 883))).rejects.toMatchObject({
      reason: 'unsupportedMedia',
      body: { detail: 'This JPEG has too many scans. Please choose an ordinary photo.' },
    })
    await expect(inspectPhoto(manyScans(64, 33))).rejects.toMatchObject({ reason: 'unsupportedMedia' })
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  })

  it('is read up to 32 scans', async () => {
    await expect(toBaseSquare(manyScans(64, 32))).resolves.toBeInstanceOf(Uint8Array)
  })

  it('is counted as the decoder does: not in comments, thumbnails or behind the end, but behind any marker without length', async () => {
    const counts = async (bytes: Buffer) => readJpegScans(bytes).count
    const scans = Buffer.from('ffda'.repeat(40), 'hex')
    const start = photos.maizeRust.subarray(0, 2)
    const rest = photos.maizeRust.subarray(2)
    expect(await counts(Buffer.concat([start, jpegSegment(0xfe, scans), rest, scans]))).toBe(1)
    expect(await counts(await draw(64, 64).jpeg({ progressive: true }).toBuffer())).toBe(10)
    const many = manyScans(64, 40)
    const hidden = Buffer.concat([many.subarray(0, many.indexOf('ffda', 'hex')), Buffer.from('ff02ffff', 'hex'), many])
    expect(await counts(hidden)).toBeGreaterThanOrEqual(40)
    expect(await counts(Buffer.alloc(MB, 0xff))).toBe(0)
  })
})

it('reaches no decoder but those of JPEG, PNG and WebP, and no file that a photo names', async () => {
  const picture = () => sharp({ create: { width: 9, height: 9, channels: 3, background: 'green' } })
  const others = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    await picture().gif().toBuffer(),
    await picture().tiff().toBuffer(),
    await picture().avif({ effort: 0 }).toBuffer(),
  ]
  for (const bytes of others) {
    await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format')
    await expect(toBaseSquare(bytes)).rejects.toMatchObject({ reason: 'unsupportedMedia' })
  }
  for (const format of ['jpeg', 'png', 'webp'] as const)
    expect((await sharp(await picture().toFormat(format).toBuffer()).metadata()).format).toBe(format)
  await expect(sharp('__tests__/support/photos/maizeRust.jpg').metadata()).rejects.toThrow()
})

it('reads or refuses a broken photo, with no other error', async () => {
  const whole = await Promise.all(encodings.map(({ encode }) => encode(draw(24, 20))))
  const random = seededRandom(20_261_121)
  const isRefusal = (error: unknown) => error instanceof DomainError || String(error)
  const refusals = await Promise.all(
    Array.from({ length: 200 }, () =>
      toBaseSquare(mutate(random.pick(whole), random).bytes).then(() => false, isRefusal),
    ),
  )
  expect(new Set(refusals)).toEqual(new Set([true, false]))
})

describe('a PNG without the chunks that do not concern its pixels', () => {
  it('loses texts, animation and what follows its end, and keeps picture, orientation and colours', async () => {
    const whole = await draw(20, 10).withMetadata({ orientation: 6 }).withIccProfile('p3').png().toBuffer()
    const extra = ['tEXt', 'zTXt', 'iTXt', 'acTL', 'fcTL', 'prIv'].map((type) => pngChunk(type, Buffer.from('k\0\0v')))
    const stripped = Buffer.from(stripPngChunks(Buffer.concat([withChunks(whole, extra), Buffer.from('PK a file')])))
    for (const type of ['tEXt', 'zTXt', 'iTXt', 'acTL', 'fcTL', 'prIv', 'PK'])
      expect(stripped.includes(type)).toBe(false)
    expect(await toBaseSquare(stripped)).toEqual(await toBaseSquare(whole))
    expect(await sharp(stripped).metadata()).toMatchObject({ orientation: 6, hasProfile: true })
  })

  it('is left to the decoder where it is malformed', async () => {
    const chunk = pngChunk('IDAT', Buffer.alloc(9))
    const header = pngHeader({ width: 1, height: 1 })
    for (const malformed of [png(), png(header, chunk.subarray(0, 15)), png(chunk.subarray(0, 5))])
      await expect(toBaseSquare(malformed)).rejects.toBeInstanceOf(DomainError)
  })
})
