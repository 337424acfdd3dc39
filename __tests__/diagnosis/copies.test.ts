import { FINGERPRINT_SIDE, likeness, originalsOf } from '~/diagnosis'
import type { Fingerprint } from '~/diagnosis'

import { seededRandom } from '../support/random'

const SIZE = FINGERPRINT_SIDE ** 2
const { below } = seededRandom()

/** Soft spots, as in a picture: neighbouring values are alike. */
function drawPicture(): (x: number, y: number) => number {
  const spots = Array.from({ length: 60 }, () => ({
    x: below(100),
    y: below(100),
    size: 3 + below(5),
    height: below(9) - 4,
  }))
  return (x, y) =>
    spots.reduce(
      (sum, spot) => sum + spot.height * Math.exp(-((x - spot.x) ** 2 + (y - spot.y) ** 2) / spot.size ** 2),
      0,
    )
}

type Part = { scale?: number; left?: number; top?: number }
const printOf = (picture: (x: number, y: number) => number, { scale = 1, left = 0, top = 0 }: Part = {}): Fingerprint =>
  Float32Array.from({ length: SIZE }, (_, at) =>
    picture(18 + left + (at % FINGERPRINT_SIDE) * scale, 18 + top + Math.floor(at / FINGERPRINT_SIDE) * scale),
  )

const [leaf, otherLeaf] = [drawPicture(), drawPicture()]
const whole = printOf(leaf)
const mirrored = whole.map((_, at) => whole[at - 2 * (at % FINGERPRINT_SIDE) + FINGERPRINT_SIDE - 1]!)

it.each([
  ['itself', whole],
  ['without a tenth at two sides', printOf(leaf, { scale: 0.9, left: 6, top: 6 })],
  ['without a tenth at the other two sides', printOf(leaf, { scale: 0.9 })],
  ['without a twentieth', printOf(leaf, { scale: 0.95, left: 2, top: 1 })],
  ['moved', printOf(leaf, { left: 5, top: -4 })],
  ['with a tenth more around it', printOf(leaf, { scale: 1.11, left: -3.5, top: -3.5 })],
  ['mirrored', mirrored],
  ['upside down', whole.toReversed()],
  ['mirrored and upside down', mirrored.toReversed()],
  ['with twice the contrast', whole.map((value) => 2 * value + 1)],
])('a picture matches itself %s', (_name, copy) => {
  expect(likeness(whole, copy)).toBeGreaterThan(0.97)
  expect(likeness(copy, whole)).toBeGreaterThan(0.97)
})

it('two pictures are not alike, nor is a picture like nothing at all', () => {
  expect(likeness(whole, printOf(otherLeaf))).toBeLessThan(0.7)
  expect(likeness(whole, new Float32Array(SIZE))).toBe(0)
})

it('each copy gets its first counted original; without a fingerprint there are no copies', () => {
  const other = printOf(otherLeaf)
  const cut = printOf(leaf, { scale: 0.95, left: 2, top: 2 })
  expect(originalsOf([])).toEqual([])
  expect(originalsOf([whole, other, cut, undefined, mirrored, other])).toEqual([
    undefined,
    undefined,
    0,
    undefined,
    0,
    1,
  ])
  expect(originalsOf([undefined, undefined])).toEqual([undefined, undefined])
})

it('a copy of a copy is one of the original', () => {
  const cuts = [0, 6, 12].map((left) => printOf(leaf, { left }))
  expect(likeness(cuts[0]!, cuts[2]!)).toBeLessThan(0.9)
  expect(originalsOf(cuts)).toEqual([undefined, 0, 0])
})
