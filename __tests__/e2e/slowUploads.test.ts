import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from 'playwright-core'

import { campaign } from '../support/campaign'
import { grant, signUp } from '../support/load/richFarmer'
import { phonePhoto } from '../support/phonePhoto'
import { newDataDir } from '../support/product'
import { startSlowProxy } from '../support/slowProxy'
import { PHONE } from './support/devices'
import { openProduct } from './support/openProduct'
import type { Product } from './support/openProduct'
import { choose, press, reportOf } from './support/scanning'

const scans = campaign('slowUploads', 3)
/** The edge of a cell. */
const LINK = { bitsPerSecond: 400_000, roundTripMs: 400 }
/** Of ten scans one is tried with the original, which must fail. */
const CONTROLS = Math.ceil(scans.count / 10)

jest.setTimeout(scans.timeoutMs(180_000))

type Slow = Awaited<ReturnType<typeof startSlowProxy>>
let product: Product
let data: Awaited<ReturnType<typeof newDataDir>>
let photo: string
const links: Slow[] = []
beforeAll(async () => {
  product = await openProduct({ ACCESS_TOKEN_SECONDS: '7200' })
  data = await newDataDir()
  photo = path.join(data.folder, 'leaf.jpg')
  await writeFile(photo, await phonePhoto())
})
afterAll(async () => {
  for (const link of links) link.close()
  await product.close()
  await data.remove()
})

/** The diagnosis screen of a farmer with credits enough, over a slow link of their own. */
async function openPredict(email: string, beforehand: () => void = () => undefined) {
  const link = await startSlowProxy(Number(new URL(product.url).port), LINK)
  links.push(link)
  const { access, refresh } = await signUp(product.url, email)
  await grant(product.dataDir, email, scans.count)
  const localStorage = Object.entries({ access, refresh }).map(([name, value]) => ({ name, value }))
  const storageState = { cookies: [], origins: [{ origin: link.url, localStorage }] }
  const page = await product.openPage({ viewport: PHONE, reducedMotion: 'reduce', baseURL: link.url, storageState })
  await page.addInitScript(beforehand)
  await page.goto('/predict', { timeout: 60_000 })
  await page.getByText(/^Credits left: [1-9]/).waitFor({ timeout: 60_000 })
  return page
}

/** Seconds from the tap to the text; undefined when the client lost patience before, which it says. */
async function secondsToAnswer(page: Page) {
  await choose(page, photo)
  const tapped = performance.now()
  await press(page)
  const text = reportOf(page).first()
  await text.or(page.getByText('No response from server. Please try again later.')).first().waitFor()
  return (await text.isVisible()) ? (performance.now() - tapped) / 1000 : undefined
}

/** Runs in the page, before anything of it: a browser that can copy no photo sends the original. */
function forgetHowToCopy() {
  Reflect.deleteProperty(globalThis, 'Worker')
  globalThis.createImageBitmap = () => Promise.reject(new Error('not here'))
}

async function repeat(count: number, page: Page) {
  const seconds: (number | undefined)[] = []
  for (let index = 0; index < count; index++) seconds.push(await secondsToAnswer(page))
  await page.context().close()
  return { asked: count, answered: seconds.filter((each) => each !== undefined) }
}

it(`${scans.count} photos of 12 megapixels are each answered over 400 kbit/s with a round trip of 400 ms`, async () => {
  const [copies, originals] = await Promise.all([
    openPredict('farmer@example.com').then((page) => repeat(scans.count, page)),
    openPredict('other@example.com', forgetHowToCopy).then((page) => repeat(CONTROLS, page)),
  ])
  expect(copies.answered).toHaveLength(scans.count)
  expect(originals.answered).toHaveLength(0)
  const ordered = copies.answered.toSorted((a, b) => a - b)
  scans.record({
    scans: copies.asked,
    answered: ordered.length,
    'from the tap to the text, median (s)': Number(ordered[Math.floor(ordered.length / 2)]!.toFixed(2)),
    'slowest (s)': Number(ordered.at(-1)!.toFixed(2)),
    'answered when the original is sent': `${originals.answered.length} of ${originals.asked}`,
  })
})
