import { execFile } from 'node:child_process'
import { readFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { serveControls } from './controls'
import { screens } from './loading'
import { chromiumPath, median, startServer } from './server'

const RESULTS = '.lighthouseci'
const ROUNDS = 5
const FLAGS = ['--additive', '--numberOfRuns=1', '--settings.chromeFlags=--headless=new --no-sandbox --disable-gpu']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const EMPTY_PATH = '/empty'

type Audits = Record<string, { numericValue?: number }>
type Report = {
  requestedUrl: string
  categories: Record<string, { score: number }>
  audits: Audits
  environment: { benchmarkIndex: number }
}

/** Lighthouse CI's mobile run of every screen, in turns with an empty page and the control page. */
export async function measureLighthouse() {
  const controls = await serveControls()
  const server = await startServer()
  try {
    const urls = [...screens().map((path) => server.url + path), ...controls.paths.map((page) => controls.url + page)]
    const env = { ...process.env, CHROME_PATH: await chromiumPath() }
    await rm(RESULTS, { recursive: true, force: true })
    const collect = ['lhci', 'collect', ...FLAGS, ...urls.map((url) => `--url=${url}`)]
    for (let round = 0; round < ROUNDS; round++) await promisify(execFile)('npx', collect, { env })
    const figures = summarise(await readReports(), [...screens(), ...controls.paths])
    return { ...figures, 'script of /control': `${(controls.scriptBytes / 1000).toFixed(1)} kB` }
  } finally {
    controls.stop()
    await server.stop()
  }
}

async function readReports() {
  const files = (await readdir(RESULTS)).filter((file) => /^lhr-.*\.json$/.test(file))
  const texts = await Promise.all(files.map((file) => readFile(path.join(RESULTS, file), 'utf8')))
  return texts.map((text) => JSON.parse(text) as Report)
}

function summarise(reports: Report[], pages: string[]): Record<string, string> {
  const runsOf = (page: string) => reports.filter(({ requestedUrl }) => new URL(requestedUrl).pathname === page)
  const valuesOf = (page: string, audit: string) => runsOf(page).map(({ audits }) => audits[audit]?.numericValue ?? NaN)
  const lcpOf = (page: string) => median(valuesOf(page, 'largest-contentful-paint'))
  const figures: Record<string, string> = {}
  for (const page of pages) {
    const lowest = (name: string) => Math.min(...runsOf(page).map(({ categories }) => categories[name]?.score ?? 0))
    const scores = CATEGORIES.map((name) => Math.round(100 * lowest(name))).join(' ')
    const blocked = median(valuesOf(page, 'total-blocking-time')).toFixed(0)
    const shift = Math.max(...valuesOf(page, 'cumulative-layout-shift')).toFixed(3)
    const lcp = `LCP ${lcpOf(page).toFixed(0)} ms, ${(lcpOf(page) / lcpOf(EMPTY_PATH)).toFixed(2)} times an empty page`
    figures[page] = `lowest scores ${scores}, ${lcp}, blocked ${blocked} ms, shift ${shift}`
  }
  const indexes = reports.map(({ environment }) => environment.benchmarkIndex)
  return { ...figures, 'benchmark index': `${median(indexes)} (${Math.min(...indexes)} to ${Math.max(...indexes)})` }
}
