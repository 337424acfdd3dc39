import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'

import { paths } from '~/contract/paths'

import { LEAF_PHOTO, chromiumPath, startServer } from './server'
import { startSlowProxy } from './slowProxy'

const SLOWDOWN = 6
/** As long as a reader looks at a page before the next tap. */
const LOOK_MS = 2_000

/** The first visit of a new farmer on a slow line and a slow phone, up to the first diagnosis: time and bytes after each step. */
export async function measureFirstVisit() {
  const server = await startServer()
  const line = await startSlowProxy(server.url)
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  page.setDefaultTimeout(60_000)
  const figures: Record<string, string> = {}
  const step = async (name: string, act: () => Promise<unknown>) => {
    const before = { ...line.sent }
    const startedAt = performance.now()
    await act()
    const ms = performance.now() - startedAt
    const kB = (way: 'down' | 'up') => ((line.sent[way] - before[way]) / 1000).toFixed(0)
    const total = `${(line.sent.down / 1000).toFixed(0)} down, ${(line.sent.up / 1000).toFixed(0)} up`
    figures[name] = `${(ms / 1000).toFixed(1)} s, ${kB('down')} kB down, ${kB('up')} up; in all ${total}`
    await page.waitForTimeout(LOOK_MS)
  }
  try {
    await visit(page, line.url, step)
    return figures
  } finally {
    await browser.close()
    line.stop()
    await server.stop()
  }
}

type Step = (name: string, act: () => Promise<unknown>) => Promise<void>

async function visit(page: Page, url: string, step: Step) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await step('the landing page is seen', async () => {
    await page.goto(url + paths.home, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
  await step('Diagnose Now: the form is seen', async () => {
    await page.getByRole('link', { name: 'Diagnose Now', exact: true }).first().tap()
    await page.getByLabel('Username').waitFor()
  })
  await step('Sign Up: the words are seen', async () => {
    await page.getByLabel('Username').fill('Wanjiru')
    await page.getByLabel('Email Address').fill('first.visit@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Shamba-ya-mahindi-7')
    await button('Sign Up').tap()
    await page.getByRole('list', { name: 'Your four words' }).waitFor()
  })
  await step('to the photo', async () => {
    await button('I have written them down').tap()
    await page.getByText('Diagnose Now', { exact: true }).first().tap()
    await page.getByText('Credits left: 5').waitFor()
  })
  await step('the photo is seen', async () => {
    await page.locator('input[type=file]:not([capture])').setInputFiles(LEAF_PHOTO)
    await page.getByAltText('The chosen leaf photo').waitFor()
  })
  await step('Diagnose: the diagnosis is seen', async () => {
    await button('Diagnose').tap()
    await page.getByRole('heading', { level: 2, name: /rust/i }).waitFor()
  })
}
