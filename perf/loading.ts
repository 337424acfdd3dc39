import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'

import { paths } from '~/contract/paths'

import { serveControls } from './controls'
import { chromiumPath, logIn, median, signUp, startServer } from './server'
import { blockingMs, tasksOfThread, trace } from './trace'

const ROUNDS = 5
/** After the last request: what waits for idle time has begun. */
const SETTLE_MS = 1_500
const SIGNED_IN = [paths.predict, paths.history, paths.account]

type Tokens = { access: string; refresh: string }
type Visit = { name: string; url: string; tokens?: Tokens }

/** What every screen costs while it loads, in turns with an empty page: CPU time of the main thread, and bytes. */
export async function measureLoading() {
  const controls = await serveControls()
  const server = await startServer()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    await signUp(server)
    const tokens = await logIn(server)
    const visits: Visit[] = [
      ...controls.paths.map((name) => ({ name, url: controls.url + name })),
      ...screens().map((name) => ({ name, url: server.url + name })),
      ...SIGNED_IN.map((name) => ({ name: `${name}, signed in`, url: server.url + name, tokens })),
    ]
    const loads = new Map<string, Load[]>()
    for (let round = 0; round < ROUNDS; round++)
      for (const visit of visits) loads.set(visit.name, [...(loads.get(visit.name) ?? []), await load(browser, visit)])
    return Object.fromEntries([...loads].map(([name, all]) => [name, describe(all)]))
  } finally {
    await browser.close()
    controls.stop()
    await server.stop()
  }
}

export const screens = () => Object.values(paths).filter((path) => !path.includes(':'))

type Load = Awaited<ReturnType<typeof load>>

async function load(browser: Browser, { url, tokens }: Visit) {
  const context = await newPhone(browser, tokens)
  const page = await context.newPage()
  const bytes = countBytes(page)
  const events = await trace(page, async () => {
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLE_MS)
  })
  const begin = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url)
  if (!begin) throw new Error(`The trace has no navigation to ${url}.`)
  const tasks = tasksOfThread(events, begin).filter(({ from }) => from >= begin.ts)
  const counted = await bytes()
  await context.close()
  return { tasks, ...counted }
}

/** Without a service worker, whose downloads belong to the next visit. */
async function newPhone(browser: Browser, tokens: Tokens | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  await context.addInitScript(`Object.assign(localStorage, ${JSON.stringify(tokens ?? {})})`)
  return context
}

/** Sent to the page from now on: the document with its headers, scripts without theirs. Prefetching is not counted. */
function countBytes(page: Page) {
  const requests: Promise<{ type: string; body: number; headers: number }>[] = []
  page.on('requestfinished', (request) => {
    if (request.headers()['sec-purpose'] !== undefined) return
    const sizes = request
      .sizes()
      .then(({ responseBodySize: body, responseHeadersSize: headers }) => ({ body, headers }))
    requests.push(sizes.then((size) => ({ type: request.resourceType(), ...size })))
  })
  return async () => {
    const all = await Promise.all(requests)
    const sumOf = (type: string) => all.filter((request) => request.type === type)
    return {
      documentBytes: sumOf('document').reduce((sum, { body, headers }) => sum + body + headers, 0),
      scriptBytes: sumOf('script').reduce((sum, { body }) => sum + body, 0),
      requests: all.length,
    }
  }
}

function describe(loads: Load[]) {
  const of = (value: (load: Load) => number, digits = 0) => median(loads.map(value)).toFixed(digits)
  const longest = ({ tasks }: Load) => Math.max(...tasks.map(({ cpuMs }) => cpuMs))
  return [
    `blocked ${of(({ tasks }) => blockingMs(tasks, 4))} ms at 4x`,
    `longest task ${of((load) => 6 * longest(load))} ms at 6x`,
    `CPU ${of(({ tasks }) => tasks.reduce((sum, { cpuMs }) => sum + cpuMs, 0))} ms`,
    `document ${of(({ documentBytes }) => documentBytes / 1000, 1)} kB`,
    `scripts ${of(({ scriptBytes }) => scriptBytes / 1000, 1)} kB`,
    `${of(({ requests }) => requests)} requests`,
  ].join(', ')
}
