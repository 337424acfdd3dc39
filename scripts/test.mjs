// `npm test`: unit, server and client tests, the browser tests tagged @smoke, what passed only on a retry, and one line with the sum.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { ensureProduct, ensureTools } from './prepare.mjs'
import { root, runTool, say } from './processes.mjs'

const RESULTS = path.join(root, '.cache', 'results')

/** One more than the two cores that the time limit is for: a worker often waits for a server or a timer. */
const WORKERS = ['--maxWorkers', '3']

/** Rendering leaves much behind; a larger young generation is swept less often. */
const YOUNG_GENERATION = { NODE_OPTIONS: '--max-semi-space-size=64' }

const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const flakyTests = []

await ensureProduct()
await ensureTools()
mkdirSync(RESULTS, { recursive: true })

await jest()
await playwright()

for (const name of flakyTests) process.stdout.write(`flaky, passed on a retry: ${name}\n`)
const flaky = flakyTests.length > 0 ? `, ${flakyTests.length} flaky` : ''
process.stdout.write(`${total.passed} passed, ${total.failed} failed${flaky}\n`)
process.exitCode = total.failed > 0 ? 1 : 0

async function jest() {
  const started = performance.now()
  const file = newResultFile('jest.json')
  const projects = ['--selectProjects', 'unit', 'server', 'client']
  const code = await runTool('jest', [...projects, ...WORKERS, '--json', '--outputFile', file], YOUNG_GENERATION)
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = read(file)
  addResult('jest', started, code, numPassedTests, numFailedTests + numRuntimeErrorTestSuites)
}

async function playwright() {
  const started = performance.now()
  const file = newResultFile('playwright.json')
  const code = await runTool('playwright', ['test', '--grep', '@smoke'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const { stats = {}, suites = [] } = read(file)
  flakyTests.push(...suites.flatMap(flakyIn))
  addResult('playwright', started, code, stats.expected ?? 0, stats.unexpected ?? 0)
}

/**
 * @typedef {{ title: string, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ file: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
function flakyIn({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${file}: ${title} (${projectName})`),
  )
  return [...own, ...suites.flatMap(flakyIn)]
}

/**
 * A run that ends badly without a failed test counts as one.
 * @param {string} name
 * @param {number} started
 * @param {number} code
 * @param {number} passed
 * @param {number} failed
 */
function addResult(name, started, code, passed, failed) {
  const failures = code !== 0 && failed === 0 ? 1 : failed
  total.passed += passed
  total.failed += failures
  const seconds = Math.round((performance.now() - started) / 1000)
  say(`== ${name}: ${failures > 0 ? `${failures} FAILED` : 'ok'} (${seconds} s)`)
}

/** @param {string} name */
function newResultFile(name) {
  const file = path.join(RESULTS, name)
  rmSync(file, { force: true })
  return file
}

/**
 * The sums in a result file of Jest, or under `stats` of Playwright with its `suites`; none when the run broke off.
 * @param {string} file
 * @returns {Record<string, number | undefined> & { stats?: Record<string, number>, suites?: Suite[] }}
 */
function read(file) {
  try {
    /** @type {ReturnType<typeof read>} */
    const results = JSON.parse(readFileSync(file, 'utf8'))
    return results
  } catch {
    return {}
  }
}
