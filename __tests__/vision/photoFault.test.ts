import { createKernels } from '~/vision/kernels'
import { photoFault } from '~/vision/photoFault'
import { plainResample } from '~/vision/plainResample'
import { resample } from '~/vision/resample'
import type { Pixels } from '~/vision/resample'

import { photos } from '../support/photos'
import { pixelsOf } from '../support/pixels'

import { thresholds } from '../../models/leaf/model.json'

it.each([37, 60, 96])('resizes 60 px to %d px without WebAssembly as with it', async (side) => {
  const base = await pixelsOf(photos.maizeRustBase)
  const data = new Uint8ClampedArray(base.width * base.height * 4)
  for (let at = 0; at < data.length; at++) data[at] = at % 4 === 3 ? at : base.data[Math.floor(at / 4) * 3 + (at % 4)]!
  const square = { left: 25, top: 40, size: 60 }
  for (const pixels of [base, { ...base, data, channels: 4 } as const])
    expect(plainResample(pixels, square, side)).toEqual(resample(await createKernels(), pixels, square, side))
})

/** Copies beside each other, each with its own brightness. */
function strip({ data, width, height }: Pixels, ...brightness: number[]): Pixels {
  const long = new Uint8Array(data.length * brightness.length)
  for (const [index, factor] of brightness.entries())
    for (let row = 0; row < height; row++)
      for (let at = 0; at < width * 3; at++)
        long[(row * brightness.length + index) * width * 3 + at] = data[row * width * 3 + at]! * factor
  return { data: long, width: width * brightness.length, height, channels: 3 }
}

it('finds a fault where every square that is judged has one', async () => {
  const leaf = await pixelsOf(photos.maizeRustBase)
  const faultOf = (...brightness: number[]) => photoFault(strip(leaf, ...brightness), thresholds)
  const grey = { ...leaf, data: leaf.data.map(() => 128) }
  expect([faultOf(1), faultOf(0.1), photoFault(grey, thresholds)]).toEqual([undefined, 'tooDark', 'tooBlurred'])
  expect([faultOf(0.1, 0.1, 1), faultOf(0.1, 0.1, 0.1)]).toEqual([undefined, 'tooDark'])
})
