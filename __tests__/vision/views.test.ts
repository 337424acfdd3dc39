import { createKernels } from '~/vision/loadKernels'
import type { Kernels } from '~/vision/loadKernels'
import { resample } from '~/vision/resample'
import { BASE_SIDE, cutView, squaresOf } from '~/vision/views'

import { photos } from '../support/photos'
import { furthest, pixelsOf } from '../support/pixels'

const SIDE = 224
const MIDDLE = { fraction: 0.8, mirrored: false }

let kernels: Kernels
beforeAll(async () => (kernels = await createKernels()))

it('cuts the same view as training does, within one level', async () => {
  const { data } = await pixelsOf(photos.maizeRustBase)
  const trained = await pixelsOf(photos.maizeRustMiddle)
  expect(furthest(cutView(kernels, new Uint8Array(data), MIDDLE, SIDE), trained.data)).toBeLessThanOrEqual(1)
})

it('exchanges left and right in a mirrored view', async () => {
  const base = new Uint8Array((await pixelsOf(photos.maizeRustBase)).data)
  const plain = cutView(kernels, base, MIDDLE, SIDE)
  const mirrored = cutView(kernels, base, { ...MIDDLE, mirrored: true }, SIDE)
  const turned = plain.map((_, at) => {
    const [pixel, channel] = [Math.floor(at / 3), at % 3]
    return plain[(pixel - (pixel % SIDE) + SIDE - 1 - (pixel % SIDE)) * 3 + channel]!
  })
  expect(mirrored).toEqual(turned)
  expect(furthest(mirrored, plain)).toBeGreaterThan(50)
})

it.each([
  ['wide', 300, 256],
  ['tall', 256, 301],
])('takes the middle of a %s picture', (_name, width, height) => {
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    data[at] = x - Math.floor((width - 256) / 2) + (at % 3 === 0 ? 0 : y - Math.floor((height - 256) / 2))
  }
  const base = resample(kernels, { data, width, height, channels: 3 }, squaresOf({ width, height })[0], BASE_SIDE)
  expect([base[0], base[255 * 3], base[1], base[255 * 256 * 3 + 1]]).toEqual([0, 255, 0, 255])
})

it.each([
  ['4:3', 640, 480, [[80, 0]]],
  ['3:2', 480, 720, [[0, 120]]],
  [
    '16:9',
    1920,
    1080,
    [
      [420, 0],
      [0, 0],
      [840, 0],
    ],
  ],
  [
    'tall',
    512,
    1100,
    [
      [0, 294],
      [0, 0],
      [0, 588],
    ],
  ],
])('judges the middle of a picture of %s, and the ends of a long one too', (_name, width, height, corners) => {
  const size = Math.min(width, height)
  expect(squaresOf({ width, height })).toEqual(corners.map(([left, top]) => ({ left, top, size })))
})
