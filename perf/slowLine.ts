import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'

import { paths } from '~/contract/paths'

import { serveControls } from './controls'
import { chromiumPath, median, startServer } from './server'

const ROUNDS = 5
const SCREENS = [paths.home, paths.predict, paths.login]
const LOCALES = ['en-KE', 'sw-KE']
const LINE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }
const SLOWDOWN = 6
const FIRST_CONTENT = `new Promise((resolve) =>
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint')
    if (paint) resolve(paint.startTime)
  }).observe({ type: 'paint', buffered: true }))`

/** First content on 400 kbit/s with 400 ms of latency and a six times slower CPU, without a cache, in turns with an empty page. */
export async function measureSlowLine() {
  const controls = await serveControls()
  const server = await startServer()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const visits = [
      { name: 'an empty page', url: `${controls.url}/empty`, locale: 'en-KE' },
      ...LOCALES.flatMap((locale) =>
        SCREENS.map((screen) => ({ name: `${screen} (${locale})`, url: server.url + screen, locale })),
      ),
    ]
    const times = new Map<string, number[]>()
    for (let round = 0; round < ROUNDS; round++)
      for (const { name, url, locale } of visits)
        times.set(name, [...(times.get(name) ?? []), await firstContentMs(browser, url, locale)])
    return Object.fromEntries([...times].map(([name, all]) => [name, describe(all)]))
  } finally {
    await browser.close()
    controls.stop()
    await server.stop()
  }
}

async function firstContentMs(browser: Browser, url: string, locale: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
  const firstContent = await page.evaluate<number>(FIRST_CONTENT)
  await context.close()
  return firstContent
}

const describe = (times: number[]) =>
  `${median(times).toFixed(0)} ms (${times.map((time) => time.toFixed(0)).join(' ')})`
