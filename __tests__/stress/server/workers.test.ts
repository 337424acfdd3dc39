import { setTimeout as wait } from 'node:timers/promises'

import type { Classifier } from '~/server/domain/diagnoses/classifier'

import { until } from '../../support/rawHttp'
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

it('closes at once while every worker hangs', async () => {
  classifier = await startFaultyClassifier()
  const hanging = expect(classifier.classify(HANGS)).rejects.toMatchObject({ code: 'tooManyPhotos' })
  await new Promise(setImmediate)
  const startedAt = performance.now()
  await classifier.close()
  await hanging
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})

/** The processes that have a photo each when as many photos as workers come at once. */
const pidsOf = async (workers: number) => {
  const photos = Array.from({ length: workers }, () => classifier.classify(Buffer.from('saysItsPid')))
  return (await Promise.all(photos)).map(({ brightness }) => brightness)
}

describe('workers that die, or are stopped, without a photo', () => {
  const WORKERS = 2
  beforeEach(async () => (classifier = await startFaultyClassifier(3_000, 20_000, WORKERS)))

  it.each([1, WORKERS])('cost no result when %i of them die', async (count) => {
    const pids = await pidsOf(WORKERS)
    for (const pid of pids.slice(0, count)) process.kill(pid, 'SIGKILL')
    await wait(100)
    for (let photo = 0; photo < 4; photo++) expect(await classifier.classify(LEAF)).toHaveProperty('probabilities')
    const after = await pidsOf(WORKERS)
    expect(new Set([...pids, ...after]).size).toBe(WORKERS + count)
  })

  it('cost no result when a photo comes before anything has noticed their deaths', async () => {
    for (const pid of await pidsOf(WORKERS)) process.kill(pid, 'SIGKILL')
    await expect(classifier.classify(LEAF)).resolves.toHaveProperty('probabilities')
  })

  it('cost a result each at most when they are stopped, and are replaced', async () => {
    const pids = await pidsOf(WORKERS)
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => classifier.classify(LEAF)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    expect(refused).toEqual(Array(WORKERS).fill(expect.objectContaining({ code: 'tooManyPhotos' })))
    const after = await pidsOf(WORKERS)
    expect(new Set([...pids, ...after]).size).toBe(2 * WORKERS)
    await until(() => !pids.some(isAlive))
  })

  it('are replaced by a check, so that no photo meets a stopped one', async () => {
    const pids = await pidsOf(WORKERS)
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    await expect(classifier.ping()).resolves.toBeUndefined()
    await until(() => !pids.some(isAlive))
    await expect(classifier.classify(LEAF)).resolves.toHaveProperty('probabilities')
  })

  it('leave the other worker alone when one dies of its photo', async () => {
    const pids = await pidsOf(WORKERS)
    await expect(classifier.classify(Buffer.from('crashes'))).rejects.toMatchObject({ code: 'photoFailed' })
    const after = await pidsOf(WORKERS)
    expect(after.filter((pid) => pids.includes(pid))).toHaveLength(WORKERS - 1)
  })
})

describe('the check', () => {
  const start = (silenceMs: number) =>
    startTestClassifier({ worker: 'faultyWorker', timeouts: { classifyTimeoutMs: 60_000, silenceMs } })

  it('succeeds while every worker is busy, and fails when none has answered for too long', async () => {
    classifier = await start(500)
    const hanging = classifier.classify(HANGS).catch(() => undefined)
    await expect(classifier.ping()).resolves.toBeUndefined()
    await until(() => classifier.ping().then(() => false, () => true)) // prettier-ignore
    await classifier.close()
    await hanging
  })

  it('succeeds after any idle time', async () => {
    classifier = await start(1)
    await wait(50)
    await expect(classifier.ping()).resolves.toBeUndefined()
  })
})

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
