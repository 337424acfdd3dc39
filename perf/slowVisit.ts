import { chromium } from '@playwright/test'
import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test'

import { chromiumPath, startServer } from './server'
import type { Server } from './server'
import { startSlowProxy } from './slowProxy'

const SLOWDOWN = 6
/** As long as a reader looks at a page before the next tap. */
const LOOK_MS = 2_000

export type Visitor = {
  page: Page
  context: BrowserContext
  server: Server
  /** That of the slow line. */
  url: string
  tap: (target: Locator) => Promise<void>
  /** Times `act` and counts its bytes and taps. */
  step: (name: string, act: () => Promise<unknown>) => Promise<void>
}
export type Visit = (visitor: Visitor) => Promise<void>

/** Plays `visit` on a phone of 360 x 640 px with a six times slower CPU and a line of 400 kbit/s, 400 ms. Time, bytes and taps after each step. */
export async function playOnSlowLine(visit: Visit, options: BrowserContextOptions = {}) {
  const server = await startServer()
  const line = await startSlowProxy(server.url)
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const viewport = { width: 360, height: 640 }
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, ...options })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  page.setDefaultTimeout(30_000)
  const { figures, step, tap, total } = record(page, line.sent)
  try {
    await visit({ page, context, server, url: line.url, tap, step })
    return { ...figures, 'in all': total() }
  } finally {
    await browser.close()
    line.stop()
    await server.stop()
  }
}

/** Counts taps, seconds and bytes. */
function record(page: Page, sent: { down: number; up: number }) {
  const figures: Record<string, string> = {}
  const all = { taps: 0, seconds: 0 }
  const inWords = (taps: number, seconds: number, down: number, up: number) =>
    `${taps} taps, ${seconds.toFixed(1)} s, ${(down / 1000).toFixed(0)} kB down, ${(up / 1000).toFixed(0)} up`
  const tap = async (target: Locator) => {
    await target.tap()
    all.taps++
  }
  const step = async (name: string, act: () => Promise<unknown>) => {
    const before = { ...all, ...sent }
    const startedAt = performance.now()
    await act()
    const seconds = (performance.now() - startedAt) / 1000
    all.seconds += seconds
    figures[name] = inWords(all.taps - before.taps, seconds, sent.down - before.down, sent.up - before.up)
    await page.waitForTimeout(LOOK_MS)
  }
  return { figures, tap, step, total: () => inWords(all.taps, all.seconds, sent.down, sent.up) }
}
