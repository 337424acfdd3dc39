import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { parse } from 'node-html-parser'
import sharp from 'sharp'

import { allTestimonials, featuredCards, pictures } from '~/client/features/landing/landingContent'
import { DRAWING_GROUND } from '~/client/ui/drawing'
import { darkPalette, lightPalette } from '~/client/ui/theme/palette'
import { PHOTOLESS_CROPS } from '~/contract/crops/crops'
import { TROUBLES } from '~/contract/library'
import type { TroubleId } from '~/contract/library'
import { CHECK_DRAWINGS, PICTOGRAMS, SIGNS } from '~/diagnosis/catalogue/pictures'
import { troubleDrawing } from '~/diagnosis/library/mentioned'

const SITE = 'https://jani.example'
const MAX_ILLUSTRATION_BYTES = 6 * 1024
const MAX_PREVIEW_BYTES = 100 * 1024
const MAX_SMALL_DRAWING_BYTES = 2500
const MAX_COLORS = 8
const GROUND = `<path fill="${DRAWING_GROUND}" d="M0 0h96v96H0z"/>`
/** What no photo can name: the drawing is how a farmer recognises it. */
const DRAWN_TROUBLES = Object.keys(TROUBLES).map((id) => troubleDrawing(id as TroubleId).replace('troubles/', ''))
const CROPS_WITHOUT_PHOTOS = [...PHOTOLESS_CROPS, 'cabbage']

const inPublic = (url: string) => path.resolve(__dirname, '../../public', url.replace(/^\//, ''))
const read = (url: string) => readFileSync(inPublic(url))
const page = parse(read('index.html').toString())
const title = page.querySelector('title')?.text
const contentOf = (selector: string) => page.querySelector(selector)?.getAttribute('content')

it('the page has a title, a description, a language and a viewport before any script has run', () => {
  expect(title).toBe('Jani: crop disease diagnosis from a leaf photo')
  expect(contentOf('meta[name="description"]')).toMatch(/^Photograph a leaf and read what it may be/)
  expect(page.querySelector('html')?.getAttribute('lang')).toBe('en')
  expect(contentOf('meta[name="viewport"]')).toBe('width=device-width, initial-scale=1, viewport-fit=cover')
})

it('the page has Open Graph tags and a preview picture that a messenger will fetch', async () => {
  const tags = [...page.querySelectorAll('meta[property^="og:"]')]
  const graph = Object.fromEntries(tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')]))
  const { width, height } = await sharp(read('og-image.png')).metadata()
  expect(graph).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Jani',
    'og:url': `${SITE}/`,
    'og:title': title,
    'og:description': 'Secure Your Harvest Today, Combat Crop Diseases with Smart AI-Powered Leaf Diagnosis.',
    'og:image': `${SITE}/og-image.png`,
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': expect.stringMatching(/./),
  })
  expect(read('og-image.png').length).toBeLessThan(MAX_PREVIEW_BYTES)
})

it('the theme colour matches the header', () => {
  expect(contentOf('meta[name="theme-color"][media*="light"]')).toBe(lightPalette.background?.paper)
  expect(contentOf('meta[name="theme-color"][media*="dark"]')).toBe(darkPalette.background.paper)
})

it('the page links an icon for tabs, one for home screens, and the manifest', () => {
  const links = [...page.querySelectorAll('link')].map((link) => [link.getAttribute('rel'), link.getAttribute('href')])
  expect(links).toEqual([
    ['icon', '/favicon.svg'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
    ['manifest', '/manifest.webmanifest'],
  ])
})

it('every manifest icon exists in its declared size', async () => {
  type Manifest = { icons: { src: string; sizes: string; type: string }[] }
  const { icons } = JSON.parse(read('manifest.webmanifest').toString()) as Manifest
  for (const { src } of icons) expect(existsSync(inPublic(src))).toBe(true)
  const raster = icons.filter(({ type }) => type === 'image/png')
  expect(raster.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  for (const { src, sizes } of raster) {
    const { width, height } = await sharp(read(src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

it('every illustration is a small vector of the size that the page reserves', () => {
  const drawings = readdirSync(inPublic('illustrations'), { recursive: true }).map(String)
  for (const name of drawings.filter((file) => file.endsWith('.svg'))) {
    const svg = read(`illustrations/${name}`).toString()
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
    expect(gzipSync(svg).byteLength).toBeLessThanOrEqual(MAX_ILLUSTRATION_BYTES)
  }
  for (const { src, width, height } of [...Object.values(pictures), ...featuredCards.map(({ image }) => image)])
    expect(read(src).toString()).toContain(`width="${width}" height="${height}"`)
  for (const { image } of allTestimonials) expect(existsSync(inPublic(image))).toBe(true)
})

it('has a drawing for every action, sign and check, and no other', () => {
  const inFolder = (folder: string) =>
    readdirSync(inPublic(`illustrations/${folder}`)).map((name) => path.parse(name).name)
  expect(inFolder('actions').sort()).toEqual([...PICTOGRAMS].sort())
  expect(inFolder('signs').sort()).toEqual([...SIGNS].sort())
  expect(inFolder('checks').map((name) => `checks/${name}`)).toEqual([...CHECK_DRAWINGS])
})

it('has a drawing for every trouble that no photo can name, and no other', () => {
  const drawn = readdirSync(inPublic('illustrations/troubles')).map((name) => path.parse(name).name)
  expect(drawn.sort()).toEqual([...DRAWN_TROUBLES].sort())
})

it.each(DRAWN_TROUBLES)('%s uses the common background, few colours and no text', (name) => {
  const svg = read(`illustrations/troubles/${name}.svg`).toString()
  const [ground, ...others] = new Set(svg.match(/#[0-9a-f]{3,6}\b/g))
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 96 96"/)
  expect(svg).toContain(GROUND)
  expect(GROUND).toContain(ground)
  expect(others.length).toBeLessThanOrEqual(MAX_COLORS)
  expect(svg).not.toMatch(/<text|href|<style|<script|\n/)
  expect(svg.length).toBeLessThanOrEqual(MAX_SMALL_DRAWING_BYTES)
})

it.each(CROPS_WITHOUT_PHOTOS)('%s has a picture like the crops that photos can judge', (crop) => {
  const svg = read(`illustrations/crops/${crop}.svg`).toString()
  expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 48 48" fill="none">/)
  expect(svg.length).toBeLessThanOrEqual(MAX_SMALL_DRAWING_BYTES)
})

it('robots.txt lets crawlers in, keeps them from the API, and names the sitemap', () => {
  expect(read('robots.txt').toString().trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${SITE}/sitemap.xml`,
  ])
})
