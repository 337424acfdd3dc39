// A campaign repeats a test of the ordinary run many more times and writes its figures, with date and commit, into
// docs/reliability.md: `npm run campaign -- NAME [COUNT] [SEED]`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { commit, inWords, today, writeRow } from './report.mjs'
import { checkNode, ensureBuilt, ensureInstalled, fail, runTool } from './steps.mjs'

/** name -> the Jest project and file that hold it, and how often it repeats here. */
const CAMPAIGNS = {
  stops: { project: 'e2e', file: '__tests__/e2e/stops.test.ts', repetitions: 200 },
  backups: { project: 'server', file: '__tests__/server/backUp.test.ts', repetitions: 100 },
  /** Losses of everything but the second folder. */
  replicas: { project: 'server', file: '__tests__/server/replicas.test.ts', repetitions: 100 },
  replicaHistories: {
    project: 'server',
    file: '__tests__/server/persistence/replicaHistories.test.ts',
    repetitions: 5000,
  },
  /** Megabytes. */
  restores: { project: 'server', file: '__tests__/server/restoreTime.test.ts', repetitions: 100 },
  apiFuzz: { project: 'server', file: '__tests__/server/http/apiFuzz.test.ts', repetitions: 20_000 },
  sessionHistories: {
    project: 'server',
    file: '__tests__/server/domain/sessionHistories.test.ts',
    repetitions: 10_000,
  },
  enumeration: { project: 'server', file: '__tests__/server/http/enumeration.test.ts', repetitions: 300 },
  bombs: { project: 'server', file: '__tests__/server/inference/bombs.test.ts', repetitions: 100 },
  photoMutants: { project: 'server', file: '__tests__/server/inference/photoMutants.test.ts', repetitions: 100_000 },
  workerDeaths: { project: 'server', file: '__tests__/server/inference/workerDeath.test.ts', repetitions: 500 },
  doubleSpend: { project: 'server', file: '__tests__/server/http/doubleSpend.test.ts', repetitions: 50 },
  creditHistories: { project: 'server', file: '__tests__/server/creditHistories.test.ts', repetitions: 10_000 },
  kills: { project: 'server', file: '__tests__/server/kills.test.ts', repetitions: 1000 },
  killsPostgres: { project: 'server', file: '__tests__/server/kills.test.ts', repetitions: 200 },
  diskFull: { project: 'server', file: '__tests__/server/http/diskFull.test.ts', repetitions: 100 },
  clockJumps: { project: 'server', file: '__tests__/server/http/clockJumps.test.ts', repetitions: 1000 },
  slowClients: { project: 'server', file: '__tests__/server/http/slowClients.test.ts', repetitions: 1200 },
  networkFaults: { project: 'e2e', file: '__tests__/e2e/networkFaults.test.ts', repetitions: 500 },
  slowUploads: { project: 'e2e', file: '__tests__/e2e/slowUploads.test.ts', repetitions: 50 },
  shrinking: { project: 'e2e', file: '__tests__/e2e/shrinking.test.ts', repetitions: 20 },
  /** Of the photos in the folder that JANI_PHOTOS names. */
  uploads: { project: 'e2e', file: '__tests__/e2e/uploads.test.ts', repetitions: 400 },
  /** Photos looked at between two crowds. */
  overload: { project: 'e2e', file: '__tests__/e2e/overload.test.ts', repetitions: 600 },
  /** Minutes. */
  soak: { project: 'e2e', file: '__tests__/e2e/soak.test.ts', repetitions: 30 },
}

const TEST_TIMEOUT_MS = 3 * 60 * 60 * 1000

checkNode()
await ensureInstalled()
const [name, count, seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)
if (!Object.hasOwn(CAMPAIGNS, name ?? ''))
  fail(`Say which campaign: npm run campaign -- NAME, one of ${Object.keys(CAMPAIGNS).join(', ')}.`)
await ensureBuilt()

const { project, file, repetitions } = CAMPAIGNS[name]
const folder = mkdtempSync(join(tmpdir(), 'jani-campaign-'))
const figuresFile = join(folder, 'figures')
const env = {
  JANI_CAMPAIGN: name,
  JANI_COUNT: count ?? String(repetitions),
  JANI_SEED: seed,
  JANI_FIGURES: figuresFile,
}
const jest = [
  '--selectProjects',
  project,
  '--runInBand',
  '--testTimeout',
  String(TEST_TIMEOUT_MS),
  '--runTestsByPath',
  file,
]
const started = Date.now()
const code = await runTool('jest', jest, { env })
const figures = existsSync(figuresFile)
  ? readFileSync(figuresFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : []
rmSync(folder, { recursive: true })
process.stdout.write(`${figures.map(inWords).join('\n')}\n`)
if (code !== 0) fail(`The campaign ${name} failed (seed ${seed}).`)

const minutes = ((Date.now() - started) / 60_000).toFixed(1)
writeRow('reliability.md', name, [figures.map(inWords).join('<br>'), today(), commit(), `${minutes} min, seed ${seed}`])
