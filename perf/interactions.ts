import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { paths } from '~/contract/paths'

import { serveControls } from './controls'
import { LEAF_PHOTO, chromiumPath, logIn, median, signUp, startServer } from './server'
import type { Server } from './server'

const ROUNDS = 5
const OBSERVE = `globalThis.durations = []
  new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'event', durationThreshold: 16 })`

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
  ['control: open an answer', press('Which crops?')],
  ['control: diagnose', press('Diagnose')],
]
const REPORT: Step[] = [
  ['open the menu while the report is typed', press('Open menu')],
  ['log out', press('Log Out')],
]

/** Event timing of 14 interactions on a phone viewport with a six times slower CPU. */
export async function measureInteractions() {
  const controls = await serveControls()
  const server = await startServer()
  const executablePath = await chromiumPath()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await signUp(server)
    const times = new Map<string, number[]>()
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, ms] of await playRound(browser, server)) times.set(name, [...(times.get(name) ?? []), ms])
    times.set('longest median', [Math.max(...[...times.values()].map(median))])
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, ms] of await timeEach(await open(browser, `${controls.url}/control`), CONTROL))
        times.set(name, [...(times.get(name) ?? []), ms])
    return Object.fromEntries([...times].map(([name, all]) => [name, `${all.join(' ')} ms`]))
  } finally {
    await browser.close()
    controls.stop()
    await server.stop()
  }
}

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
  await Promise.all(browser.contexts().map((context) => context.close()))
  return took
}

async function open(browser: Browser, url: string, tokens?: { access: string; refresh: string }) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const store = `Object.assign(localStorage, ${JSON.stringify(tokens ?? {})})`
  await page.addInitScript(`${store}\n${OBSERVE}`)
  await page.goto(url, { waitUntil: 'networkidle' })
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })
  return page
}

async function timeEach(page: Page, steps: Step[]) {
  const took: [string, number][] = []
  for (const [name, act] of steps) {
    await act(page)
    await page.waitForTimeout(400)
    took.push([name, Math.max(0, ...(await page.evaluate<number[]>('durations.splice(0)')))])
  }
  return took
}
