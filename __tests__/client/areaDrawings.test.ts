import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { parse } from 'node-html-parser'
import sharp from 'sharp'

import { SICK_AREAS } from '~/contract/limits'

const FOLDER = path.resolve(__dirname, '../../public/illustrations/area')
const SIGNS = ['blight', 'mildew', 'rust', 'spots']
const MAX_ERROR = 0.5
const SIDE = 960

const svgOf = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8')

/** Share of pixels that these elements of the drawing cover, in black on white. */
async function areaOf(svg: string, selector: string): Promise<number> {
  const page = parse(svg)
  const shape = page.querySelector(selector)
  if (!shape) throw new Error(`no ${selector}`)
  shape.setAttribute('fill', '#000')
  const alone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${SIDE}" height="${SIDE}"><path fill="#fff" d="M0 0h96v96H0z"/>${shape.outerHTML}</svg>`
  const { channels } = await sharp(Buffer.from(alone)).greyscale().stats()
  return 1 - (channels[0]?.mean ?? 255) / 255
}

it('there are five drawings of each sign', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    SIGNS.flatMap((sign) => SICK_AREAS.map((area) => `${sign}-${area}.svg`)).sort(),
  )
})

it.each(SIGNS.flatMap((sign) => SICK_AREAS.map((area) => [sign, area] as const)))(
  'the marks of %s cover %i %% of the leaf',
  async (sign, area) => {
    const svg = svgOf(`${sign}-${area}.svg`)
    const [leaf, marks] = [await areaOf(svg, '#leaf'), await areaOf(svg, '#marks')]
    expect(Math.abs((marks / leaf) * 100 - area)).toBeLessThanOrEqual(MAX_ERROR)
  },
)

it('the marks lie on the leaf and apart from each other', async () => {
  for (const name of readdirSync(FOLDER)) {
    const circles = parse(svgOf(name)).querySelectorAll('#marks circle')
    const places = circles.map((circle) => ['cx', 'cy', 'r'].map((field) => Number(circle.getAttribute(field))))
    const overlapping = places.filter(([x = 0, y = 0, r = 0], index) =>
      places.slice(index + 1).some(([a = 0, b = 0, s = 0]) => Math.hypot(x - a, y - b) < r + s),
    )
    expect([name, overlapping]).toEqual([name, []])
  }
})
