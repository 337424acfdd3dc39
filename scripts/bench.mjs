// Speed as ratios against a control from the same run: `npm run bench -- NAME`. Absolute times say little on a shared machine.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { checkNode, ensureInstalled, fail, root } from './steps.mjs'

const PAIRS = 60
const WARM_UP = 5

checkNode()
await ensureInstalled()
process.chdir(root)
const require = createRequire(import.meta.url)
require('@babel/register')({ extensions: ['.ts', '.js'], cache: false })

const benches = { inference }
const name = process.argv[2]
if (!Object.hasOwn(benches, name))
  fail(`Say which bench: npm run bench -- NAME, one of ${Object.keys(benches).join(', ')}.`)
process.stdout.write(`${JSON.stringify(await benches[name](), null, 2)}\n`)

/** A photo through the pool of threads against bare decoding and inference in this process, in turns. */
async function inference() {
  const { createClassifier } = require('../src/server/inference/classifier.ts')
  const { loadLeafModel } = require('../src/server/inference/leafModel.ts')
  const photo = readFileSync(join(root, '__tests__', 'support', 'photos', 'maizeRust.jpg'))
  const modelDir = join(root, 'models', 'leaf')
  const bare = await loadLeafModel(modelDir)
  const workerFile = join(root, '__tests__', 'support', 'inferenceWorker.js')
  const pool = await createClassifier({ modelDir, workers: 1, workerFile })
  const figures = await compare(
    () => pool.classify(photo),
    () => bare.observe(photo),
  )
  await pool.close()
  return { what: 'one photo through the pool / bare decoding and inference', ...figures }
}

/** Medians in milliseconds of interleaved pairs, their ratio, and the control's own spread (interquartile range / median). */
async function compare(subject, control) {
  const times = { subject: [], control: [] }
  for (let pair = -WARM_UP; pair < PAIRS; pair++) {
    const measured = { subject: await time(subject), control: await time(control) }
    if (pair < 0) continue
    times.subject.push(measured.subject)
    times.control.push(measured.control)
  }
  const [subjectMs, controlMs] = [quantile(times.subject, 0.5), quantile(times.control, 0.5)]
  const spread = (quantile(times.control, 0.75) - quantile(times.control, 0.25)) / controlMs
  return {
    pairs: PAIRS,
    ratio: round(subjectMs / controlMs),
    subjectMs: round(subjectMs),
    controlMs: round(controlMs),
    controlSpread: round(spread),
  }
}

async function time(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]
}

function round(value) {
  return Math.round(value * 1000) / 1000
}
