import { DomainError } from '~/server/domain/errors'
import { toBaseSquare } from '~/server/inference/imageTensor'

import { campaign } from '../../support/campaign'
import { mutate } from '../../support/corpus/brokenPhotos'
import { draw, encodings } from '../../support/corpus/encodings'
import { seededRandom } from '../../support/corpus/random'

const mutants = campaign('photoMutants', 5_000)
const WARM_UP = 500
const MB = 2 ** 20
const MOST_GROWTH_MB = 64

jest.setTimeout(mutants.timeoutMs(120_000))

it(`${mutants.count} broken photos are read or refused: none ends the process, hangs or leaves memory behind`, async () => {
  const whole = await Promise.all(encodings.map(({ encode }) => encode(draw(24, 20))))
  const random = seededRandom(mutants.seed)
  const counts = { read: 0, refused: 0 }
  let slowestMs = 0
  let warmBytes = 0

  for (let count = 0; count < mutants.count; count++) {
    if (count === WARM_UP) warmBytes = process.memoryUsage.rss()
    const { how, bytes } = mutate(random.pick(whole), random)
    const started = performance.now()
    try {
      await toBaseSquare(bytes)
      counts.read++
    } catch (error) {
      if (!(error instanceof DomainError)) throw new Error(`${how} (${count}): ${String(error)}`, { cause: error })
      counts.refused++
    }
    slowestMs = Math.max(slowestMs, performance.now() - started)
  }

  expect(counts.read + counts.refused).toBe(mutants.count)
  const grownMb = Math.round((process.memoryUsage.rss() - warmBytes) / MB)
  expect(grownMb).toBeLessThanOrEqual(MOST_GROWTH_MB)
  expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(mutants.count / 10)
  mutants.record({
    mutants: mutants.count,
    ...counts,
    'crashes or hangs': 0,
    'slowest (ms)': Math.round(slowestMs),
    'memory grown since warm (MB)': grownMb,
  })
})
