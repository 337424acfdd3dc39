import { readFileSync, readdirSync } from 'node:fs'

import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'

import { MAX_PHOTOS } from '~/contract/limits'
import { accountPath, paths } from '~/contract/paths'

import { LEAF_PHOTO, chromiumPath, logIn, median, signUp, startServer } from './server'
import type { Server } from './server'

const ROUNDS = 5
/** Of different leaves. */
const SET = readdirSync('public/photos')
  .filter((name) => name.endsWith('-1.webp'))
  .slice(0, MAX_PHOTOS)
  .map((name) => `public/photos/${name}`)
const KEEP_TIMEOUT_MS = 60_000
/** What a photo or a page sets off has ended by then. */
const SETTLE_MS = 2_000

/** CPU time and memory of the page with its workers, for a look at one photo without a server. */
export async function measureLook() {
  const server = await startServer()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' })
    await signUp(server)
    await keepPack(context, server)
    await server.stop()
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(browser, context, server))
    return figuresOf(rounds)
  } finally {
    await browser.close()
  }
}

async function keepPack(context: BrowserContext, server: Server) {
  const tokens = await logIn(server)
  await context.addInitScript((stored) => {
    for (const [name, token] of Object.entries(stored)) localStorage.setItem(name, token)
  }, tokens)
  const page = await context.newPage()
  await page.goto(server.url + accountPath('phone'))
  await page.getByRole('button', { name: /^Keep Jani on this phone/ }).click()
  await page.getByRole('heading', { name: 'Jani is kept on this phone' }).waitFor({ timeout: KEEP_TIMEOUT_MS })
  await page.goto(server.url + paths.predict)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.close()
}

async function remove(page: Page) {
  await page.getByAltText('The chosen leaf photo').click()
  await page.getByRole('button', { name: 'Remove leaf photo 1' }).click()
}

type Round = Awaited<ReturnType<typeof measureRound>>

/** Cold: the worker starts, and loads the network. Warm: it has looked at a photo. */
async function measureRound(browser: Browser, context: BrowserContext, server: Server) {
  const page = await context.newPage()
  await page.goto(server.url + paths.predict)
  const pids = await renderersOf(browser)
  await choose(page, [LEAF_PHOTO])
  const idleBytes = memoryOf(pids)
  const cold = await look(page, pids)
  const memoryBytes = memoryOf(pids) - idleBytes
  await remove(page)
  await choose(page, [LEAF_PHOTO])
  const warm = await look(page, pids)
  await remove(page)
  await choose(page, SET)
  const six = await look(page, pids)
  await page.close()
  return { cold, warm, six, memoryBytes }
}

async function choose(page: Page, photos: string[]) {
  await page.locator('input[type=file]:not([capture])').setInputFiles(photos)
  await page.waitForTimeout(SETTLE_MS)
}

async function look(page: Page, pids: readonly number[]) {
  const before = cpuMsOf(pids)
  const start = performance.now()
  await page.getByRole('button', { name: /^Look with this phone/ }).click()
  await page.getByRole('region', { name: 'Looked at by this phone.' }).waitFor()
  return { cpuMs: cpuMsOf(pids) - before, wallMs: performance.now() - start }
}

async function renderersOf(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Of all threads that live. */
const cpuMsOf = (pids: readonly number[]) =>
  sum(
    pids.flatMap((pid) =>
      readdirSync(`/proc/${pid}/task`).map((thread) => {
        const [nanoseconds = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
        return Number(nanoseconds) / 1e6
      }),
    ),
  )

/** Not shared with other processes. */
const memoryOf = (pids: readonly number[]) =>
  sum(
    pids.map((pid) => {
      const [, kilobytes = '0'] =
        /^Private_Dirty:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
      return Number(kilobytes) * 1024
    }),
  )

function figuresOf(rounds: readonly Round[]) {
  const middle = (of: (round: Round) => number) => median(rounds.map(of)).toFixed(0)
  const range = (of: (round: Round) => number) =>
    `${Math.min(...rounds.map(of)).toFixed(0)} to ${Math.max(...rounds.map(of)).toFixed(0)}`
  const described = (of: (round: Round) => number) => `${middle(of)} (${range(of)})`
  return {
    'CPU from the tap to a cold look, ms': described(({ cold }) => cold.cpuMs),
    'CPU from the tap to a warm look, ms': described(({ warm }) => warm.cpuMs),
    'CPU from the tap to a look at six photos, ms': described(({ six }) => six.cpuMs),
    'clock, cold, ms': described(({ cold }) => cold.wallMs),
    'clock, warm, ms': described(({ warm }) => warm.wallMs),
    'memory above idle, MB': described(({ memoryBytes }) => memoryBytes / 1e6),
  }
}
