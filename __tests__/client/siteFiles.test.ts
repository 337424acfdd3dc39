import { readFileSync } from 'node:fs'
import path from 'node:path'

import sharp from 'sharp'

import { darkPalette, lightPalette } from '~/client/theme/palette'

const read = (name: string) => readFileSync(path.resolve(__dirname, '../../public', name))
const page = () => new DOMParser().parseFromString(read('index.html').toString(), 'text/html')
const contentOf = (selector: string) => page().querySelector(selector)?.getAttribute('content')
const SITE = 'https://jani.example'

it('says what it is before any script has run: title, description, language', () => {
  expect(page().title).toBe('Jani: crop disease diagnosis from a leaf photo')
  expect(contentOf('meta[name="description"]')).toMatch(/^Photograph a leaf and learn within seconds/)
  expect(page().documentElement.lang).toBe('en')
  expect(contentOf('meta[name="viewport"]')).toBe('width=device-width, initial-scale=1')
})

it('has the Open Graph tags that a messenger makes a preview of', () => {
  const tags = [...page().querySelectorAll('meta[property^="og:"]')]
  const graph = Object.fromEntries(tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')]))
  expect(graph).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Jani',
    'og:url': `${SITE}/`,
    'og:title': page().title,
    'og:description': 'Secure Your Harvest Today, Combat Crop Diseases with Smart AI-Powered Leaf Diagnosis.',
    'og:image': `${SITE}/og-image.png`,
  })
  expect(graph['og:image:alt']).not.toBe('')
})

it('gives the preview picture the size that the tags say', async () => {
  const { width, height } = await sharp(read('og-image.png')).metadata()
  expect(contentOf('meta[property="og:image:width"]')).toBe(String(width))
  expect(contentOf('meta[property="og:image:height"]')).toBe(String(height))
})

it('colours the browser like the header', () => {
  expect(contentOf('meta[name="theme-color"][media*="light"]')).toBe(lightPalette.background?.paper)
  expect(contentOf('meta[name="theme-color"][media*="dark"]')).toBe(darkPalette.background?.paper)
})

it('links an icon for tabs, one for home screens, and the manifest', () => {
  const links = [...page().querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')])
  expect(links).toEqual([
    ['icon', '/favicon.svg'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
    ['manifest', '/manifest.webmanifest'],
  ])
})

it('has icons of the sizes that the manifest promises', async () => {
  type Manifest = { icons: { src: string; sizes: string; type: string }[] }
  const { icons } = JSON.parse(read('manifest.webmanifest').toString()) as Manifest
  const raster = icons.filter(({ type }) => type === 'image/png')
  expect(raster.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  for (const { src, sizes } of raster) {
    const { width, height } = await sharp(read(src.slice(1))).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

it('lets crawlers in, keeps them from the API, and shows them the sitemap', () => {
  expect(read('robots.txt').toString().trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${SITE}/sitemap.xml`,
  ])
})
