import { rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'

import { ensureBuilt, root, say } from '../steps.mjs'
import { median, round, spreadOf } from './compare.mjs'
import { tested } from './inProcess.mjs'
import { ensureMeasuringTools, importTool } from './measuringTools.mjs'
import { createProcesses } from './processes.mjs'

const PAIRS = 5
const CONTROL = '/control.html'
/** As little as can be painted: what the network, the server and the browser take by themselves. */
const CONTROL_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Control</title><h1>Control</h1></html>'
const PAIRED = ['/', '/login', '/predict']
const OTHERS = ['/about', '/blog', '/contact']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse's mobile run (simulated slow 4G and a CPU four times slower) of every screen, in turns with a page that shows one word. */
export async function lighthouse() {
  await ensureBuilt()
  await ensureMeasuringTools()
  const control = join(root, 'dist', 'public', CONTROL)
  const processes = createProcesses()
  const browser = await openBrowser()
  try {
    writeFileSync(control, CONTROL_PAGE)
    const { url } = await processes.startProduct()
    const runs = {}
    const run = async (path) => (runs[path] ??= []).push(await look(url + path, browser.port))
    for (let pair = 0; pair < PAIRS; pair++) {
      say(`round ${pair + 1} of ${PAIRS} ...`)
      for (const path of [CONTROL, ...PAIRED]) await run(path)
    }
    for (const path of OTHERS) await run(path)
    return summaryOf(runs)
  } finally {
    await browser.close()
    await processes.stopAll()
    rmSync(control, { force: true })
  }
}

function summaryOf(runs) {
  const of = (path, key) => runs[path].map((run) => run[key])
  const screens = [...PAIRED, ...OTHERS]
  const scores = (key) => screens.map((path) => `${path} ${Math.min(...of(path, key))}`).join(' ')
  return {
    runs: PAIRS,
    'LCP of / over that of one word': round(median(of('/', 'lcp')) / median(of(CONTROL, 'lcp'))),
    'its element': [...new Set(of('/', 'element'))].join(' or '),
    'LCP of one word (ms)': Math.round(median(of(CONTROL, 'lcp'))),
    'its spread': spreadOf(of(CONTROL, 'lcp')),
    'least performance': scores('performance'),
    'least of accessibility, best practices and search': Math.min(
      ...['accessibility', 'best-practices', 'seo'].flatMap((key) => screens.flatMap((path) => of(path, key))),
    ),
    'blocked (ms, median)': [CONTROL, ...PAIRED]
      .map((path) => `${path} ${Math.round(median(of(path, 'tbt')))}`)
      .join(' '),
    'most layout shift': Math.max(...screens.flatMap((path) => of(path, 'cls'))),
    load: round(loadavg()[0]),
  }
}

async function look(url, port) {
  const { default: audit } = await importTool('lighthouse')
  const { lhr } = await audit(url, { port, onlyCategories: CATEGORIES, logLevel: 'error', output: 'json' })
  const scores = Object.fromEntries(CATEGORIES.map((key) => [key, Math.round(lhr.categories[key].score * 100)]))
  const failed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  )
  if (failed.length > 0) say(`${url}: ${failed.map(({ id }) => id).join(', ')}`)
  const value = (id) => lhr.audits[id].numericValue
  const element = lhr.audits['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.nodeLabel
  const [lcp, tbt, cls] = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(value)
  return { ...scores, lcp, tbt, cls, element }
}

/** A browser that listens for Lighthouse. */
async function openBrowser() {
  const port = await tested('product.ts').freePort()
  const browser = await tested('chromium.ts').launchChromium([`--remote-debugging-port=${port}`])
  return { port, close: () => browser.close() }
}
