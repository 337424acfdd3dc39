import { DomainError } from '~/server/domain/domainError'
import { decodePhoto } from '~/server/inference/decodePhoto'

import { drawBombs } from '../support/decompressionBombs'
import { seededRandom } from '../support/random'
import { startTestClassifier } from '../support/testClassifier'
import { damage, draw, drawInEveryEncoding, encodings } from '../support/testPhotos'
import { ROUNDS } from './load'

const DAMAGED_PHOTOS = ROUNDS * 200
const MB = 2 ** 20
const MAX_GROWTH_MB = 64
const FAULTS = ['crashes', 'exits', 'throws', 'hangs', 'neverAnswers']
const MAX_ABSENCE_MS = 1_500

jest.setTimeout(60 * 60_000)

it(`reads or refuses ${DAMAGED_PHOTOS} damaged photos without a crash, a hang or a leak`, async () => {
  const whole = await drawInEveryEncoding()
  const random = seededRandom()
  let refused = 0
  let warmBytes = 0
  for (let count = 0; count < DAMAGED_PHOTOS; count++) {
    if (count === Math.min(500, DAMAGED_PHOTOS / 4)) warmBytes = process.memoryUsage.rss()
    await decodePhoto(damage(random.pick(whole), random)).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error
      refused++
    })
  }
  expect(process.memoryUsage.rss() - warmBytes).toBeLessThanOrEqual(MAX_GROWTH_MB * MB)
  expect(Math.min(refused, DAMAGED_PHOTOS - refused)).toBeGreaterThan(DAMAGED_PHOTOS / 10)
})

it.each([
  [1, 1],
  [20, 1],
  [255, 257],
])('reads every encoding at %d x %d', async (width, height) => {
  for (const [name, encode] of Object.entries(encodings))
    expect([name, await decodePhoto(await encode(draw(width, height)).toBuffer())]).toEqual([
      name,
      expect.objectContaining({ width, height }),
    ])
})

it('refuses or reads every decompression bomb again and again in one worker', async () => {
  const classifier = await startTestClassifier({ worker: 'decodingWorker' })
  const statusOf = (error: unknown) => (error instanceof DomainError && error.reason === 'unsupportedMedia' ? 415 : 400)
  for (const { name, bytes, status } of await drawBombs())
    for (let round = 0; round < ROUNDS / 2; round++)
      expect([name, await classifier.classify(bytes).then(() => 200, statusOf)]).toEqual([name, status])
  await classifier.close()
})

it(`answers the next photo within ${MAX_ABSENCE_MS} ms after each of ${2 * ROUNDS} deaths of the worker`, async () => {
  const timeouts = { accountTimeoutMs: 1_000, queueTimeoutMs: 10_000, classifyTimeoutMs: 1_000 }
  const classifier = await startTestClassifier({ worker: 'faultyWorker', timeouts })
  let slowestMs = 0
  for (let death = 0; death < 2 * ROUNDS; death++) {
    const fault = Buffer.from(FAULTS[death % FAULTS.length]!)
    await expect(classifier.classify(fault)).rejects.toMatchObject({ reason: 'unavailable' })
    const startedAt = performance.now()
    await classifier.classify(Buffer.from('a leaf'))
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
  }
  expect(slowestMs).toBeLessThanOrEqual(MAX_ABSENCE_MS)
  await classifier.close()
})
