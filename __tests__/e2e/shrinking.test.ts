import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from 'playwright-core'

import { campaign } from '../support/campaign'
import { phonePhoto } from '../support/phonePhoto'
import { photos } from '../support/photos'
import { newDataDir } from '../support/product'
import { fileIn, startRecordingProxy } from '../support/recordingProxy'
import { PHONE } from './support/devices'
import { openProduct } from './support/openProduct'
import type { Product } from './support/openProduct'
import { requestsOf } from './support/requests'
import { choose, press, previewOf, reportOf } from './support/scanning'

const copies = campaign('shrinking', 1)
const SLOW_PHONE = 6
const KB = 1_000

jest.setTimeout(copies.timeoutMs(120_000))

declare global {
  var longTasks: number[]
  /** How many photos the page itself has decoded in order to copy them. */
  var copiedInPage: number
}

let product: Product
let data: Awaited<ReturnType<typeof newDataDir>>
let recorder: Awaited<ReturnType<typeof startRecordingProxy>>
let large: string
beforeAll(async () => {
  product = await openProduct()
  recorder = await startRecordingProxy(Number(new URL(product.url).port))
  data = await newDataDir()
  large = path.join(data.folder, 'leaf.jpg')
  await writeFile(large, await phonePhoto())
})
afterAll(async () => {
  recorder.close()
  await product.close()
  await data.remove()
})

/** A page that has answered once already: all its code is here. */
async function openWarm(beforehand: () => void = () => undefined) {
  const page = await product.openPage({ viewport: PHONE, reducedMotion: 'reduce', baseURL: recorder.url })
  await page.addInitScript(countCopies)
  await page.addInitScript(beforehand)
  await page.goto('/predict')
  await choose(page, photos.maizeRust)
  await press(page)
  await reportOf(page).waitFor()
  return page
}

async function sendLarge(page: Page) {
  await choose(page, large)
  await press(page)
  await reportOf(page).waitFor()
  return fileIn(recorder.scans.pop()!)
}

/** Runs in the page, before anything of it; a worker has a function of its own. */
function countCopies() {
  const decode = globalThis.createImageBitmap.bind(globalThis) as (...args: unknown[]) => Promise<ImageBitmap>
  globalThis.copiedInPage = 0
  Object.assign(globalThis, {
    createImageBitmap: (...args: unknown[]) => {
      globalThis.copiedInPage++
      return decode(...args)
    },
  })
}

const copiedIn = (page: Page) => page.evaluate(() => globalThis.copiedInPage)

/** Runs in the page, before anything of it. */
function forgetWorkers() {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas')
}

/** From now on the page runs as on a slow phone and notes how long it stands still, each time for more than 50 ms. */
async function watchStandstills(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE })
  await page.evaluate(() => {
    globalThis.longTasks = []
    new PerformanceObserver((list) => {
      globalThis.longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
    }).observe({ type: 'longtask' })
  })
}

const standstills = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)).then(() => globalThis.longTasks))

/** Where time is measured, the worker comes when all else that follows the choice of a photo is done. */
async function copyInWorker() {
  const page = await openWarm()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  if (copies.isAsked) await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
  const copying = page.waitForEvent('worker')
  await choose(page, large)
  await page.waitForFunction(isShown)
  await watchStandstills(page)
  release()
  const worker = await copying
  await worker.waitForEvent('close', { timeout: 60_000 }).catch(() => undefined) // it may have been that fast
  const stood = await standstills(page)
  expect(await copiedIn(page)).toBe(0)
  await page.context().close()
  return stood
}

async function copyInPage() {
  const page = await openWarm(forgetWorkers)
  await watchStandstills(page)
  const copy = await sendLarge(page)
  const stood = await standstills(page)
  expect(copy.length).toBeLessThan(100 * KB)
  expect(await copiedIn(page)).toBe(2) // the one before, too
  await page.context().close()
  return stood
}

/** Runs in the page. */
const isShown = () => (document.querySelector<HTMLImageElement>('main img[src^="blob:"]')?.naturalWidth ?? 0) > 0

const sum = (durations: number[]) => durations.reduce((total, each) => total + each, 0)

it('makes the copy beside the page, which does not stand still as it would without a worker, on a slow phone', async () => {
  const [worker, control] = [[] as number[], [] as number[]]
  for (let index = 0; index < copies.count; index++) {
    worker.push(...(await copyInWorker()))
    control.push(...(await copyInPage()))
  }
  copies.record({
    copies: copies.count,
    'long tasks': worker.length,
    'longest (ms)': Math.max(0, ...worker),
    'long tasks without a worker': control.length,
    'longest without (ms)': Math.max(...control),
  })
  // by the clock only in the campaign; in every run it is counted where copies are made
  if (copies.isAsked) expect(sum(worker)).toBeLessThan(sum(control) / 4)
})

it('shows the photo while its copy is not even begun', async () => {
  const page = await openWarm()
  await page.route('**/assets/*.js', () => undefined) // the worker is on its way, and stays there
  await choose(page, large)
  await page.waitForFunction(isShown)
  expect(await previewOf(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(4032)
  await page.context().close()
})

it('sends a copy all the same when the network loses the worker', async () => {
  const page = await openWarm()
  await page.route('**/assets/*.js', (route) => route.abort())
  expect((await sendLarge(page)).length).toBeLessThan(100 * KB)
  await page.context().close()
})

it('sends a copy all the same when the worker never comes', async () => {
  const page = await openWarm()
  await page.route('**/assets/*.js', () => undefined) // neither answered nor refused
  expect((await sendLarge(page)).length).toBeLessThan(100 * KB)
  expect(await copiedIn(page)).toBe(1)
  await page.context().close()
})

it('brings the worker when a photo is chosen, and not before', async () => {
  const page = await product.openPage({ viewport: PHONE, baseURL: recorder.url })
  const requests = requestsOf(page)
  await page.goto('/predict', { waitUntil: 'networkidle' })
  const before = requests.scripts()
  const coming = page.waitForEvent('worker')
  await choose(page, photos.maizeRust)
  expect(before).not.toContain(new URL((await coming).url()).pathname)
  await page.context().close()
})

it('refuses at once an original of more than 5 MB that the browser cannot copy', async () => {
  const page = await openWarm()
  await choose(page, Buffer.alloc(5 * 1024 * 1024 + 1, 'no photo'))
  const { length } = recorder.scans
  await press(page)
  await page.getByText('The file is too large. Please upload a smaller file.').waitFor()
  expect(recorder.scans).toHaveLength(length)
  await page.context().close()
})
