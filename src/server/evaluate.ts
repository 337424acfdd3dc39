import { readdir, readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import { NOT_A_LEAF, decide } from '~/diagnosis'

import { DomainError } from './domain/errors'
import type { Classifier } from './domain/classifier'
import { summarise } from './evaluationSummary'
import type { Scored } from './evaluationSummary'
import { createClassifier } from './inference/classifier'

/** Folders of photos that must not be given a confident disease. */
export const REJECT_FOLDERS = [NOT_A_LEAF, 'unsupported_crop']

type Photo = { label: string; file: string }

/** Runs the shipped model, or another one, over FOLDER/<label>/<photo>, through the server's own code; prints one JSON object on stdout. */
async function main(folder: string | undefined, modelFolder: string | undefined) {
  if (!folder) throw new Error('Say which folder: npm run evaluate -- FOLDER, with photos in FOLDER/<label>/.')
  const workers = Math.max(1, availableParallelism() - 1)
  const classifier = await createClassifier({
    modelDir: modelFolder === undefined ? path.resolve(__dirname, '../../models/leaf') : fromCaller(modelFolder),
    workerFile: path.join(__dirname, 'inferenceWorker.js'),
    workers,
  })
  try {
    const photos = await listPhotos(fromCaller(folder), classifier.labels)
    const scored = await scoreAll(classifier, photos, workers)
    process.stdout.write(`${JSON.stringify(summarise(scored, classifier.labels, REJECT_FOLDERS))}\n`)
  } finally {
    await classifier.close()
  }
}

/** npm changes to the project's folder before it runs anything. */
const fromCaller = (folder: string) => path.resolve(process.env['INIT_CWD'] ?? '.', folder)

async function listPhotos(folder: string, labels: readonly string[]): Promise<Photo[]> {
  const known = new Set([...labels, ...REJECT_FOLDERS])
  const names = await readdir(folder).catch(() => {
    throw new Error(`The folder ${folder} cannot be read.`)
  })
  const photos: Photo[] = []
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

/** As many photos at a time as there are workers: the measured times must not include waiting in the queue. */
async function scoreAll(classifier: Classifier, photos: Photo[], concurrency: number): Promise<Scored[]> {
  const scored: Scored[] = []
  const remaining = photos.values()
  const scoreRemaining = async () => {
    for (const photo of remaining) {
      scored.push(await score(classifier, photo))
      if (scored.length % 100 === 0) note(`${scored.length} of ${photos.length} photos`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, scoreRemaining))
  return scored
}

async function score(classifier: Classifier, { label, file }: Photo): Promise<Scored> {
  const { labels, thresholds } = classifier
  const bytes = await readFile(file)
  const start = performance.now()
  try {
    const observation = await classifier.classify(bytes)
    const ms = performance.now() - start
    const verdict = decide(observation, labels, thresholds)
    return { label, probabilities: observation.probabilities, confident: verdict.kind === 'confident', ms }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    note(`${file}: ${error.message}`)
    return { label, probabilities: labels.map(() => 0), confident: false, ms: performance.now() - start }
  }
}

const note = (message: string) => process.stderr.write(`${message}\n`)

main(process.argv[2], process.argv[3]).catch((error: unknown) => {
  note(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
