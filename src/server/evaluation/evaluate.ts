import { readdir, readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { NOT_A_LEAF } from '~/diagnosis'
import type { Classifier } from '~/server/domain/diagnoses/classifier'
import { DomainError } from '~/server/domain/domainError'
import { createClassifier } from '~/server/inference/leafClassifier'

import { scoreCases, type ClassifiedPhoto } from './scoreCases'
import { summarise } from './summary'

/** Folders of photos without a supported leaf, which must not get a confident disease. */
const REJECT_FOLDERS = [NOT_A_LEAF, 'unsupported_crop']

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
    modelDir: modelFolder === undefined ? path.resolve(__dirname, '../model') : fromCaller(modelFolder),
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
