import sharp from 'sharp'

import type { Classifier } from '~/server/domain/diagnoses/classifier'
import { BASE_SIDE, toBaseSquare, toTensor } from '~/server/inference/imageTensor'
import { photoQuality } from '~/server/inference/photoQuality'

import { photos } from '../../support/photos'
import measured from '../../support/photos/quality.json'
import { startTestClassifier } from '../../support/testClassifier'

const twins = [
  {
    name: 'a large photo lying on its side',
    photo: photos.maizeRust,
    base: photos.maizeRustBase,
    quality: measured['maizeRust.jpg'],
  },
  {
    name: 'a small transparent picture',
    photo: photos.cutting,
    base: photos.cuttingBase,
    quality: measured['maizeRustCutting.png'],
  },
]

let classifier: Classifier
beforeAll(async () => (classifier = await startTestClassifier()))
afterAll(() => classifier.close())

describe.each(twins)('$name, seen by training and by the server', ({ photo, base, quality }) => {
  it('is the same picture but for rounding', async () => {
    const served = await toBaseSquare(photo)
    const trained = await sharp(base).raw().toBuffer()
    expect(served).toHaveLength(BASE_SIDE * BASE_SIDE * 3)
    const differences = Array.from(served, (value, index) => Math.abs(value - (trained[index] ?? 0)))
    expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(2)
  })

  it('is as bright, sharp and coherent', async () => {
    const served = photoQuality(await toBaseSquare(photo))
    expect(Math.abs(served.brightness - quality.brightness)).toBeLessThan(1)
    expect(Math.abs(served.sharpness / quality.sharpness - 1)).toBeLessThan(0.1)
    expect(Math.abs(served.coherence - quality.coherence)).toBeLessThan(0.01)
  })

  it('gets the same probabilities', async () => {
    const served = (await classifier.classify(photo)).probabilities
    const trained = (await classifier.classify(base)).probabilities
    expect(Math.max(...served.map((p, index) => Math.abs(p - (trained[index] ?? 0))))).toBeLessThan(0.02)
  })
})

it('lays a tensor out as colour planes of the centred view, from -1 to 1', async () => {
  const red = new Uint8Array(BASE_SIDE * BASE_SIDE * 3).map((_, index) => (index % 3 === 0 ? 255 : 0))
  const middle = { fraction: 0.5, mirrored: false }
  const tensor = await toTensor(red, [{ ...middle, fraction: 1 }, middle], 32)
  expect(tensor).toHaveLength(2 * 3 * 32 * 32)
  expect([tensor[0], tensor[32 * 32], tensor[2 * 32 * 32], tensor[3 * 32 * 32]]).toEqual([1, -1, -1, 1])
})

it('exchanges left and right in a mirrored view', async () => {
  const side = 32
  const middle = { fraction: 0.8, mirrored: false }
  const base = await toBaseSquare(photos.maizeRust)
  const tensor = await toTensor(base, [middle, { ...middle, mirrored: true }], side)
  const [plain, mirrored] = [tensor.subarray(0, tensor.length / 2), tensor.subarray(tensor.length / 2)]
  const turned = plain.map((_, index) => plain[index - (index % side) + (side - 1 - (index % side))] ?? Infinity)
  expect(furthest(mirrored, turned)).toBeLessThan(3 / 127.5)
  expect(furthest(mirrored, plain)).toBeGreaterThan(0.5)
})

/** The largest difference between two tensors of one shape. */
function furthest(one: Float32Array, other: Float32Array) {
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? Infinity))), 0)
}

it('tells a dark, a blurred and a distant photo from a good one', async () => {
  const good = photoQuality(await toBaseSquare(photos.maizeRust))
  const dark = photoQuality(await toBaseSquare(await sharp(photos.maizeRust).linear(0.1).toBuffer()))
  const blurred = photoQuality(await toBaseSquare(await sharp(photos.maizeRust).blur(40).toBuffer()))
  const far = photoQuality(await toBaseSquare(await tiled(photos.maizeRust)))
  expect(dark.brightness).toBeLessThan(good.brightness / 5)
  expect(blurred.sharpness).toBeLessThan(good.sharpness / 50)
  expect(far.coherence).toBeLessThan(good.coherence / 2)
})

/** The photo as one of many small leaves. */
async function tiled(photo: Uint8Array) {
  const small = await sharp(photo).autoOrient().resize(32, 32, { fit: 'cover' }).png().toBuffer()
  const canvas = { width: 256, height: 256, channels: 3, background: 'white' } as const
  return sharp({ create: canvas })
    .composite([{ input: small, tile: true }])
    .png()
    .toBuffer()
}
