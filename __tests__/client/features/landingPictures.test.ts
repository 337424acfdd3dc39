import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { allTestimonials, featuredCards, pictures } from '~/client/features/landing/content'

const PUBLIC_DIR = path.resolve(__dirname, '../../../public')
const MAX_ILLUSTRATION_BYTES = 6 * 1024
const MAX_PREVIEW_BYTES = 100 * 1024

const inPublic = (url: string) => path.join(PUBLIC_DIR, url)
const illustrations = readdirSync(inPublic('illustrations'))

it.each(illustrations)('%s is a light vector with its size', (name) => {
  const svg = readFileSync(inPublic(`illustrations/${name}`), 'utf8')
  expect(svg).toMatch(/^<svg [^>]*width="\d+" height="\d+" viewBox="0 0 \d+ \d+"/)
  expect(gzipSync(svg).byteLength).toBeLessThanOrEqual(MAX_ILLUSTRATION_BYTES)
})

it.each(
  [...Object.values(pictures), ...featuredCards.map(({ image }) => image)],
)('$src has the size the page reserves for it', ({ src, width, height }) => {
  expect(readFileSync(inPublic(src), 'utf8')).toContain(`width="${width}" height="${height}"`)
})

it.each(allTestimonials)('$name has a portrait', ({ image }) => {
  expect(existsSync(inPublic(image))).toBe(true)
})

it('has every icon that the manifest names', () => {
  const { icons } = JSON.parse(readFileSync(inPublic('manifest.webmanifest'), 'utf8')) as { icons: { src: string }[] }
  expect(icons.map(({ src }) => src)).not.toHaveLength(0)
  for (const { src } of icons) expect(existsSync(inPublic(src))).toBe(true)
})

it('has a preview picture that a messenger will fetch', () => {
  expect(statSync(inPublic('og-image.png')).size).toBeLessThan(MAX_PREVIEW_BYTES)
})
