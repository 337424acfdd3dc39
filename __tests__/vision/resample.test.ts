import { createKernels } from '~/vision/loadKernels'
import type { Kernels } from '~/vision/loadKernels'
import { resample } from '~/vision/resample'
import type { Pixels } from '~/vision/resample'

import { photos, resizedByPillow } from '../support/photos'
import { furthest, pixelsOf } from '../support/pixels'

const WINDOW = { left: 25, top: 40, size: 60 }

let kernels: Kernels
let base: Pixels
beforeAll(async () => {
  kernels = await createKernels()
  base = await pixelsOf(photos.maizeRustBase)
})

it.each([17, 37, 60, 61, 96])('resizes 60 px to %d px as Pillow does, within one level', async (side) => {
  const { data } = await pixelsOf(resizedByPillow(side))
  expect(furthest(resample(kernels, base, WINDOW, side), data)).toBeLessThanOrEqual(1)
})

it('leaves a square that keeps its size as it is', () => {
  expect(resample(kernels, base, { left: 0, top: 0, size: 256 }, 256)).toEqual(new Uint8Array(base.data))
})

it('ignores the fourth byte of a pixel', () => {
  const data = new Uint8ClampedArray(base.width * base.height * 4)
  for (let at = 0; at < data.length; at++) data[at] = at % 4 === 3 ? at : base.data[Math.floor(at / 4) * 3 + (at % 4)]!
  const withAlpha = { ...base, data, channels: 4 } as const
  expect(resample(kernels, withAlpha, WINDOW, 37)).toEqual(resample(kernels, base, WINDOW, 37))
})

it('takes the same memory for every photo', () => {
  resample(kernels, base, WINDOW, 96)
  const before = kernels.run.memory.buffer.byteLength
  for (let count = 0; count < 50; count++) resample(kernels, base, WINDOW, 96)
  expect(kernels.run.memory.buffer.byteLength).toBe(before)
})
