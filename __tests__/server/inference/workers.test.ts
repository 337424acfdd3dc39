import type { Classifier } from '~/server/domain/classifier'

import { creditsOf, diagnose, signUp, said } from '../../support/calls'
import { photos } from '../../support/photos'
import { startTestClassifier } from '../../support/testClassifier'
import { buildTestApp, observations } from '../../support/testApp'

const FAILED = expect.objectContaining({ detail: 'Looking at this photo failed. Please try again in a moment.' })
const LEAF = Buffer.from('a leaf')
const HANGS = Buffer.from('hangs')
const unavailable = { reason: 'unavailable' }

let classifier: Classifier
afterEach(() => classifier.close())

/** A worker that does what the photo's text says, with a short deadline. */
const startFaulty = async (classifyTimeoutMs = 1_500, queueTimeoutMs = 10_000, workers = 1) => {
  const timeouts = { accountTimeoutMs: 50, queueTimeoutMs, classifyTimeoutMs }
  classifier = await startTestClassifier({ worker: 'faultyWorker', workers, timeouts })
}

it('answers 503 without a charge when the worker dies or hangs on a photo, and the next photo as ever', async () => {
  await startFaulty()
  const app = await buildTestApp({
    classify: async (photo, options) => {
      await classifier.classify(photo, options)
      return observations.confident
    },
  })
  const { access } = await signUp(app)
  const send = (content: string) => diagnose(app, access, { content: Buffer.from(content) })
  for (const fault of ['crashes', 'exits', 'throws', 'hangs', 'neverAnswers']) {
    const answer = await send(fault)
    expect([fault, answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([fault, 503, '2', FAILED])
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

it('kills a hanging worker at the deadline while other photos go on', async () => {
  await startFaulty(1_500, 10_000, 2)
  const startedAt = performance.now()
  const hanging = expect(classifier.classify(HANGS)).rejects.toMatchObject(unavailable)
  await Promise.all(Array.from({ length: 5 }, () => classifier.classify(LEAF)))
  await hanging
  expect(performance.now() - startedAt).toBeLessThan(4_000)
})

it('answers the photos that wait behind two crashes in a row', async () => {
  await startFaulty()
  const contents = ['crashes', 'throws', 'a leaf', 'a leaf']
  const answers = await Promise.allSettled(contents.map((content) => classifier.classify(Buffer.from(content))))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled'])
})

it('refuses a photo that has waited too long', async () => {
  await startFaulty(2_000, 50)
  const hanging = expect(classifier.classify(HANGS)).rejects.toMatchObject(unavailable)
  const startedAt = performance.now()
  await expect(classifier.classify(LEAF)).rejects.toMatchObject(unavailable)
  expect(performance.now() - startedAt).toBeLessThan(1_800)
  await hanging
})

it('classifies one photo of an account at a time, and those of others meanwhile', async () => {
  await startFaulty(1_500, 10_000, 2)
  const own = (photo: Buffer) => classifier.classify(photo, { accountId: 'a' })
  const hanging = expect(own(HANGS)).rejects.toMatchObject({ ...unavailable, code: 'photoFailed' })
  const refused = Array.from({ length: 9 }, () => expect(own(LEAF)).rejects.toMatchObject({ code: 'tooManyPhotos' }))
  await Promise.all(refused)
  expect(classifier.hasCapacity()).toBe(true)
  await expect(classifier.classify(LEAF, { accountId: 'b' })).resolves.toHaveProperty('probabilities')
  await hanging
  await expect(own(LEAF)).resolves.toHaveProperty('probabilities')
})

it('reports no capacity when the queue is full, and refuses further photos at once', async () => {
  const waited: number[] = []
  classifier = await startTestClassifier({ worker: 'faultyWorker', onWaited: (seconds) => waited.push(seconds) })
  const accepted = Array.from({ length: 5 }, () => classifier.classify(LEAF))
  expect(classifier.hasCapacity()).toBe(false)
  await expect(classifier.classify(LEAF)).rejects.toMatchObject({ ...unavailable, code: 'tooManyPhotos' })
  await Promise.all(accepted)
  expect([classifier.hasCapacity(), waited.length]).toEqual([true, 5])
})

it('fails its ping while every worker hangs, and closes at once all the same', async () => {
  await startFaulty()
  await expect(classifier.ping()).resolves.toBeUndefined()
  const hanging = expect(classifier.classify(HANGS)).rejects.toMatchObject(unavailable)
  const pinging = classifier.ping().then(() => 'answered', () => 'failed') // prettier-ignore
  await new Promise(setImmediate)
  const startedAt = performance.now()
  await classifier.close()
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  await hanging
  expect(await pinging).toBe('failed')
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
