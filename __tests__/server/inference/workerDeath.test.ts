import path from 'node:path'

import type { FastifyInstance } from 'fastify'

import type { Classifier } from '~/server/domain/classifier'
import { createClassifier } from '~/server/inference/classifier'

import { creditsOf, diagnose, signUp } from '../../support/calls'
import { campaign } from '../../support/campaign'
import { photos } from '../../support/photos'
import { startTestClassifier } from '../../support/testClassifier'
import { buildTestApp, createFakeClassifier } from '../../support/testApp'

const FAILED = { detail: 'Looking at this photo failed. Please try again in a moment.' }
const DEATHS = ['exits', 'throws', 'hangs', 'neverAnswers'] as const

const deaths = campaign('workerDeaths', 40)
const LONGEST_ABSENCE_MS = 1_500

describe('a thread that does not survive a photo', () => {
  let threads: Classifier
  let app: FastifyInstance
  let access: string
  beforeAll(async () => {
    threads = await createClassifier({
      modelDir: 'models/leaf',
      workers: 1,
      workerFile: path.resolve('__tests__/support/faultyWorker.js'),
      limits: { waitMs: 10_000, lookMs: 300 },
    })
    app = await buildTestApp({
      // the threads' opinion is not what this is about
      classify: async (photo, signal) => {
        await threads.classify(photo, signal)
        return createFakeClassifier().classify(photo)
      },
    })
    ;({ access } = await signUp(app))
  })
  afterAll(async () => {
    await app.close()
    await threads.close()
  })

  const send = (content: string) => diagnose(app, access, { content: Buffer.from(content) })

  it(`costs that photo's answer and no credit, ${deaths.count} times; the thread is back for the next photo`, async () => {
    let slowestMs = 0
    for (let death = 0; death < deaths.count; death++) {
      const answer = await send(DEATHS[death % DEATHS.length]!)
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toEqual(FAILED)
      expect(answer.headers['retry-after']).toBe('2')
      const started = performance.now()
      await threads.classify(Buffer.from('a leaf'))
      slowestMs = Math.max(slowestMs, performance.now() - started)
    }
    expect(await creditsOf(app, access)).toBe(5)
    expect((await send('a leaf')).statusCode).toBe(200)
    expect(await creditsOf(app, access)).toBe(4)
    deaths.record({ deaths: deaths.count, 'longest until the next photo was looked at (ms)': Math.round(slowestMs) })
    if (deaths.isAsked) expect(slowestMs).toBeLessThanOrEqual(LONGEST_ABSENCE_MS)
  })

  it('is told from a fault inside it, which ends nothing', async () => {
    const answer = await send('fails')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
  })
})

it.each(DEATHS.slice(0, 2))('does not take the next photo with it when it %s', async (death) => {
  const threads = await startTestClassifier(undefined, 1, path.resolve('__tests__/support/faultyWorker.js'))
  const dying = expect(threads.classify(Buffer.from(death))).rejects.toMatchObject({ reason: 'unavailable' })
  const others = Array.from({ length: 4 }, () => threads.classify(Buffer.from('a leaf')))
  await dying
  expect(await Promise.all(others)).toHaveLength(4)
  await threads.close()
})

it('costs two in a row their answers when both bring it down, and nobody else', async () => {
  const threads = await startTestClassifier(undefined, 1, path.resolve('__tests__/support/faultyWorker.js'))
  const answers = await Promise.allSettled(
    ['exits', 'throws', 'a leaf'].map((content) => threads.classify(Buffer.from(content))),
  )
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  await threads.close()
})

it('is not waited for beyond what a client waits: photos behind it are refused in time', async () => {
  const threads = await createClassifier({
    modelDir: 'models/leaf',
    workers: 1,
    workerFile: path.resolve('__tests__/support/faultyWorker.js'),
    limits: { waitMs: 50, lookMs: 1_000 },
  })
  const hanging = expect(threads.classify(Buffer.from('hangs'))).rejects.toMatchObject({ reason: 'unavailable' })
  await expect(threads.classify(Buffer.from('a leaf'))).rejects.toMatchObject({ reason: 'unavailable' })
  await hanging
  await threads.close()
})

it('takes the shipped network with it, which is loaded again for the photo that was next', async () => {
  const threads = await startTestClassifier(undefined, 1, path.resolve('__tests__/support/mortalWorker.js'))

  const dying = expect(threads.classify(Buffer.from('exits'))).rejects.toMatchObject({ reason: 'unavailable' })
  expect((await threads.classify(photos.maizeRust)).probabilities).toHaveLength(threads.labels.length)
  await dying
  await threads.close()
})
