import type { Classifier } from '~/server/domain/classifier'

import { startFaultyClassifier, startTestClassifier } from '../../support/testClassifier'

const LEAF = Buffer.from('a leaf')
const HANGS = Buffer.from('hangs')
const unavailable = { reason: 'unavailable' }

let classifier: Classifier
afterEach(() => classifier.close())

it('kills a hanging worker at the deadline while other photos go on', async () => {
  classifier = await startFaultyClassifier(1_500, 10_000, 2)
  const startedAt = performance.now()
  const hanging = expect(classifier.classify(HANGS)).rejects.toMatchObject(unavailable)
  await Promise.all(Array.from({ length: 5 }, () => classifier.classify(LEAF)))
  await hanging
  expect(performance.now() - startedAt).toBeLessThan(4_000)
})

it('answers the photos that wait behind two crashes in a row', async () => {
  classifier = await startFaultyClassifier()
  const contents = ['crashes', 'throws', 'a leaf', 'a leaf']
  const answers = await Promise.allSettled(contents.map((content) => classifier.classify(Buffer.from(content))))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled'])
})

it('classifies one photo of an account at a time, and those of others meanwhile', async () => {
  classifier = await startFaultyClassifier(1_500, 10_000, 2)
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
  classifier = await startFaultyClassifier()
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
