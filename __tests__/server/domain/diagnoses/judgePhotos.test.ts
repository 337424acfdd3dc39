import { isPaid } from '~/diagnosis'
import type { Verdict } from '~/diagnosis'
import { judgeAgain, judgePhotos } from '~/server/domain/diagnoses/judgePhotos'
import type { CropChoice, PhotoVerdict } from '~/server/domain/diagnoses/judgePhotos'
import type { DomainError } from '~/server/domain/domainError'

import { createFakeClassifier, observationOf, observations } from '../../../support/testApp'
import type { FakeClassify } from '../../../support/testApp'

const SIX = Array.from({ length: 6 }, (_, index) => Buffer.from(`photo ${index}`))

const judge = (classify: FakeClassify, timeoutMs?: number) =>
  judgePhotos(
    SIX,
    { crop: undefined },
    {
      classifier: createFakeClassifier({ classify }),
      accountId: 'a',
      signal: new AbortController().signal,
      ...(timeoutMs !== undefined && { timeoutMs }),
    },
  )

describe('the time limit of a scan', () => {
  afterEach(() => jest.useRealTimers())

  it('refuses a scan after eight seconds when each photo takes less than its own limit', async () => {
    jest.useFakeTimers()
    const classify = jest.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3_000))
      return observations.confident
    })
    const refused = expect(judge(classify)).rejects.toMatchObject({ reason: 'unavailable', code: 'photoFailed' })
    await jest.advanceTimersByTimeAsync(7_900)
    expect(classify).toHaveBeenCalledTimes(3)
    await jest.advanceTimersByTimeAsync(200)
    await refused
  })

  it('drops the photos still waiting when it expires', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const classify: FakeClassify = async (_photo, options) => {
      signals.push(options?.signal)
      return new Promise(() => undefined)
    }
    await expect(judge(classify, 20)).rejects.toMatchObject({ reason: 'unavailable' })
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })

  it('is not reached by a scan classified in time, and leaves no timer behind', async () => {
    jest.useFakeTimers()
    const { photos } = await judge(async () => observations.confident)
    expect([photos.length, jest.getTimerCount()]).toEqual([6, 0])
  })
})

it('one charge gives one crop of photos of several, whatever its result has become', () => {
  const photos = ['Orange___Canker', 'Tomato___Late_blight'].map((label) => ({
    kind: 'unknownCrop' as const,
    observation: observationOf({ [label]: 0.95 }),
  }))
  const verdict = { kind: 'ranked' as const, candidates: [{ label: 'Orange___Canker', probability: 0.95 }] }
  const posterior = photos[0]!.observation.probabilities
  const stored = { toldCrop: 'orange' as const, verdict, posterior, modelVersion: 'fake-1', photos }
  const correct = (charge: number) =>
    judgeAgain({ ...stored, charge }, { toldCrop: 'tomato', replies: [] }, createFakeClassifier())
  expect(correct(0)?.verdict).toMatchObject({ kind: 'confident', label: 'Tomato___Late_blight' })
  expect(() => correct(1)).toThrow(expect.objectContaining({ code: 'oneCropAnswered' }))
})

describe('photos that are in doubt between crops, told crop after crop', () => {
  const network = createFakeClassifier()
  const inDoubt = (label: string) => ({
    kind: 'cropQuestion' as const,
    crop: label,
    observation: observationOf({ [label]: 0.6 }),
  })
  const read = (photos: PhotoVerdict[], told: CropChoice[]) => {
    const verdict = { kind: 'unknownCrop' as const }
    let stored = { toldCrop: undefined as CropChoice | undefined, verdict: verdict as Verdict, charge: 0, photos }
    return told.map((toldCrop) => {
      try {
        const rest = { posterior: network.labels.map(() => 0), modelVersion: network.version }
        const judged = judgeAgain({ ...stored, ...rest }, { toldCrop, replies: [] }, network)!
        stored = { ...stored, verdict: judged.verdict, toldCrop, charge: isPaid(judged.verdict) ? 1 : stored.charge }
        return judged.verdict.kind
      } catch (error) {
        return (error as DomainError).code
      }
    })
  }

  it('get a result for one of them, where they are of several', () => {
    const photos = ['Corn_(maize)___Common_rust_', 'Potato___Early_blight'].map(inDoubt)
    expect(read(photos, ['maize', 'potato', 'other', 'maize'])).toEqual(['confident', 'oneCropAnswered', 'oneCropAnswered', 'confident']) // prettier-ignore
  })

  it('can be corrected where all are of the same', () => {
    const photos = ['Corn_(maize)___Common_rust_', 'Corn_(maize)___Northern_Leaf_Blight'].map(inDoubt)
    expect(read(photos, ['potato', 'maize', 'other', 'maize'])).not.toContain('oneCropAnswered')
  })
})
