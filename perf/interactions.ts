import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { paths } from '~/contract/paths'

import { serveControls } from './controls'
import { LEAF_PHOTO, chromiumPath, logIn, median, signUp, startServer } from './server'
import type { Server } from './server'
import { tasksOfThread, trace } from './trace'
import type { TraceEvent } from './trace'

const ROUNDS = 5
const SLOWDOWN = 6
/** Longer than the delay of any timer that answers a press. */
const SETTLE_MS = 600
const PRESSES = new Set(['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown'])
/** Chromium's steps of an image on its way to the screen. */
const PAINTS = new Set(['Commit', 'Paint'])

type Step = [name: string, act: (page: Page) => Promise<void>]

const press =
  (name: string | RegExp, role: 'button' | 'link' = 'button') =>
  (page: Page) =>
    page.getByRole(role, { name, exact: true }).first().click({ delay: 80 })

const HOME: Step[] = [
  ['open an answer', press('Which crops can Jani diagnose?')],
  ['close the answer', press('Which crops can Jani diagnose?')],
  ['next testimonial', press('Next testimonial')],
  ['open the menu', press('Open menu')],
  ['switch colours', press(/theme|colou?rs?|dark|light/i)],
  ['close the menu', (page) => page.keyboard.press('Escape')],
]
const LOGIN: Step[] = [
  ['type an address', (page) => page.getByLabel('Email Address').press('f')],
  ['type a password', (page) => page.getByLabel('Password', { exact: true }).press('S')],
  ['show the password', press(/password/i)],
  ['submit an invalid form', press('Login')],
  ['open the sign-up form', press('Sign Up', 'link')],
]
const CONTROL: Step[] = [
  ['libraries alone: open an answer', press('Which crops?')],
  ['libraries alone: diagnose', press('Diagnose')],
]
const EMPTY: Step[] = [['an empty page: open its details', (page) => page.getByText('Open').click({ delay: 80 })]]
const REPORT: Step[] = [
  ['open the menu while the report is typed', press('Open menu')],
  ['log out', press('Log Out')],
]

/** CPU time of the main thread from a press to the next paint, in 14 interactions, in turns with the libraries alone and an empty page. */
export async function measureInteractions() {
  const controls = await serveControls()
  const server = await startServer()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    await signUp(server)
    const times = new Map<string, number[]>()
    const add = (figures: [string, number][]) => {
      for (const [name, ms] of figures) times.set(name, [...(times.get(name) ?? []), ms])
    }
    for (let round = 0; round < ROUNDS; round++) {
      add(await playRound(browser, server))
      add(await timeEach(await open(browser, `${controls.url}/control`), CONTROL))
      add(await timeEach(await open(browser, `${controls.url}/empty`), EMPTY))
      await Promise.all(browser.contexts().map((context) => context.close()))
    }
    return Object.fromEntries([...times].map(([name, all]) => [name, describe(all)]))
  } finally {
    await browser.close()
    controls.stop()
    await server.stop()
  }
}

const describe = (times: number[]) =>
  `${median(times).toFixed(0)} ms (${times.map((time) => time.toFixed(0)).join(' ')})`

async function playRound(browser: Browser, server: Server) {
  const home = await open(browser, server.url + paths.home)
  await home.mouse.wheel(0, 10) // the landing page hydrates on the first interaction
  await home.waitForTimeout(3_000)
  const took = await timeEach(home, HOME)
  took.push(...(await timeEach(await open(browser, server.url + paths.login), LOGIN)))
  const predict = await open(browser, server.url + paths.predict, await logIn(server))
  await predict.locator('input[type=file]').first().setInputFiles(LEAF_PHOTO)
  await predict.getByAltText('The chosen leaf photo').waitFor()
  took.push(...(await timeEach(predict, [['diagnose', press('Diagnose')]])))
  await predict
    .getByText(/common rust/i)
    .first()
    .waitFor()
  took.push(...(await timeEach(predict, REPORT)))
  return took
}

async function open(browser: Browser, url: string, tokens?: { access: string; refresh: string }) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true })
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(tokens ?? {})})`)
  await page.goto(url, { waitUntil: 'networkidle' })
  return page
}

async function timeEach(page: Page, steps: Step[]) {
  const took: [string, number][] = []
  for (const [name, act] of steps) {
    const events = await trace(page, async () => {
      await act(page)
      await page.waitForTimeout(SETTLE_MS)
    })
    took.push([name, SLOWDOWN * cpuUntilPainted(events)])
  }
  return took
}

/** Of the press or key that took longest. */
function cpuUntilPainted(events: TraceEvent[]) {
  const presses = events.filter(({ name, args }) => name === 'EventDispatch' && PRESSES.has(args?.data?.type ?? ''))
  const cpus = presses.map((press) => {
    const end = press.ts + (press.dur ?? 0)
    const paints = events.filter(
      ({ name, tid, pid, ts }) => PAINTS.has(name) && pid === press.pid && tid === press.tid && ts > end,
    )
    const painted = Math.min(...paints.map(({ ts }) => ts))
    const until = Number.isFinite(painted) ? painted : end
    const tasks = tasksOfThread(events, press).filter(({ from, to }) => to >= press.ts && from <= until)
    return tasks.reduce((sum, { cpuMs }) => sum + cpuMs, 0)
  })
  return Math.max(...cpus)
}
