// `npm test`: unit, server and client tests, the browser tests tagged @smoke, and one line with the sum.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { ensureProduct, ensureTools, root, runTool, say } from './prepare.mjs'

const RESULTS = path.join(root, '.cache', 'results')

/** One more than the two cores that the time limit is for: a worker often waits for a server or a timer. */
const WORKERS = ['--maxWorkers', '3']

/** Rendering leaves much behind; a larger young generation is swept less often. */
const YOUNG_GENERATION = { NODE_OPTIONS: '--max-semi-space-size=64' }

const total = { passed: 0, failed: 0 }

await ensureProduct()
await ensureTools()
mkdirSync(RESULTS, { recursive: true })

await jest()
await playwright()

process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
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
  const { expected = 0, flaky = 0, unexpected = 0 } = read(file).stats ?? {}
  addResult('playwright', started, code, expected + flaky, unexpected)
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
 * The sums in a result file of Jest, or under `stats` of Playwright; none when the run broke off.
 * @param {string} file
 * @returns {Record<string, number | undefined> & { stats?: Record<string, number> }}
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
