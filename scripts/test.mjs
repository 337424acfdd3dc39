// Everything that must pass, and one line with the sum: `npm test`. A check counts as one test.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { checkNode, ensureBuilt, ensureInstalled, root, runTool, say } from './prepare.mjs'

const RESULTS = path.join(root, '.cache', 'results')
const total = { passed: 0, failed: 0 }

checkNode()
await ensureInstalled()
mkdirSync(RESULTS, { recursive: true })

await Promise.all([
  check('lint', 'eslint', ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/']),
  check('typecheck', 'tsc', ['-b', '--singleThreaded']) // the other core lints
    .then(() => check('format', 'prettier', ['--check', '--log-level', 'warn', '--cache', '.']))
    .then(ensureBuilt)
    .then(jest),
])
await playwright()

process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * @param {string} name
 * @param {string} tool
 * @param {string[]} args
 */
async function check(name, tool, args) {
  const started = performance.now()
  const code = await runTool(tool, args)
  report(name, started, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

async function jest() {
  const started = performance.now()
  const file = newResultFile('jest.json')
  const projects = ['--selectProjects', 'unit', 'server', 'client']
  const code = await runTool('jest', [...projects, '--maxWorkers', '2', '--json', '--outputFile', file])
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = read(file)
  addResult('jest', started, code, numPassedTests, numFailedTests + numRuntimeErrorTestSuites)
}

async function playwright() {
  const started = performance.now()
  const file = newResultFile('playwright.json')
  const code = await runTool('playwright', ['test', '--project', 'desktop', '--project', 'phone'], {
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
  report(name, started, { passed, failed: code !== 0 && failed === 0 ? 1 : failed })
}

/**
 * @param {string} name
 * @param {number} started
 * @param {{ passed: number, failed: number }} result
 */
function report(name, started, { passed, failed }) {
  total.passed += passed
  total.failed += failed
  const seconds = Math.round((performance.now() - started) / 1000)
  say(`== ${name}: ${failed > 0 ? `${failed} FAILED` : 'ok'} (${seconds} s)`)
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
