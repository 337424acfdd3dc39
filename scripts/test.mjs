import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { checkNode, ensureBuilt, ensureInstalled, runTool, say } from './steps.mjs'

const LEVELS = ['rules', 'server', 'client', 'e2e']

checkNode()
await ensureInstalled()

const only = process.argv.slice(2)
const total = { passed: 0, failed: 0 }
const add = ({ passed, failed }) => {
  total.passed += passed
  total.failed += failed
}

if (only.length === 0) {
  await check('lint', 'eslint', ['.', '--max-warnings', '0'])
  await check('format', 'prettier', ['--check', '--log-level', 'warn', '.'])
  await check('types', 'tsc', ['--noEmit', '-p', '.'])
}
await ensureBuilt() // the browser story runs the built product
for (const level of only.length > 0 ? only : LEVELS) add(await jest(level))

process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0

/** A tool that passes or fails as a whole counts as one test. */
async function check(name, tool, args) {
  say(`\n== ${name}`)
  const passed = (await runTool(tool, args)) === 0
  say(passed ? 'ok' : `${name} FAILED`)
  add(passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

/** Runs one level; a suite that cannot even start counts as a failed test. */
async function jest(level) {
  say(`\n== ${level} tests`)
  const folder = mkdtempSync(join(tmpdir(), 'jani-test-'))
  const outputFile = join(folder, 'results.json')
  const serially = level === 'e2e' ? ['--runInBand'] : ['--maxWorkers', '2']
  const code = await runTool('jest', ['--selectProjects', level, '--json', '--outputFile', outputFile, ...serially])
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = results(outputFile)
  rmSync(folder, { recursive: true })
  const failed = numFailedTests + numRuntimeErrorTestSuites
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function results(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numRuntimeErrorTestSuites: 0 }
  }
}
