/**
 * Draws the pictures that tests photograph with: a maize leaf with the pustules of common rust, as a phone on its side
 * would save it (EXIF orientation 6), and a small transparent cutting of it. Usage: node __tests__/support/drawLeafPhotos.mjs
 */
import { join } from 'node:path'

import sharp from 'sharp'

import { root } from '../../scripts/processes.mjs'

const WIDTH = 1200
const HEIGHT = 1600
const folder = join(root, '__tests__', 'support', 'photos')

let seed = 7
/**
 * A small linear congruential generator: the same picture every time.
 * @param {number} low
 * @param {number} high
 */
function between(low, high) {
  seed = (seed * 1664525 + 1013904223) % 2 ** 32
  return low + ((high - low) * seed) / 2 ** 32
}

/**
 * @param {number} count
 * @param {(index: number) => string} draw
 */
const repeat = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('')

const veins = repeat(90, (index) => {
  const x = (index / 90) * WIDTH * 1.1 - 40 + between(-3, 3)
  const path = `M${x} -20 Q${x + between(-14, 14)} ${HEIGHT / 2} ${x + between(-10, 10)} ${HEIGHT + 20}`
  const colour = between(0, 1) < 0.5 ? '#8fb37a' : '#3d6b34'
  return `<path d="${path}" stroke="${colour}" stroke-width="${between(1, 3.2)}" opacity="${between(0.25, 0.6)}" fill="none"/>`
})

const RUST = ['#7a3512', '#8f4417', '#a1521d', '#6a2c10']
const pustules = repeat(520, () => {
  const [x, y, radius] = [between(0, WIDTH), between(0, HEIGHT), between(3, 9)]
  const length = radius * between(1.4, 3.2)
  /** @type {(dx: number, dy: number, rx: number, ry: number, style: string) => string} */
  const spot = (dx, dy, rx, ry, style) => `<ellipse cx="${x + dx}" cy="${y + dy}" rx="${rx}" ry="${ry}" ${style}/>`
  return `<g transform="rotate(${between(-6, 6)} ${x} ${y})">
    ${spot(0, 0, radius * 1.9, length * 1.6, 'fill="#c9c46a" opacity="0.45"')}
    ${spot(0, 0, radius, length, `fill="${RUST[Math.floor(between(0, 4))]}"`)}
    ${spot(-radius * 0.2, -length * 0.2, radius * 0.45, length * 0.5, 'fill="#c77a35" opacity="0.8"')}</g>`
})

/** @type {(id: string, frequency: string, octaves: number, tint: string) => string} */
const noise = (id, frequency, octaves, tint) => `<filter id="${id}" x="0" y="0" width="100%" height="100%">
  <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="4"/>
  <feColorMatrix values="${tint}"/></filter>`

const leaf = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
  ${noise('grain', '0.9 0.9', 3, '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.5 0.5 0 0 -0.28')}
  ${noise('fibre', '0.12 0.004', 4, '0 0 0 0 0.75 0 0 0 0 0.85 0 0 0 0 0.55 1.4 0 0 0 -0.5')}
  ${noise('blotch', '0.004 0.002', 3, '0 0 0 0 0.1 0 0 0 0 0.22 0 0 0 0 0.08 1.5 0 0 0 -0.55')}
  <linearGradient id="blade"><stop stop-color="#3f7035"/><stop offset="0.5" stop-color="#659948"/><stop offset="1" stop-color="#447a39"/></linearGradient>
  <linearGradient id="rib"><stop stop-color="#7fae63" stop-opacity="0"/><stop offset="0.5" stop-color="#d5e3b4"/><stop offset="1" stop-color="#7fae63" stop-opacity="0"/></linearGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#blade)"/>
  <rect width="100%" height="100%" filter="url(#blotch)"/>
  <rect width="100%" height="100%" filter="url(#fibre)" opacity="0.7"/>
  ${veins}<rect x="46%" width="9%" height="100%" fill="url(#rib)"/>${pustules}
  <rect width="100%" height="100%" filter="url(#grain)" opacity="0.5"/></svg>`

const upright = await sharp(Buffer.from(leaf))
  .rotate(20, { background: '#444466' })
  .resize(WIDTH, HEIGHT, { fit: 'cover' })
  .modulate({ saturation: 0.8 })
  .png()
  .toBuffer()

await sharp(upright)
  .rotate(270)
  .withMetadata({ orientation: 6 })
  .jpeg({ quality: 82 })
  .toFile(join(folder, 'maizeRust.jpg'))
await sharp(upright)
  .resize(360, 480)
  .composite([
    {
      input: Buffer.from('<svg width="360" height="480"><ellipse cx="180" cy="240" rx="170" ry="230"/></svg>'),
      blend: 'dest-in',
    },
  ])
  .png()
  .toFile(join(folder, 'maizeRustCutting.png'))
