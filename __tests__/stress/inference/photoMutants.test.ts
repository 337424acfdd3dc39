import { DomainError } from '~/server/domain/errors'
import { toBaseSquare } from '~/server/inference/imageTensor'

import { mutate } from '../../support/corpus/brokenPhotos'
import { draw, encodings } from '../../support/corpus/encodings'
import { seededRandom } from '../../support/corpus/random'

const MUTANTS = 20_000
const WARM_UP = 500
const MB = 2 ** 20

jest.setTimeout(600_000)

it(`reads or refuses ${MUTANTS} broken photos without a crash, a hang or a leak`, async () => {
  const whole = await Promise.all(encodings.map(({ encode }) => encode(draw(24, 20))))
  const random = seededRandom(20_261_121)
  let refused = 0
  let warmBytes = 0
  for (let count = 0; count < MUTANTS; count++) {
    if (count === WARM_UP) warmBytes = process.memoryUsage.rss()
    const { how, bytes } = mutate(random.pick(whole), random)
    await toBaseSquare(bytes).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw new Error(`${how} (${count}): ${String(error)}`, { cause: error })
      refused++
    })
  }
  expect(process.memoryUsage.rss() - warmBytes).toBeLessThanOrEqual(64 * MB)
  expect(Math.min(refused, MUTANTS - refused)).toBeGreaterThan(MUTANTS / 10)
})
