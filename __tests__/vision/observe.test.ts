import { createKernels } from '~/vision/kernels'
import { createObserver } from '~/vision/observe'
import type { ViewOutput } from '~/vision/observe'
import type { Pixels } from '~/vision/resample'

import { photos } from '../support/photos'
import { pixelsOf } from '../support/pixels'

import { thresholds } from '../../models/leaf/model.json'

const VIEWS = [1, 0.8].map((fraction) => ({ fraction, mirrored: false }))
const MODEL = { labels: ['one', 'other'], temperature: 0.5, thresholds, input: { side: 32, views: VIEWS } }

async function observe(pixels: Pixels, outputs: ViewOutput[]) {
  const seen: number[] = []
  const run = (views: readonly Uint8Array[]) => {
    seen.push(...views.map((view) => view.length))
    return outputs
  }
  const observation = await createObserver({ kernels: await createKernels(), model: MODEL, run })(pixels)
  return { observation, seen }
}

it('averages the softened probabilities of the views, and the chances of sickness', async () => {
  const outputs = [
    { logits: [0, Math.log(3) / 2], sick: 0 },
    { logits: [100, 100], sick: Math.log(3) },
  ]
  const { observation, seen } = await observe(await pixelsOf(photos.maizeRustBase), outputs)
  expect(observation.probabilities).toEqual([expect.closeTo(0.375), expect.closeTo(0.625)])
  expect(observation.sick).toBeCloseTo(0.625)
  expect(observation.fingerprint).toHaveLength(64 * 64)
  expect(seen).toEqual([32 * 32 * 3, 32 * 32 * 3])
})

it('says nothing of sickness where the network does not', async () => {
  const { observation } = await observe(await pixelsOf(photos.maizeRustBase), [{ logits: [0, 0] }, { logits: [0, 0] }])
  expect(observation).not.toHaveProperty('sick')
})

it('does not run the network on a photo that is too dark', async () => {
  const black = { data: new Uint8Array(300 * 400 * 4), width: 300, height: 400, channels: 4 } as const
  const { observation, seen } = await observe(black, [])
  expect(observation).toMatchObject({ probabilities: [0, 0], brightness: 0 })
  expect(seen).toEqual([])
})
