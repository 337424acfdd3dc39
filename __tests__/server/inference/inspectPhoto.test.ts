import sharp from 'sharp'

import { DomainError } from '~/server/domain/domainError'
import { decodePhoto, inspectPhoto } from '~/server/inference/decodePhoto'

import { drawBombs } from '../../support/decompressionBombs'
import { jpegOfScans, jpegSegment, withSegments } from '../../support/jpegFile'
import { seededRandom } from '../../support/random'
import { damage, draw, drawInEveryEncoding } from '../../support/testPhotos'

const MB = 2 ** 20
/** Decoding any of the bombs would take a multiple of it. */
const MAX_GROWTH_BYTES = 64 * MB

/** How far the process's memory rose while this ran. */
async function growthOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 1)
  await work()
  clearInterval(timer)
  return Math.max(peak, process.memoryUsage.rss()) - before
}

it('refuses a decompression bomb by its header, and bounds the memory that it takes', async () => {
  await decodePhoto(await draw(64, 64).png().toBuffer())
  for (const { name, bytes, sentence } of await drawBombs()) {
    const detail = await inspectPhoto(bytes).then(
      () => undefined,
      (error: unknown) => (error as DomainError).message,
    )
    expect([name, detail]).toEqual([name, sentence && expect.stringMatching(sentence)])
    if (bytes.length > MB) continue
    const growth = await growthOf(() => decodePhoto(bytes).catch(() => undefined))
    expect([name, growth < MAX_GROWTH_BYTES]).toEqual([name, true])
  }
})

it('refuses a JPEG of more than 32 scans without decoding it, which would take minutes', async () => {
  for (const bytes of [jpegOfScans(7_000, 883), jpegOfScans(64, 33)])
    await expect(inspectPhoto(bytes)).rejects.toMatchObject({
      reason: 'unsupportedMedia',
      code: 'tooManyScans',
    })
  await expect(decodePhoto(jpegOfScans(64, 32))).resolves.toMatchObject({ channels: 3 })
})

it('refuses a JPEG with more than 64 KB of tables, and reads one with 32 scans of four', async () => {
  const jpeg = await draw(64, 64).jpeg().toBuffer()
  const tables = (count: number) =>
    Array.from({ length: count }, () => jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 9)])))
  await expect(decodePhoto(withSegments(jpeg, tables(1_000)))).rejects.toMatchObject({ code: 'photoDamaged' })
  await expect(decodePhoto(withSegments(jpeg, tables(128)))).resolves.toEqual(await decodePhoto(jpeg))
})

it('refuses a JPEG with arithmetic codes, which the decoder would read for seconds', async () => {
  const arithmetic = await draw(64, 64).jpeg().toBuffer()
  arithmetic[arithmetic.indexOf('ffc0', 'hex') + 1] = 0xc9
  await expect(sharp(arithmetic).raw().toBuffer()).resolves.toBeDefined()
  await expect(decodePhoto(arithmetic)).rejects.toMatchObject({ reason: 'unsupportedMedia' })
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
    await expect(decodePhoto(bytes)).rejects.toMatchObject({ reason: 'unsupportedMedia' })
  }
  for (const format of ['jpeg', 'png', 'webp'] as const)
    expect((await sharp(await picture().toFormat(format).toBuffer()).metadata()).format).toBe(format)
  await expect(sharp('__tests__/support/photos/maizeRust.jpg').metadata()).rejects.toThrow()
})

it('reads or refuses a damaged photo, with no other error', async () => {
  const whole = await drawInEveryEncoding()
  const random = seededRandom()
  const isRefusal = (error: unknown) => error instanceof DomainError || String(error)
  const damaged = Array.from({ length: 200 }, () => damage(random.pick(whole), random))
  const refusals = await Promise.all(damaged.map((bytes) => decodePhoto(bytes).then(() => false, isRefusal)))
  expect(new Set(refusals)).toEqual(new Set([true, false]))
})
