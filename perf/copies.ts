import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { likeness } from '~/diagnosis'
import type { Fingerprint } from '~/diagnosis'
import { fingerprintOf } from '~/vision/observe'

import { baseSquareOf } from '../__tests__/support/baseSquare'
import { alteredOf, copiesOf } from '../__tests__/support/pictureCopies'
import { seededRandom } from '../__tests__/support/random'

type Photo = { domain: string; label: string; file: string; source: string; group: string; half: string }
type Likenesses = Record<string, number[]>

const BARS = [0.8, 0.85, 0.88, 0.9, 0.92, 0.94]
/** With photos of the same label and source, besides the next one. */
const PAIRS_PER_PHOTO = 6
/** Of each label and source. */
const COPIED_PHOTOS = 3
const LEAVES = new Set(['lab', 'field', 'other'])

/**
 * How often a copy of a photo is found, and how often different leaves of one label and source are taken for copies, on
 * the half of the photos on which the bar was chosen and on the other one. `folder`: with the manifests and the photos.
 */
async function main([folder = '.']: string[]) {
  const photos = ['manifest.csv', 'manifest-2.csv'].flatMap((name) => readManifest(path.join(folder, name)))
  const [copies, leaves]: [Likenesses, Likenesses] = [{}, {}]
  const { pick } = seededRandom()
  for (const stratum of inStrata(photos)) {
    const prints = new Map<Photo, Fingerprint>()
    for (const photo of stratum) prints.set(photo, await fingerprintFrom(readFileSync(path.join(folder, photo.file))))
    const compare = (name: string, one: Photo, other: Photo) => {
      if (one.group !== other.group)
        add(leaves, `${one.half} half: ${name}, ${one.domain}`, likenessIn(prints, one, other))
    }
    for (const [index, photo] of stratum.entries()) {
      compare('next', photo, stratum[index + 1] ?? photo)
      for (let pair = 0; pair < PAIRS_PER_PHOTO; pair++) compare('any', photo, pick(stratum))
    }
    for (const photo of stratum.slice(0, COPIED_PHOTOS)) await compareCopies(copies, folder, photo)
  }
  report('copies found', copies)
  report('different leaves taken for copies', leaves)
}

function readManifest(file: string): Photo[] {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const photos = lines.map((line) => {
    const cells = [...line.matchAll(/"([^"]*)"|[^,]+/g)].map(([cell, quoted]) => quoted ?? cell)
    const [domain = '', label = '', name = '', source = '', , group = ''] = cells
    const isOdd = (createHash('sha256').update(group).digest()[0] ?? 0) % 2 === 1
    return { domain, label, file: name, source, group, half: isOdd ? 'other' : 'first' }
  })
  return photos.filter(({ domain }) => LEAVES.has(domain))
}

/** By label, source and half, in the order in which they were taken. */
function inStrata(photos: readonly Photo[]): Photo[][] {
  const strata = new Map<string, Photo[]>()
  for (const photo of photos) {
    const name = `${photo.source} ${photo.label} ${photo.half}`
    strata.set(name, [...(strata.get(name) ?? []), photo])
  }
  const numberOf = ({ group }: Photo) => Number(/\d+$/.exec(group)?.[0] ?? 0)
  return [...strata.values()].map((stratum) => stratum.toSorted((a, b) => numberOf(a) - numberOf(b)))
}

const fingerprintFrom = async (photo: Uint8Array) => fingerprintOf(await baseSquareOf(photo))

const likenessIn = (prints: Map<Photo, Fingerprint>, one: Photo, other: Photo) => {
  const [first, second] = [prints.get(one), prints.get(other)]
  const likely = first && second ? likeness(first, second) : 0
  if (likely >= Math.min(...BARS)) process.stderr.write(`${likely.toFixed(3)} ${one.file} ${other.file}\n`)
  return likely
}

async function compareCopies(copies: Likenesses, folder: string, photo: Photo) {
  const bytes = readFileSync(path.join(folder, photo.file))
  const original = await fingerprintFrom(bytes)
  const changed = { ...(await copiesOf(bytes)), ...(await alteredOf(bytes)) }
  for (const [name, copy] of Object.entries(changed))
    add(copies, `${photo.half} half: ${name}`, likeness(original, await fingerprintFrom(copy)))
}

function add(likenesses: Likenesses, name: string, likely: number) {
  ;(likenesses[name] ??= []).push(likely)
}

/** The share at or above each bar. */
function report(title: string, likenesses: Likenesses) {
  const rows = Object.entries(likenesses).map(([name, all]) => {
    const shares = BARS.map((bar) => [`>= ${bar}`, all.filter((likely) => likely >= bar).length / all.length] as const)
    return [name, { pairs: all.length, ...Object.fromEntries(shares) }] as const
  })
  process.stdout.write(`${title}\n`)
  console.table(Object.fromEntries(rows))
}

void main(process.argv.slice(2))
