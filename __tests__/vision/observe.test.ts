import { createKernels } from '~/vision/loadKernels'
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

it('reports no sickness if the network does not', async () => {
  const { observation } = await observe(await pixelsOf(photos.maizeRustBase), [{ logits: [0, 0] }, { logits: [0, 0] }])
  expect(observation).not.toHaveProperty('sick')
})

it('does not run the network on a photo that is too dark', async () => {
  const black = { data: new Uint8Array(300 * 400 * 4), width: 300, height: 400, channels: 4 } as const
  const { observation, seen } = await observe(black, [])
  expect(observation).toMatchObject({ probabilities: [0, 0], brightness: 0 })
  expect(seen).toEqual([])
})

/** Black but for one square, which shows a leaf: at the left end, in the middle or at the right end. */
async function strip(place: 0 | 1 | 2): Promise<Pixels> {
  const leaf = await pixelsOf(photos.maizeRustBase)
  const [width, rowBytes] = [leaf.width * 3, leaf.width * 3]
  const data = new Uint8Array(leaf.data.length * 3)
  for (let row = 0; row < leaf.height; row++)
    data.set(leaf.data.subarray(row * rowBytes, (row + 1) * rowBytes), (row * 3 + place) * rowBytes)
  return { data, width, height: leaf.height, channels: 3 }
}

it('uses one view of each end of a long picture where the middle shows no leaf', async () => {
  const middle = await observe(await strip(1), [{ logits: [0, 1] }, { logits: [0, 1] }])
  expect(middle.seen).toHaveLength(2)
  for (const place of [0, 2] as const) {
    const { observation, seen } = await observe(await strip(place), [{ logits: [0, 1] }])
    expect(seen).toHaveLength(1)
    expect(observation).toEqual(middle.observation)
  }
})

it('reports the middle of a long picture without a leaf', async () => {
  const black = { data: new Uint8Array(300 * 900 * 3), width: 900, height: 300, channels: 3 } as const
  expect((await observe(black, [])).observation).toMatchObject({ probabilities: [0, 0], brightness: 0 })
})
