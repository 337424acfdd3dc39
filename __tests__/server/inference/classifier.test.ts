import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import type { Matrix3x3, Sharp } from 'sharp'

import { decide } from '~/diagnosis'
import type { Classifier } from '~/server/domain/diagnoses/classifier'
import { messageOf } from '~/server/domain/errorText'

import { photos } from '../../support/photos'
import { startTestClassifier } from '../../support/testClassifier'

type ModelFile = { float32Twin: { photos: number; sameFirstLabel: number } }
const MODEL = path.resolve('models/leaf')

const SEPIA: Matrix3x3 = [
  [0.393, 0.769, 0.189],
  [0.349, 0.686, 0.168],
  [0.272, 0.534, 0.131],
]

describe('the shipped network', () => {
  let classifier: Classifier
  beforeAll(async () => (classifier = await startTestClassifier()))
  afterAll(() => classifier.close())

  const verdictOf = async (photo: Buffer) =>
    decide(await classifier.classify(photo), classifier.labels, classifier.thresholds).kind

  it('recognises common rust on a maize leaf', async () => {
    const { probabilities } = await classifier.classify(photos.maizeRust)
    const best = probabilities.indexOf(Math.max(...probabilities))
    expect(classifier.labels[best]).toBe('Corn_(maize)___Common_rust_')
    expect(['confident', 'ranked']).toContain(await verdictOf(photos.maizeRust))
  })

  it('sees that something is wrong with a rusted leaf, whatever plant it is', async () => {
    const { health } = classifier.thresholds
    const { sick } = await classifier.classify(photos.maizeRust)
    expect(sick).toBeGreaterThanOrEqual(health?.sick ?? Infinity)
    expect(health?.healthy).toBeLessThan(health?.sick ?? -Infinity)
  })

  it('gives every label a probability, and they sum to 1', async () => {
    const { probabilities } = await classifier.classify(photos.cutting)
    expect(probabilities).toHaveLength(classifier.labels.length)
    expect(probabilities.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6)
  })

  it('gives the same result for a photo whatever it classified before', async () => {
    const first = await classifier.classify(photos.cutting)
    const other = await classifier.classify(photos.maizeRust)
    await expect(classifier.classify(photos.cutting)).resolves.toEqual(first)
    expect(other.probabilities).not.toEqual(first.probabilities)
  })

  it('classifies one photo at a time, in the order of arrival', async () => {
    const large = await sharp(photos.maizeRust).resize(1500, 1500).png({ compressionLevel: 1 }).toBuffer()
    const classified: string[] = []
    const classify = (name: string, photo: Buffer) => classifier.classify(photo).then(() => classified.push(name))
    await Promise.all([classify('large', large), classify('small', photos.cutting), classify('last', photos.cutting)])
    expect(classified).toEqual(['large', 'small', 'last'])
  })

  it('drops a waiting photo when its client disconnects', async () => {
    const client = new AbortController()
    const truncated = photos.maizeRust.subarray(0, photos.maizeRust.length / 2)
    const running = classifier.classify(photos.maizeRust)
    const waiting = classifier.classify(truncated, { signal: client.signal }) // if it ran, it would be 'invalid'
    client.abort()
    await expect(waiting).rejects.toMatchObject({ reason: 'unavailable' })
    await expect(running).resolves.toHaveProperty('probabilities')
    const gone = classifier.classify(truncated, { signal: client.signal })
    await expect(gone).rejects.toMatchObject({ reason: 'unavailable' })
  })

  it('does not run on a photo that is too dark or too blurred', async () => {
    const dark = await sharp(photos.maizeRust).linear(0.05).toBuffer()
    const blurred = await sharp(photos.maizeRust).blur(60).toBuffer()
    expect([await verdictOf(dark), await verdictOf(blurred)]).toEqual(['tooDark', 'tooBlurred'])
    for (const photo of [dark, blurred])
      expect(new Set((await classifier.classify(photo)).probabilities)).toEqual(new Set([0]))
  })

  it.each<[name: string, photo: string, change: (photo: Sharp) => Sharp]>([
    ['a grey apple leaf with black rot', 'apple-black-rot-2', (photo) => photo.greyscale()],
    ['a grey tomato leaf with mosaic virus', 'tomato-mosaic-virus-2', (photo) => photo.greyscale()],
    ['a grey grape leaf', 'grape-esca-1', (photo) => photo.greyscale()],
    ['the negative of a tomato leaf', 'tomato-early-blight-2', (photo) => photo.negate()],
    ['a tomato leaf in turned hues', 'tomato-early-blight-2', (photo) => photo.modulate({ hue: 180 })],
    ['a tomato leaf under purple light', 'tomato-leaf-mould-1', (photo) => photo.linear([0.8, 0.3, 1], [0, 0, 0])],
    ['a tomato leaf in purple tones', 'tomato-leaf-mould-1', (photo) => photo.tint({ r: 128, g: 0, b: 128 })],
    ['a tomato leaf under red light', 'tomato-leaf-mould-1', (photo) => photo.linear([1, 0.3, 0.3], [0, 0, 0])],
    ['a tomato leaf in sepia', 'tomato-early-blight-2', (photo) => photo.recomb(SEPIA)],
  ])('asks for true colours of %s', async (_name, photo, change) => {
    const shown = sharp(await readFile(path.join('public', 'photos', `${photo}.webp`))) // the server reads no files
    expect(await verdictOf(await change(shown).jpeg().toBuffer())).toBe('falseColours')
  })

  it('finds a leaf at an end of a long photo', async () => {
    const told = { crop: 'Corn_(maize)' }
    const verdictOfMaize = async (photo: Buffer) =>
      decide(await classifier.classify(photo), classifier.labels, classifier.thresholds, told).kind
    const leaf = await sharp(photos.maizeRust).resize(256, 256).toBuffer()
    const soil = { width: 256, height: 600, channels: 3, background: '#6e5032' } as const
    const verdicts = [0, 172, 344].map(async (top) =>
      verdictOfMaize(
        await sharp({ create: soil })
          .composite([{ input: leaf, left: 0, top }])
          .jpeg()
          .toBuffer(),
      ),
    )
    expect(new Set(await Promise.all(verdicts))).toEqual(new Set([await verdictOfMaize(leaf)]))
  })

  it('is one file of at most 3.5 MB that agrees with its float twin', async () => {
    expect((await stat(path.join(MODEL, 'model.onnx'))).size).toBeLessThanOrEqual(3_500_000)
    const { float32Twin } = JSON.parse(await readFile(path.join(MODEL, 'model.json'), 'utf8')) as ModelFile
    expect(float32Twin.sameFirstLabel).toBeGreaterThanOrEqual(0.995)
    expect(float32Twin.photos).toBeGreaterThan(500)
  })
})

it('rejects with one sentence when a file of the model is missing or corrupt', async () => {
  const spoil: Record<string, (file: (name: string) => string) => Promise<unknown>> = {
    'model.onnx cannot be read': (file) => rm(file('model.onnx')),
    'its SHA-256 is not the one that model.json names': (file) => writeFile(file('model.onnx'), 'x'),
    'labels.json is corrupt: its SHA-256': (file) => changeLabels(file, (labels) => labels.reverse()),
    'an output for each of 53 labels': async (file) => {
      const labels = await changeLabels(file, (all) => all.slice(1))
      const description = JSON.parse(await readFile(file('model.json'), 'utf8')) as ModelFile
      const labelsSha256 = createHash('sha256').update(labels).digest('hex')
      await writeFile(file('model.json'), JSON.stringify({ ...description, labelsSha256 }))
    },
    'labels.json cannot be read': (file) => rm(file('labels.json')),
    'it is not JSON': (file) => writeFile(file('model.json'), '{'),
  }
  for (const [sentence, damage] of Object.entries(spoil)) {
    const folder = await mkdtemp(path.join(tmpdir(), 'jani-model-'))
    for (const name of ['model.onnx', 'model.json', 'labels.json'])
      await cp(path.join(MODEL, name), path.join(folder, name))
    await damage((name) => path.join(folder, name))
    const message = await startTestClassifier({ modelDir: folder }).then(() => 'started', messageOf)
    expect(message).toMatch(/^The leaf model.* is (incomplete|corrupt): [^.]*(\.(onnx|json)[^.]*)?\.$/)
    expect(message).toContain(sentence)
    await rm(folder, { recursive: true })
  }
})

async function changeLabels(file: (name: string) => string, change: (labels: string[]) => string[]) {
  const changed = JSON.stringify(change(JSON.parse(await readFile(file('labels.json'), 'utf8')) as string[]))
  await writeFile(file('labels.json'), changed)
  return changed
}
