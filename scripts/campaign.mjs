// A campaign repeats a test of the ordinary run many more times and writes its figures, with date and commit, into
// docs/reliability.md: `npm run campaign -- NAME [COUNT] [SEED]`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { checkNode, ensureBuilt, ensureInstalled, fail, root, runTool } from './steps.mjs'

/** name -> the Jest project and file that hold it, and how often it repeats here. */
const CAMPAIGNS = {
  sessionHistories: {
    project: 'server',
    file: '__tests__/server/domain/sessionHistories.test.ts',
    repetitions: 10_000,
  },
  enumeration: { project: 'server', file: '__tests__/server/http/enumeration.test.ts', repetitions: 300 },
  photoMutants: { project: 'server', file: '__tests__/server/inference/photoMutants.test.ts', repetitions: 100_000 },
  workerDeaths: { project: 'server', file: '__tests__/server/inference/workerDeath.test.ts', repetitions: 500 },
  doubleSpend: { project: 'server', file: '__tests__/server/http/doubleSpend.test.ts', repetitions: 50 },
  creditHistories: { project: 'server', file: '__tests__/server/creditHistories.test.ts', repetitions: 10_000 },
  kills: { project: 'server', file: '__tests__/server/kills.test.ts', repetitions: 1000 },
  killsPostgres: { project: 'server', file: '__tests__/server/kills.test.ts', repetitions: 200 },
}

const REPORT = join(root, 'docs', 'reliability.md')
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
if (code !== 0) fail(`The campaign ${name} failed (seed ${seed}).`)

const minutes = ((Date.now() - started) / 60_000).toFixed(1)
writeRow(
  name,
  `${figures.map(sentence).join('<br>')} | ${new Date().toISOString().slice(0, 10)} | ${commit()} | ${minutes} min, seed ${seed}`,
)
process.stdout.write(`${figures.map(sentence).join('\n')}\n`)

function sentence(row) {
  return Object.entries(row)
    .map(([what, value]) => `${what}: ${value}`)
    .join(', ')
}

/** One row a campaign, the latest run's; the rest of the page is left as it is. */
function writeRow(campaignName, cells) {
  const start = `| ${campaignName} |`
  const lines = readFileSync(REPORT, 'utf8').split('\n')
  const row = `${start} ${cells} |`
  const at = lines.findIndex((line) => line.startsWith(start))
  if (at >= 0) lines[at] = row
  else lines.splice(lines.indexOf('<!-- end of figures -->') - 1, 0, row)
  writeFileSync(REPORT, lines.join('\n'))
  execFileSync(join(root, 'node_modules', '.bin', 'prettier'), ['--write', '--log-level', 'warn', REPORT])
}

function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const dirty = git('status', '--porcelain', '--', 'src', '__tests__', 'package-lock.json') === '' ? '' : ' and changes'
  return git('rev-parse', '--short', 'HEAD') + dirty
}
