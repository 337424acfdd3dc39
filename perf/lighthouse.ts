import { execFile } from 'node:child_process'
import { readFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { paths } from '~/contract/paths'

import { serveControls } from './controls'
import { chromiumPath, median, startServer } from './server'

const RESULTS = '.lighthouseci'
const FLAGS = ['--numberOfRuns=5', '--settings.chromeFlags=--headless=new --no-sandbox --disable-gpu']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const EMPTY_PATH = '/empty'

type Audits = Record<string, { numericValue?: number }>
type Report = { requestedUrl: string; categories: Record<string, { score: number }>; audits: Audits }

/** Lighthouse CI's mobile run of every screen, five times each, and of an empty page and the control page for comparison. */
export async function measureLighthouse() {
  const controls = await serveControls()
  const server = await startServer()
  try {
    const screens = Object.values(paths).filter((path) => !path.includes(':'))
    const urls = [...screens.map((screen) => server.url + screen), ...controls.paths.map((page) => controls.url + page)]
    const env = { ...process.env, CHROME_PATH: await chromiumPath() }
    await rm(RESULTS, { recursive: true, force: true })
    await promisify(execFile)('npx', ['lhci', 'collect', ...urls.map((url) => `--url=${url}`), ...FLAGS], { env })
    const figures = summarise(await readReports(), [...screens, ...controls.paths])
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
    figures[page] = `lowest scores ${scores}, LCP ${lcpOf(page).toFixed(0)} ms, blocked ${blocked} ms, shift ${shift}`
  }
  figures['LCP of / over an empty page'] = (lcpOf(paths.home) / lcpOf(EMPTY_PATH)).toFixed(3)
  return figures
}
