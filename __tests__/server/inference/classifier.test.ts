import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'

import { decide } from '~/diagnosis'
import type { Classifier } from '~/server/domain/classifier'

import { photos } from '../../support/photos'
import { startTestClassifier } from '../../support/testClassifier'

type ModelFile = { float32Twin: { photos: number; sameFirstLabel: number } }

describe('the shipped network', () => {
  let classifier: Classifier
  beforeAll(async () => (classifier = await startTestClassifier()))
  afterAll(() => classifier.close())

  it('recognises common rust on a maize leaf', async () => {
    const observation = await classifier.classify(photos.maizeRust)
    const best = observation.probabilities.indexOf(Math.max(...observation.probabilities))
    expect(classifier.labels[best]).toBe('Corn_(maize)___Common_rust_')
    expect(['confident', 'ranked']).toContain(decide(observation, classifier.labels, classifier.thresholds).kind)
  })

  it('gives each label a probability, and one in all', async () => {
    const { probabilities } = await classifier.classify(photos.cutting)
    expect(probabilities).toHaveLength(classifier.labels.length)
    expect(probabilities.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6)
  })

  it('says the same of a photo whatever it has looked at before', async () => {
    const first = await classifier.classify(photos.cutting)
    const other = await classifier.classify(photos.maizeRust)
    await expect(classifier.classify(photos.cutting)).resolves.toEqual(first)
    expect(other.probabilities).not.toEqual(first.probabilities)
  })

  it('looks at one photo at a time, in the order they came', async () => {
    const large = await sharp(photos.maizeRust).resize(3000, 3000).png({ compressionLevel: 1 }).toBuffer()
    const answered: string[] = []
    const look = async (name: string, photo: Buffer) => {
      await classifier.classify(photo)
      answered.push(name)
    }
    await Promise.all([look('large', large), look('small', photos.cutting), look('last', photos.cutting)])
    expect(answered).toEqual(['large', 'small', 'last'])
  })

  it.each([
    ['before it was handed to a thread', false],
    ['while it waited in a thread', true],
  ])('does not look at a photo whose sender left %s', async (_, isHandedOver) => {
    const large = await sharp(photos.maizeRust).resize(3000, 3000).png({ compressionLevel: 1 }).toBuffer()
    const leaving = new AbortController()
    const truncated = photos.maizeRust.subarray(0, photos.maizeRust.length / 2)
    const looking = classifier.classify(large)
    const waiting = classifier.classify(truncated, leaving.signal) // looked at, it would be called 'invalid'
    const refused = expect(waiting).rejects.toMatchObject({ reason: 'unavailable' })
    if (isHandedOver) await new Promise(setImmediate)
    leaving.abort()
    await refused
    await expect(looking).resolves.toHaveProperty('probabilities')
    await expect(classifier.classify(truncated)).rejects.toMatchObject({ reason: 'invalid' })
  })

  it('calls a dark photo too dark and a blurred one too blurred', async () => {
    const verdictOf = async (photo: Buffer) =>
      decide(await classifier.classify(photo), classifier.labels, classifier.thresholds).kind
    expect(await verdictOf(await sharp(photos.maizeRust).linear(0.05).toBuffer())).toBe('tooDark')
    expect(await verdictOf(await sharp(photos.maizeRust).blur(60).toBuffer())).toBe('tooBlurred')
  })

  it('fits a phone and a repository: one file of at most 3.5 MB, the float twin agreeing as model.json says', async () => {
    const folder = path.resolve(__dirname, '../../../models/leaf')
    expect((await stat(path.join(folder, 'model.onnx'))).size).toBeLessThanOrEqual(3_500_000)
    const { float32Twin } = JSON.parse(await readFile(path.join(folder, 'model.json'), 'utf8')) as ModelFile
    expect(float32Twin.sameFirstLabel).toBeGreaterThanOrEqual(0.995)
    expect(float32Twin.photos).toBeGreaterThan(500)
  })

  const cmyk = () => sharp(photos.maizeRust).toColourspace('cmyk').jpeg().toBuffer()
  it.each([
    ['a WebP', () => sharp(photos.maizeRust).webp().toBuffer()],
    ['a grey PNG', () => sharp(photos.maizeRust).greyscale().png().toBuffer()],
    ['a CMYK JPEG', cmyk],
    ['a picture of one pixel', () => sharp(photos.maizeRust).resize(1, 1).png().toBuffer()],
    ['a very wide strip', () => sharp(photos.maizeRust).resize(3000, 4, { fit: 'fill' }).png().toBuffer()],
  ])('looks at %s', async (_, draw) => {
    const { probabilities } = await classifier.classify(await draw())
    expect(probabilities).toHaveLength(classifier.labels.length)
  })

  it.each([
    ['a text file', Buffer.from('no picture at all'), 'unsupportedMedia'],
    ['an empty file', Buffer.alloc(0), 'unsupportedMedia'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'unsupportedMedia'],
    ['a GIF', Buffer.from('GIF89a'), 'unsupportedMedia'],
    [
      'a text file that begins as a JPEG',
      Buffer.concat([photos.maizeRust.subarray(0, 3), Buffer.from('text')]),
      'invalid',
    ],
    ['a truncated JPEG', photos.maizeRust.subarray(0, photos.maizeRust.length / 2), 'invalid'],
    ['a truncated PNG', photos.cutting.subarray(0, photos.cutting.length / 2), 'invalid'],
  ])('refuses %s', async (_, bytes, reason) => {
    await expect(classifier.classify(bytes)).rejects.toMatchObject({ reason })
  })

  it('refuses a decompression bomb by its pixel count', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'green' } })
      .png()
      .toBuffer()
    await expect(classifier.classify(bomb)).rejects.toMatchObject({
      reason: 'invalid',
      body: { detail: expect.stringContaining('50 megapixels') },
    })
  })
})

it('turns photos away rather than keep them waiting too long, and answers the others', async () => {
  const classifier = await startTestClassifier()
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => classifier.classify(photos.cutting)))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(5)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ reason }) => reason.reason === 'unavailable')).toBe(true)
  await classifier.close()
})

describe('a model folder with a fault', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jani-model-'))
    for (const name of ['model.onnx', 'model.json', 'labels.json'])
      await cp(path.join('models/leaf', name), path.join(folder, name))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it.each([
    ['a missing network', () => rm(path.join(folder, 'model.onnx')), /incomplete: .*model\.onnx cannot be read/],
    ['an altered network', () => writeFile(path.join(folder, 'model.onnx'), 'x'), /corrupt: its SHA-256/],
    ['missing labels', () => rm(path.join(folder, 'labels.json')), /incomplete: .*labels\.json cannot be read/],
    ['a malformed description', () => writeFile(path.join(folder, 'model.json'), '{'), /corrupt: it is not JSON/],
  ])('is told in one sentence: %s', async (_, spoil, sentence) => {
    await spoil()
    await expect(startTestClassifier(folder)).rejects.toThrow(sentence)
  })
})
