import { judge } from '~/client/features/onDevice/judgeLeaves'
import type { Observation } from '~/diagnosis'
import { judgePhotos } from '~/server/domain/diagnoses/judgePhotos'
import type { CropChoice } from '~/server/domain/diagnoses/judgePhotos'

import { createFakeClassifier, observations } from '../../../support/testApp'

const { confident, ranked, unsure, notALeaf, unknownCrop, tooDark, tooBlurred, falseColours, tooFar } = observations

type Case = [name: string, seen: Observation[], crop?: CropChoice]
const CASES: Case[] = [
  ...Object.entries(observations).map(([name, seen]): Case => [name, [seen]]),
  ['a set', [confident, confident, tooFar]],
  ['a set with photos that count for nothing', [tooDark, notALeaf, ranked]],
  ['a set without one that counts', [tooBlurred, notALeaf]],
  ['a picture without colours', [falseColours]],
  ['a set with a picture without colours', [falseColours, ranked]],
  ['a set of several crops', [confident, ranked]],
  ['a set of several crops, one of them told', [confident, ranked, confident], 'maize'],
  ['a told crop', [ranked], 'tomato'],
  ['a told crop that the photo contradicts', [confident], 'tomato'],
  ['another crop than ours', [confident, notALeaf], 'other'],
  ['a crop without photos', [{ ...unsure, sick: 0.99 }], 'kale'],
  ['a crop without photos, too dark', [tooDark], 'kale'],
  ['a given crop that no photo contradicts', [unknownCrop, unsure], 'bean'],
]

describe.each(CASES)('of %s', (_name, seen, crop) => {
  it.each(['each of another leaf', 'the first one twice'])('a phone decides as the server does: %s', async (photos) => {
    const all = photos === 'the first one twice' ? [seen[0]!, ...seen] : seen
    const files = all.map((one, index) => Buffer.from(one === seen[0] ? 'first' : `photo ${index}`))
    const classifier = createFakeClassifier({
      classify: async (file) => all[files.findIndex((other) => other.equals(Buffer.from(file)))]!,
    })
    const signal = new AbortController().signal
    const { verdict } = await judgePhotos(files, { crop }, { classifier, accountId: 'a', signal })
    const observed = await Promise.all(files.map((file) => classifier.classify(file)))
    expect(judge(observed, classifier, crop ?? null)).toEqual(verdict)
  })
})
