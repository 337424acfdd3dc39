// Renders the raster icons and the preview picture from the vector sources in public/. Run after changing one of them.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

const PUBLIC_DIR = path.resolve(import.meta.dirname, '../public')
const LEAF_GREEN = '#1f5f37'
/** A device may crop a maskable icon to a circle of 80 % of its width. */
const MASKABLE_SCALE = 0.74
const PREVIEW = { width: 1200, height: 630, pictureWidth: 560, pictureLeft: 600, pictureTop: 70 }
/** Sharp enough for the largest icon: 64 units of the source become 512 px. */
const SOURCE_DENSITY_DPI = 576

/** @param {string} name */
const inPublic = (name) => path.join(PUBLIC_DIR, name)
/**
 * @param {Buffer} svg
 * @param {number} width
 */
const rasterised = (svg, width) => sharp(svg, { density: SOURCE_DENSITY_DPI }).resize({ width }).png().toBuffer()
/**
 * @param {import('sharp').Sharp} image
 * @param {string} name
 */
const save = async (image, name) => {
  await writeFile(inPublic(name), await image.png({ palette: true, effort: 10 }).toBuffer())
}

const logo = await readFile(inPublic('favicon.svg'))
const hero = await readFile(inPublic('illustrations/hero.svg'))

for (const size of [192, 512]) await save(sharp(await rasterised(logo, size)), `icon-${size}.png`)

await save(sharp(await rasterised(Buffer.from(silhouette()), 96)), 'badge-96.png')
await save(await onGreen(512, MASKABLE_SCALE), 'icon-maskable-512.png')
await save(await onGreen(180, 1), 'apple-touch-icon.png')
await save(
  sharp(Buffer.from(previewBackground())).composite([
    { input: await rasterised(hero, PREVIEW.pictureWidth), left: PREVIEW.pictureLeft, top: PREVIEW.pictureTop },
    { input: await rasterised(logo, 88), left: 72, top: 150 },
  ]),
  'og-image.png',
)

/**
 * @param {number} size
 * @param {number} scale
 */
async function onGreen(size, scale) {
  const width = Math.round(size * scale)
  return sharp({ create: { width: size, height: size, channels: 4, background: LEAF_GREEN } }).composite([
    { input: await rasterised(logo, width), gravity: 'centre' },
  ])
}

/** The leaf alone, white on nothing, with its veins cut out: devices use no colour of it. */
function silhouette() {
  const paths = [...logo.toString().matchAll(/<path [^>]*\bd="([^"]+)"\/>/g)].map(([, path]) => path)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="9 9 46 46" fill="none">
    <mask id="veins"><rect width="64" height="64" fill="#fff"/>
      <path stroke="#000" stroke-width="4" stroke-linecap="round" d="${paths[2]}"/></mask>
    <g transform="rotate(34 32 32)"><path fill="#fff" mask="url(#veins)" d="${paths[0]}"/></g></svg>`
}

function previewBackground() {
  const words = ['Snap a leaf.', 'Learn what to do.']
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}">
    <rect width="100%" height="100%" fill="#12391f"/>
    <circle cx="120" cy="640" r="300" fill="${LEAF_GREEN}" opacity=".45"/>
    <g font-family="DejaVu Sans, Noto Sans, Arial, sans-serif" fill="#f3f8ef">
      <text x="182" y="214" font-size="60" font-weight="700">Jani</text>
      ${words.map((line, index) => `<text x="72" y="${330 + index * 62}" font-size="46" font-weight="700">${line}</text>`).join('')}
      <text x="72" y="462" font-size="27" fill="#f2bd66">AI Meets Agriculture</text>
    </g>
  </svg>`
}
