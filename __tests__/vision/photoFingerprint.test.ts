import sharp from 'sharp'

import { likeness, originalsOf } from '~/diagnosis'
import { fingerprintOf } from '~/vision/observe'

import { baseSquareOf } from '../support/baseSquare'
import { photos } from '../support/photos'
import { copiesOf } from '../support/pictureCopies'

const fingerprintFrom = async (photo: Uint8Array) => fingerprintOf(await baseSquareOf(photo))

/** Different places of one plant, in one light. */
const partOf = (left: number, top: number) =>
  sharp(photos.maizeRust).autoOrient().extract({ left, top, width: 400, height: 400 }).jpeg().toBuffer()

it.each([
  ['a leaf that fills the picture', photos.maizeRust],
  ['a transparent cutting', photos.cutting],
])('%s is recognised in every other file of it', async (_name, photo) => {
  const original = await fingerprintFrom(photo)
  const missed: string[] = []
  for (const [name, copy] of Object.entries(await copiesOf(photo))) {
    const fingerprint = await fingerprintFrom(copy)
    if (originalsOf([original, fingerprint])[1] !== 0) missed.push(`${name}: ${likeness(original, fingerprint)}`)
  }
  expect(missed).toEqual([])
})

it('different leaves of one plant are no copies', async () => {
  const parts = await Promise.all([partOf(0, 0), partOf(400, 0), partOf(800, 0), partOf(0, 600), partOf(400, 600)])
  const fingerprints = await Promise.all([...parts, photos.maizeRust].map(fingerprintFrom))
  expect(originalsOf(fingerprints)).toEqual(fingerprints.map(() => undefined))
})
