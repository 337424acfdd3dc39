import { readFileSync, readdirSync } from 'node:fs'
import { cp, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import type { Matrix3x3, Sharp } from 'sharp'

import { decide } from '~/diagnosis'
import { loadLeafModel } from '~/server/inference/leafModel'
import { readModel } from '~/server/inference/modelFiles'

const MODEL = 'models/leaf'
const SEPIA: Matrix3x3 = [
  [0.393, 0.769, 0.189],
  [0.349, 0.686, 0.168],
  [0.272, 0.534, 0.131],
]
const lit =
  (...channels: [red: number, green: number, blue: number]) =>
  (photo: Sharp) =>
    photo.linear(channels, [0, 0, 0])

const CHANGES: Record<string, (photo: Sharp) => Sharp> = {
  'as it is': (photo) => photo,
  dim: lit(0.45, 0.45, 0.45),
  evening: lit(1.1, 0.92, 0.62),
  shade: lit(0.86, 0.97, 1.12),
  grey: (photo) => photo.greyscale(),
  sepia: (photo) => photo.recomb(SEPIA),
  negative: (photo) => photo.negate(),
  'purple light': lit(0.9, 0.45, 1),
  'strong purple light': lit(0.8, 0.3, 1),
  'red light': lit(1, 0.4, 0.4),
  'green light': lit(0.35, 1, 0.35),
  'blue light': lit(0.35, 0.55, 1.1),
  'hue turned by 90': (photo) => photo.modulate({ hue: 90 }),
  'hue turned by 180': (photo) => photo.modulate({ hue: 180 }),
}

/** Bounds that no picture is beyond, so that the network also runs on those that are refused. */
const ANY_COLOURS = { minGreenness: -1, maxGreenness: 1e9, minPlantHues: -2, minColours: -1 }

/**
 * How often photos in true and in false colours are refused for their colours, and how often they get a confident answer,
 * a right one, with the rule and without it. FOLDER has one folder a label.
 */
async function main([folder = '.']: string[]) {
  const { labels, thresholds, ...model } = await readModel(MODEL)
  const before = { ...thresholds, ...ANY_COLOURS }
  const network = await loadLeafModel(await modelWith({ ...model, thresholds: before }))
  const photos = readdirSync(folder)
    .filter((name) => labels.includes(name))
    .flatMap((label) => readdirSync(path.join(folder, label)).map((file) => ({ label, file })))
  const counts: Record<string, Record<string, number>> = {}
  for (const [name, change] of Object.entries(CHANGES)) {
    const count = {
      photos: photos.length,
      refused: 0,
      confident: 0,
      right: 0,
      'confident without': 0,
      'right without': 0,
    }
    for (const { label, file } of photos) {
      const photo = change(sharp(readFileSync(path.join(folder, label, file))))
      const seen = await network.observe(await photo.jpeg({ quality: 92 }).toBuffer())
      const [verdict, without] = [decide(seen, labels, thresholds), decide(seen, labels, before)]
      count.refused += Number(verdict.kind === 'falseColours')
      count.confident += Number(verdict.kind === 'confident')
      count.right += Number(verdict.kind === 'confident' && verdict.label === label)
      count['confident without'] += Number(without.kind === 'confident')
      count['right without'] += Number(without.kind === 'confident' && without.label === label)
    }
    counts[name] = count
  }
  console.table(counts)
}

/** A folder with the network and another description. */
async function modelWith(description: object) {
  const folder = await mkdtemp(path.join(tmpdir(), 'jani-model-'))
  for (const file of ['model.onnx', 'labels.json']) await cp(path.join(MODEL, file), path.join(folder, file))
  await writeFile(path.join(folder, 'model.json'), JSON.stringify(description))
  return folder
}

void main(process.argv.slice(2))
