import type { Classifier } from '~/server/domain/diagnoses/classifier'

import { creditsOf, diagnose, signUp, said } from '../support/calls'
import { photos } from '../support/photos'
import { buildTestApp, observations } from '../support/testApp'
import { startFaultyClassifier, startTestClassifier } from '../support/testClassifier'

const FAILED = expect.objectContaining({ detail: 'Looking at this photo failed. Please try again in a moment.' })
const LEAF = Buffer.from('a leaf')
const HANGS = Buffer.from('hangs')
const unavailable = { reason: 'unavailable' }

let classifier: Classifier
afterEach(() => classifier.close())

it('answers 503 without a charge when the worker dies or hangs on a photo, and the next photo as ever', async () => {
  classifier = await startFaultyClassifier()
  const app = await buildTestApp({
    classify: async (photo, options) => {
      await classifier.classify(photo, options)
      return observations.confident
    },
  })
  const { access } = await signUp(app)
  const send = (content: string) => diagnose(app, access, { content: Buffer.from(content) })
  for (const fault of ['crashes', 'exits', 'throws', 'hangs', 'neverAnswers']) {
    const response = await send(fault)
    expect([fault, response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
      fault,
      503,
      '2',
      FAILED,
    ])
    await expect(classifier.classify(LEAF)).resolves.toHaveProperty('probabilities')
  }
  const failed = await send('fails') // an ordinary error: the worker goes on
  const detail = 'Something went wrong on our side. Please try again.'
  expect([failed.statusCode, said(failed)]).toEqual([500, { detail }])
  expect(await creditsOf(app, access)).toBe(5)
  expect((await send('a leaf')).statusCode).toBe(200)
  expect(await creditsOf(app, access)).toBe(4)
  await app.close()
})

it('refuses a photo that has waited too long', async () => {
  classifier = await startFaultyClassifier(2_000, 50)
  const hanging = expect(classifier.classify(HANGS)).rejects.toMatchObject(unavailable)
  const startedAt = performance.now()
  await expect(classifier.classify(LEAF)).rejects.toMatchObject(unavailable)
  expect(performance.now() - startedAt).toBeLessThan(1_800)
  await hanging
})

it('loads the network again after a crash, for the photo that waited', async () => {
  const timeouts = { accountTimeoutMs: 50, queueTimeoutMs: 20_000, classifyTimeoutMs: 20_000 } // the test's worker is compiled when it starts
  classifier = await startTestClassifier({ worker: 'mortalWorker', timeouts })
  const crashing = expect(classifier.classify(Buffer.from('crashes'))).rejects.toMatchObject(unavailable)
  const { probabilities } = await classifier.classify(photos.maizeRust)
  expect(probabilities).toHaveLength(classifier.labels.length)
  await crashing
})

it('kills a worker that takes too much memory, long before the deadline, and goes on with another', async () => {
  const timeouts = { accountTimeoutMs: 50, queueTimeoutMs: 60_000, classifyTimeoutMs: 120_000 }
  classifier = await startTestClassifier({ worker: 'mortalWorker', timeouts })
  await expect(classifier.classify(Buffer.from('grows'))).rejects.toMatchObject(unavailable)
  await expect(classifier.classify(photos.maizeRust)).resolves.toHaveProperty('probabilities')
}, 90_000)
