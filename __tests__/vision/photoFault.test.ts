import { createKernels } from '~/vision/loadKernels'
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

it('finds pictures without true colours', async () => {
  const leaf = await pixelsOf(photos.maizeRustBase)
  const changed = (change: (value: number, channel: number, at: number) => number) =>
    photoFault({ ...leaf, data: leaf.data.map((value, at) => change(value, at % 3, at)) }, thresholds)
  const grey = (at: number) => leaf.data[at - (at % 3) + 1]!
  expect({
    dim: changed((value) => value * 0.5),
    evening: changed((value, channel) => value * [1, 0.85, 0.6][channel]!),
    shade: changed((value, channel) => value * [0.8, 0.9, 1][channel]!),
    grey: changed((_value, _channel, at) => grey(at)),
    sepia: changed((_value, channel, at) => grey(at) * [1, 0.85, 0.65][channel]!),
    negative: changed((value) => 255 - value),
    purple: changed((value, channel) => value * [0.8, 0.3, 1][channel]!),
    red: changed((value, channel) => value * [1, 0.3, 0.3][channel]!),
    green: changed((value, channel) => value * [0.25, 1, 0.25][channel]!),
  }).toEqual({
    dim: undefined,
    evening: undefined,
    shade: undefined,
    grey: 'falseColours',
    sepia: 'falseColours',
    negative: 'falseColours',
    purple: 'falseColours',
    red: 'falseColours',
    green: 'falseColours',
  })
})
