import { DomainError } from '~/server/domain/errors'

import { drawBombs } from '../../support/corpus/bombs'
import { DAMAGED, NO_PHOTO, READ } from '../../support/corpus/oddPhoto'
import { startTestClassifier } from '../../support/testClassifier'

const DEATHS = 100
const FAULTS = ['crashes', 'exits', 'throws', 'hangs', 'neverAnswers']
const MAX_ABSENCE_MS = 1_500

jest.setTimeout(600_000)

it(`answers the next photo within ${MAX_ABSENCE_MS} ms after each of ${DEATHS} deaths of the worker`, async () => {
  const timeouts = { queueTimeoutMs: 10_000, classifyTimeoutMs: 1_000 }
  const classifier = await startTestClassifier({ worker: 'faultyWorker', timeouts })
  let slowestMs = 0
  for (let death = 0; death < DEATHS; death++) {
    const fault = Buffer.from(FAULTS[death % FAULTS.length]!)
    await expect(classifier.classify(fault)).rejects.toMatchObject({ reason: 'unavailable' })
    const startedAt = performance.now()
    await classifier.classify(Buffer.from('a leaf'))
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
  }
  expect(slowestMs).toBeLessThanOrEqual(MAX_ABSENCE_MS)
  await classifier.close()
})

it('refuses or reads every bomb 50 times in the same worker', async () => {
  const classifier = await startTestClassifier({ worker: 'decodingWorker' })
  const statusOf = (error: unknown) =>
    error instanceof DomainError && error.reason === 'unsupportedMedia' ? NO_PHOTO : DAMAGED
  for (const { name, bytes, expected } of await drawBombs())
    for (let round = 0; round < 50; round++) {
      const status = await classifier.classify(bytes).then(() => READ, statusOf)
      expect({ name, status }).toEqual({ name, status: expected })
    }
  await classifier.close()
})
