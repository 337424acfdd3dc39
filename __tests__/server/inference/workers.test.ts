import type { FastifyInstance } from 'fastify'

import type { Classifier } from '~/server/domain/classifier'

import { creditsOf, diagnose, signUp } from '../../support/calls'
import { photos } from '../../support/photos'
import { startTestClassifier } from '../../support/testClassifier'
import { buildTestApp, createFakeClassifier } from '../../support/testApp'

const FAILED = { detail: 'Looking at this photo failed. Please try again in a moment.' }
const FAULTS = ['crashes', 'exits', 'throws', 'hangs', 'neverAnswers'] as const
const LEAF = Buffer.from('a leaf')

/** A worker that obeys the photo's text, with a short deadline. */
const startFaulty = (classifyTimeoutMs = 1_500, queueTimeoutMs = 10_000, workers = 1) =>
  startTestClassifier({ worker: 'faultyWorker', workers, timeouts: { queueTimeoutMs, classifyTimeoutMs } })
const unavailable = { reason: 'unavailable' }

describe('a worker that fails on a photo', () => {
  let classifier: Classifier
  let app: FastifyInstance
  let access: string
  beforeAll(async () => {
    classifier = await startFaulty()
    app = await buildTestApp({
      classify: async (photo, options) => {
        await classifier.classify(photo, options)
        return createFakeClassifier().classify(photo)
      },
    })
    ;({ access } = await signUp(app))
  })
  afterAll(async () => {
    await app.close()
    await classifier.close()
  })
  const send = (content: string) => diagnose(app, access, { content: Buffer.from(content) })

  it.each(FAULTS)('costs one answer and no credit when it %s; the next photo is answered', async (fault) => {
    const answer = await send(fault)
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '2', FAILED])
    expect(await creditsOf(app, access)).toBe(5)
    await expect(classifier.classify(LEAF)).resolves.toHaveProperty('probabilities')
  })

  it('is not restarted after an ordinary error, which is answered with 500 and without details', async () => {
    const answer = await send('fails')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
  })

  it('charges the photo that succeeds after them', async () => {
    expect((await send('a leaf')).statusCode).toBe(200)
    expect(await creditsOf(app, access)).toBe(4)
  })
})

it('kills a hanging worker at the deadline while other photos go on', async () => {
  const classifier = await startFaulty(1_500, 10_000, 2)
  const startedAt = performance.now()
  const hanging = expect(classifier.classify(Buffer.from('hangs'))).rejects.toMatchObject(unavailable)
  await Promise.all(Array.from({ length: 5 }, () => classifier.classify(LEAF)))
  await hanging
  expect(performance.now() - startedAt).toBeLessThan(4_000)
  await classifier.close()
})

it('answers the photos that wait behind two crashes in a row', async () => {
  const classifier = await startFaulty()
  const answers = await Promise.allSettled(
    ['crashes', 'throws', 'a leaf', 'a leaf'].map((content) => classifier.classify(Buffer.from(content))),
  )
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled'])
  await classifier.close()
})

it('refuses a photo that has waited too long', async () => {
  const classifier = await startFaulty(2_000, 50)
  const hanging = expect(classifier.classify(Buffer.from('hangs'))).rejects.toMatchObject(unavailable)
  const startedAt = performance.now()
  await expect(classifier.classify(LEAF)).rejects.toMatchObject(unavailable)
  expect(performance.now() - startedAt).toBeLessThan(1_800)
  await hanging
  await classifier.close()
})

it('reports no capacity when the queue is full, and refuses further photos at once', async () => {
  const waited: number[] = []
  const classifier = await startTestClassifier({ worker: 'faultyWorker', onWaited: (seconds) => waited.push(seconds) })
  const accepted = Array.from({ length: 5 }, () => classifier.classify(LEAF))
  expect(classifier.hasCapacity()).toBe(false)
  await expect(classifier.classify(LEAF)).rejects.toMatchObject({
    ...unavailable,
    body: { detail: 'Too many photos are being looked at right now. Please try again in a moment.' },
  })
  await Promise.all(accepted)
  expect(classifier.hasCapacity()).toBe(true)
  expect(waited).toHaveLength(5)
  await classifier.close()
})

it('fails its ping while every worker hangs, and closes at once all the same', async () => {
  const classifier = await startFaulty()
  await expect(classifier.ping()).resolves.toBeUndefined()
  const hanging = expect(classifier.classify(Buffer.from('hangs'))).rejects.toMatchObject(unavailable)
  const pinging = classifier.ping().then(
    () => 'answered',
    () => 'failed',
  )
  await new Promise(setImmediate)
  const startedAt = performance.now()
  await classifier.close()
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  await hanging
  expect(await pinging).toBe('failed')
})

it('loads the network again after a crash, for the photo that waited', async () => {
  const classifier = await startTestClassifier({
    worker: 'mortalWorker',
    timeouts: { queueTimeoutMs: 20_000, classifyTimeoutMs: 20_000 }, // the test's worker is compiled when it starts
  })
  const crashing = expect(classifier.classify(Buffer.from('crashes'))).rejects.toMatchObject(unavailable)
  const { probabilities } = await classifier.classify(photos.maizeRust)
  expect(probabilities).toHaveLength(classifier.labels.length)
  await crashing
  await classifier.close()
})
