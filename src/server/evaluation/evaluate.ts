import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { condition, cropOf, decideSet, NOT_A_LEAF, type Observation, type Thresholds } from '~/diagnosis'
import type { Classifier } from '~/server/domain/diagnoses/classifier'
import { DomainError } from '~/server/domain/domainError'
import { createClassifier } from '~/server/inference/leafClassifier'

import { CROP_BARS, summarise, type Scored } from './summary'

/** Folders of photos without a supported leaf, which must not get a confident disease. */
export const REJECT_FOLDERS = [NOT_A_LEAF, 'unsupported_crop']

type LabelledFile = { label: string; file: string }

/**
 * Runs the shipped or another model over FOLDER/<label>/<photo> through the server's code; prints one JSON object on
 * stdout: `evaluate FOLDER [MODEL] [--told-crop] [--leaves N --seed S]`.
 */
async function main(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'told-crop': { type: 'boolean', default: false },
      leaves: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
    },
  })
  const [folder, modelFolder] = positionals
  const [toldCrop, leaves, seed] = [values['told-crop'], wholeNumber(values.leaves), wholeNumber(values.seed)]
  if (!folder) throw new Error('Say which folder: npm run evaluate -- FOLDER, with photos in FOLDER/<label>/.')
  const workers = Math.max(1, availableParallelism() - 1)
  const classifier = await createClassifier({
    modelDir: modelFolder === undefined ? path.resolve(__dirname, '../../models/leaf') : fromCaller(modelFolder),
    workerFile: path.join(__dirname, 'inferenceWorker.js'),
    workers,
  })
  try {
    const photos = await listPhotos(fromCaller(folder), classifier.labels)
    if (leaves > 1 && classifier.thresholds.sets[leaves] === undefined)
      throw new Error(`The model does not know how to combine ${leaves} photos.`)
    const seen = await classifyAll(classifier, photos, workers)
    // with the crop entered as "another crop", photos are not classified
    const isToldOther = ({ label }: ClassifiedPhoto) => toldCrop && REJECT_FOLDERS.includes(label)
    const scored = scoreCases(
      seen.filter((photo) => !isToldOther(photo)),
      classifier,
      { toldCrop, leaves, seed },
    )
    const figures = summarise(scored, classifier.labels, REJECT_FOLDERS)
    const told = toldCrop && { toldOther: seen.filter(isToldOther).length }
    process.stdout.write(`${JSON.stringify({ ...figures, ...told })}\n`)
  } finally {
    await classifier.close()
  }
}

/** npm changes the working directory before it runs a script. */
const fromCaller = (folder: string) => path.resolve(process.env['INIT_CWD'] ?? '.', folder)

async function listPhotos(folder: string, labels: readonly string[]): Promise<LabelledFile[]> {
  const known = new Set([...labels, ...REJECT_FOLDERS])
  const names = await readdir(folder).catch(() => {
    throw new Error(`The folder ${folder} cannot be read.`)
  })
  const photos: LabelledFile[] = []
  for (const label of names.sort()) {
    const inside = path.join(folder, label)
    if (!(await stat(inside)).isDirectory()) continue
    if (!known.has(label)) {
      note(`Left out ${label}: the model has no such label.`)
      continue
    }
    for (const file of (await readdir(inside)).sort()) photos.push({ label, file: path.join(inside, file) })
  }
  if (photos.length === 0) throw new Error(`No photos in ${folder}: they are expected in ${folder}/<label>/.`)
  return photos
}

/** One photo per worker at a time: measured times must exclude queueing. */
async function classifyAll(
  classifier: Classifier,
  photos: LabelledFile[],
  concurrency: number,
): Promise<ClassifiedPhoto[]> {
  const seen: ClassifiedPhoto[] = []
  const remaining = photos.values()
  const classifyRemaining = async () => {
    for (const photo of remaining) {
      seen.push(await classify(classifier, photo))
      if (seen.length % 100 === 0) note(`${seen.length} of ${photos.length} photos`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, classifyRemaining))
  return seen
}

async function classify(classifier: Classifier, { label, file }: LabelledFile): Promise<ClassifiedPhoto> {
  const bytes = await readFile(file)
  const photo = { label, file: path.basename(file) }
  const start = performance.now()
  try {
    const observation = await classifier.classify(bytes)
    return { ...photo, observation, ms: performance.now() - start }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    note(`${file}: ${error.message}`)
    return { ...photo, observation: undefined, ms: performance.now() - start }
  }
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`"${text}" is no whole number above 0.`)
  return Number(text)
}

const note = (message: string) => process.stderr.write(`${message}\n`)

main(process.argv.slice(2)).catch((error: unknown) => {
  note(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})

/** Model output for one photo; no `observation` if unreadable. `label`: the folder's name. */
export type ClassifiedPhoto = { label: string; file: string; observation: Observation | undefined; ms: number }

/** `leaves`: photos per scan, all of one label. `seed`: selects them. */
type Case = { toldCrop: boolean; leaves: number; seed: number }

type Model = { labels: readonly string[]; thresholds: Thresholds }

/** Scores photos one by one, or in scans of one label without repeats; drops photos that fill no scan. */
export function scoreCases(seen: readonly ClassifiedPhoto[], model: Model, { toldCrop, leaves, seed }: Case): Scored[] {
  const labels = [...new Set(seen.map(({ label }) => label))]
  return labels.flatMap((label) => {
    const photos = seen.filter((photo) => photo.label === label)
    return inSets(shuffled(photos, seed), leaves).map((set) => scoreSet(set, model, toldCrop))
  })
}

function scoreSet(set: readonly ClassifiedPhoto[], { labels, thresholds }: Model, toldCrop: boolean): Scored {
  const [{ label } = { label: '' }] = set
  const ms = set.reduce((sum, photo) => sum + photo.ms, 0)
  const crop = toldCrop && labels.includes(label) && label.includes('___') ? cropOf(label) : undefined
  const observations = set.flatMap(({ observation }) => observation ?? [])
  const steps = crop === undefined ? CROP_BARS : []
  const unread = {
    label,
    probabilities: labels.map(() => 0),
    confident: false,
    contradicted: false,
    answeredAt: steps.map(() => false),
    ms,
  }
  if (observations.length === 0) return unread
  const { verdict, posterior } = decideSet(observations, labels, thresholds, crop === undefined ? undefined : { crop })
  // a single photo without a leaf has always counted with its own probabilities
  const own = posterior ?? (set.length === 1 ? observations[0]?.probabilities : undefined)
  if (own === undefined || own.every((probability) => probability === 0)) return unread
  const isAnswered = (others: Thresholds) =>
    ['confident', 'ranked'].includes(decideSet(observations, labels, others).verdict.kind)
  const { temperature } = thresholds.told
  const probabilities = crop === undefined ? own : condition(own, labels, crop, temperature).posterior
  const { kind } = verdict
  const answeredAt = steps.map((bars) => isAnswered({ ...thresholds, ...bars }))
  return {
    label,
    probabilities,
    confident: kind === 'confident',
    contradicted: kind === 'contradiction',
    answeredAt,
    ms,
  }
}

function inSets(photos: readonly ClassifiedPhoto[], size: number): ClassifiedPhoto[][] {
  const sets = Math.floor(photos.length / size)
  return Array.from({ length: sets }, (_, index) => photos.slice(index * size, (index + 1) * size))
}

/** Orders by hash, so that a seed gives the same scans everywhere. */
function shuffled(photos: readonly ClassifiedPhoto[], seed: number): ClassifiedPhoto[] {
  const orderOf = ({ label, file }: ClassifiedPhoto) =>
    createHash('sha256').update(`${seed} ${label} ${file}`).digest('hex')
  return photos
    .map((photo) => ({ photo, order: orderOf(photo) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ photo }) => photo)
}
