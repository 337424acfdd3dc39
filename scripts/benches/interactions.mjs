import { loadavg } from 'node:os'

import { ensureBuilt } from '../steps.mjs'
import { median, round } from './compare.mjs'
import { tested } from './inProcess.mjs'

const PHONE = { width: 360, height: 740 }
const SLOW_PHONE = 6
const LEAF = new URL('../../__tests__/support/photos/maizeRust.jpg', import.meta.url).pathname
/** Nothing is reported below this; an interaction that is not reported took less. */
const REPORTED_MS = 16
/** A machine that others share is now and then late by itself. */
const ROUNDS = 5
const BETWEEN_MS = 400
/** From a finger's touch until it lifts. */
const PRESS = { delay: 80 }
/** Long enough to fall outside what a phone is busy with before somebody sees enough to touch it. */
const SETTLED_MS = 3_000

const button = (name) => (page) => page.getByRole('button', { name, exact: true }).first().click(PRESS)

/** What a farmer touches, in this order; each is one interaction. */
const AT_HOME = [
  ['open an answer', button('Which crops can Jani diagnose?')],
  ['close it', button('Which crops can Jani diagnose?')],
  ['next testimonial', button('Next testimonial')],
  ['open the menu', button('Open menu')],
  ['close the menu', (page) => page.keyboard.press('Escape')],
  [
    'other colours',
    (page) =>
      page
        .getByRole('button', { name: /theme|colou?rs?|dark|light/i })
        .first()
        .click(PRESS),
  ],
]
const AT_LOGIN = [
  ['type an address', (page) => page.getByLabel('Email Address').press('f')],
  ['type a password', (page) => page.getByLabel('Password', { exact: true }).press('S')],
  [
    'show the password',
    (page) =>
      page
        .getByRole('button', { name: /password/i })
        .first()
        .click(PRESS),
  ],
  ['log in with what will not do', button('Login')],
  ['sign up instead', (page) => page.getByRole('link', { name: 'Sign Up' }).first().click(PRESS)],
]
const AT_DIAGNOSIS = [
  ['diagnose', button('Diagnose')],
  ['open the menu during the typewriter', button('Open menu')],
  ['log out', button('Log Out')],
]

/** How long each of 14 interactions takes until the next frame on a phone six times slower than this machine, and whether the page stands still while a report is typed. */
export async function interactions() {
  await ensureBuilt()
  const product = await tested('../e2e/support/openProduct.ts').openProduct()
  try {
    const rounds = []
    for (let turn = 0; turn < ROUNDS; turn++) rounds.push(await touchEverything(product))
    const touches = rounds[0].took.map(({ name }, at) => {
      const times = rounds.map(({ took }) => took[at].ms)
      return { name, ms: median(times), most: Math.max(...times) }
    })
    const worst = touches.toSorted((a, b) => b.ms - a.ms)[0]
    return {
      interactions: touches.length,
      rounds: ROUNDS,
      'worst median (ms)': worst.ms,
      'which was': worst.name,
      'all (ms, median and most)': touches.map(({ name, ms, most }) => `${name} ${ms} ${most}`).join('; '),
      'long tasks during the typewriter': rounds.map(({ longTasks }) => longTasks).join(' '),
      load: round(loadavg()[0]),
    }
  } finally {
    await product.close()
  }
}

async function touchEverything(product) {
  const took = []
  const home = await open(product, '/', {})
  await home.mouse.wheel(0, 10)
  await home.locator('html[data-awake]').waitFor({ state: 'attached' })
  took.push(...(await measure(home, AT_HOME)))
  await home.context().close()

  const login = await open(product, '/login', {})
  took.push(...(await measure(login, AT_LOGIN)))
  await login.context().close()

  const predict = await open(product, '/predict', await product.signedIn())
  await predict.locator('input[type=file]').setInputFiles(LEAF)
  await predict.getByAltText('The chosen leaf photo').waitFor()
  took.push(...(await measure(predict, AT_DIAGNOSIS.slice(0, 1))))
  await predict
    .getByText(/common rust/i)
    .first()
    .waitFor()
  await predict.evaluate(forget)
  await predict.waitForTimeout(SETTLED_MS)
  const { longTasks } = await predict.evaluate(seen)
  took.push(...(await measure(predict, AT_DIAGNOSIS.slice(1))))
  await predict.context().close()
  return { took, longTasks: longTasks.length }
}

async function open(product, path, profile) {
  const page = await product.openPage({ viewport: PHONE, hasTouch: true, ...profile })
  await page.addInitScript(watch, REPORTED_MS)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLED_MS)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE })
  return page
}

async function measure(page, steps) {
  const took = []
  for (const [name, act] of steps) {
    await page.evaluate(forget)
    await act(page)
    await page.waitForTimeout(BETWEEN_MS)
    const { events } = await page.evaluate(seen)
    took.push({ name, ms: Math.max(0, ...events) })
  }
  return took
}

/** Runs in the page, before anything of it. */
function watch(durationThreshold) {
  globalThis.observed = { events: [], longTasks: [] }
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) observed.events.push(duration)
  }).observe({ type: 'event', durationThreshold })
  new PerformanceObserver((list) => {
    observed.longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
  }).observe({ type: 'longtask' })
}

/** Run in the page. */
const seen = () => globalThis.observed
const forget = () => {
  globalThis.observed.events = []
  globalThis.observed.longTasks = []
}
