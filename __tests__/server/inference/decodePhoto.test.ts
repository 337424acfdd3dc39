import sharp from 'sharp'

import type { Classifier } from '~/server/domain/diagnoses/classifier'
import { decodePhoto } from '~/server/inference/decodePhoto'

import { baseSquareOf } from '../../support/baseSquare'
import { photos } from '../../support/photos'
import { furthest, pixelsOf } from '../../support/pixels'
import { startTestClassifier } from '../../support/testClassifier'

let classifier: Classifier
beforeAll(async () => (classifier = await startTestClassifier()))
afterAll(() => classifier.close())

describe.each([
  ['a large photo lying on its side', photos.maizeRust, photos.maizeRustBase],
  ['a small transparent picture', photos.cutting, photos.cuttingBase],
])('%s, seen by training and by the server', (_name, photo, base) => {
  it('is the same square but for the decoder', async () => {
    const [served, trained] = [await baseSquareOf(photo), await pixelsOf(base)]
    const differences = Array.from(served, (value, at) => Math.abs(value - trained.data[at]!))
    expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(2)
  })

  it('gets the same probabilities', async () => {
    const served = (await classifier.classify(photo)).probabilities
    const trained = (await classifier.classify(base)).probabilities
    expect(Math.max(...served.map((p, index) => Math.abs(p - (trained[index] ?? 0))))).toBeLessThan(0.02)
  })
})

it('leaves it to src/vision to resize a photo of the size of the copies that the app makes', async () => {
  expect(await decodePhoto(await copy(512, 1024))).toMatchObject({ width: 512, height: 1024 })
  const transparent = await baseSquareOf(photos.cutting)
  expect(furthest(transparent, (await pixelsOf(photos.cuttingBase)).data)).toBeLessThanOrEqual(2)
})

it('reduces a larger photo while it is decoded, its middle in the middle', async () => {
  expect(await decodePhoto(await copy(1024, 1024))).toMatchObject({ width: 256, height: 256 })
  expect(await decodePhoto(await copy(1000, 1333))).toMatchObject({ width: 256, height: 342 })
})

const copy = (width: number, height: number) => sharp(photos.maizeRust).resize(width, height).jpeg().toBuffer()
