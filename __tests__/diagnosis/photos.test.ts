import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import sharp from 'sharp'

import { CONDITIONS } from '~/contract/library'
import { PHOTOS, PHOTO_SOURCES, photosOf } from '~/diagnosis/catalogue/photos'

const FOLDER = path.resolve(__dirname, '../../public/photos')
const MAX_PHOTO_BYTES = 12_000
const MAX_BYTES = 1_500_000
const MIN_SIDE = 160

const photos = Object.keys(PHOTOS).flatMap((slug) => photosOf(slug).map((photo) => ({ slug, ...photo })))
const names = photos.map(({ src }) => path.basename(src))
const read = (name: string) => readFileSync(path.join(FOLDER, name))
const credits = read('CREDITS.md')
  .toString()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

it('names every photo of the folder, and no other', () => {
  const inFolder = readdirSync(FOLDER).filter((name) => name !== 'CREDITS.md')
  expect(inFolder).toEqual([...names].sort())
})

it('shows a farmer in Kenya a photo of each condition of maize, bean and potato that a photo can name', () => {
  const slugs = Object.values(CONDITIONS).filter((slug) => /^(maize|bean|potato)-/.test(slug))
  expect(slugs.filter((slug) => photosOf(slug).length === 0)).toEqual([])
})

it('has no photo of a condition that it does not know', () => {
  expect(photosOf('maize-streak')).toEqual([])
  expect(photosOf('toString')).toEqual([])
})

it('sends square WebP photos of at most 12 kB, without camera metadata', async () => {
  const faults: unknown[] = []
  for (const name of names) {
    const photo = read(name)
    const { format, width, height, exif, xmp } = await sharp(photo).metadata()
    const isFine = format === 'webp' && width === height && width >= MIN_SIDE && !exif && !xmp
    if (!isFine || photo.length > MAX_PHOTO_BYTES) faults.push({ name, format, width, height, bytes: photo.length })
  }
  expect(faults).toEqual([])
})

it('takes at most 1.5 MB for all photos', () => {
  expect(names.reduce((total, name) => total + read(name).length, 0)).toBeLessThanOrEqual(MAX_BYTES)
})

it('credits the author, the source and the licence of each photo', () => {
  const credited = new Map(credits.map(([, name, ...cells]) => [name, cells.slice(0, 3).join()]))
  const faults = photos.filter(
    ({ source: { author, title, licence } }, index) => credited.get(names[index]) !== [author, title, licence].join(),
  )
  expect(faults).toEqual([])
  expect(credits.filter(([, name]) => name?.endsWith('.webp'))).toHaveLength(photos.length)
})

it('shows only photos of collections whose licence allows it', () => {
  const licences = new Set(Object.values(PHOTO_SOURCES).map(({ licence }) => licence))
  expect([...licences].sort()).toEqual(['CC BY 4.0', 'CC BY-SA 3.0', 'MIT'])
  const text = read('CREDITS.md').toString()
  for (const { url } of Object.values(PHOTO_SOURCES)) expect(text).toContain(`<${url}>`)
})

it('keeps each photo out of training and evaluation data', () => {
  const shown = readFileSync(path.resolve(__dirname, '../../models/leaf/training/leafnet/photos/shown.txt'), 'utf8')
  const files = credits.filter(([, name]) => name?.endsWith('.webp')).map((cells) => cells[5]?.replaceAll('`', ''))
  expect(shown.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual(
    expect.arrayContaining(files),
  )
})
