import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { parse } from 'node-html-parser'

import { SICK_AREAS } from '~/contract/limits'

const FOLDER = path.resolve(__dirname, '../../public/illustrations/area')
const SIGNS = ['blight', 'mildew', 'rust', 'spots']
const MAX_ERROR = 0.5
const STEPS = 500

type Point = readonly [number, number]

const pageOf = (name: string) => parse(readFileSync(path.join(FOLDER, name), 'utf8'))

const circlesOf = (name: string) =>
  pageOf(name)
    .querySelectorAll('#marks circle')
    .map((circle) => ({
      x: Number(circle.getAttribute('cx')),
      y: Number(circle.getAttribute('cy')),
      r: Number(circle.getAttribute('r')),
    }))

/** Outline of the leaf: a path of one start and cubic curves. */
function outlineOf(name: string): Point[] {
  const drawn = pageOf(name).querySelector('#leaf')?.getAttribute('d') ?? ''
  const [x = 0, y = 0, ...others] = (drawn.match(/-?[\d.]+/g) ?? []).map(Number)
  let from: Point = [x, y]
  const curves = Array.from({ length: others.length / 6 }, (_, index) => others.slice(index * 6, index * 6 + 6))
  return curves.flatMap((curve) => {
    const points = Array.from({ length: STEPS }, (_, step) => pointOn(from, curve, step / STEPS))
    from = [curve[4] ?? 0, curve[5] ?? 0]
    return points
  })
}

function pointOn([x, y]: Point, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[], t: number): Point {
  const at = (p: number, q: number, r: number, s: number) =>
    (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s
  return [at(x, a, c, e), at(y, b, d, f)]
}

const areaOf = (outline: readonly Point[]) =>
  Math.abs(
    outline.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

it('there are five drawings of each sign', () => {
  const names = SIGNS.flatMap((sign) => SICK_AREAS.map((area) => `${sign}-${area}.svg`))
  expect(readdirSync(FOLDER).sort()).toEqual(names.sort())
})

it.each(SIGNS.flatMap((sign) => SICK_AREAS.map((area) => [sign, area] as const)))(
  'the marks of %s cover %i %% of the leaf',
  (sign, area) => {
    const name = `${sign}-${area}.svg`
    const marks = circlesOf(name).reduce((sum, { r }) => sum + Math.PI * r ** 2, 0)
    expect(Math.abs((marks / areaOf(outlineOf(name))) * 100 - area)).toBeLessThanOrEqual(MAX_ERROR)
  },
)

it.each(SIGNS)('the marks of %s lie on the leaf and apart from each other', (sign) => {
  for (const area of SICK_AREAS) {
    const name = `${sign}-${area}.svg`
    const [circles, outline] = [circlesOf(name), outlineOf(name)]
    const overlapping = circles.filter(({ x, y, r }, index) =>
      circles.slice(index + 1).some((other) => Math.hypot(x - other.x, y - other.y) < r + other.r),
    )
    const outside = circles.filter(({ x, y, r }) => outline.some(([a, b]) => Math.hypot(x - a, y - b) < r))
    expect([name, overlapping, outside]).toEqual([name, [], []])
  }
})
